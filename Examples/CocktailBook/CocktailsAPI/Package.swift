// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "CocktailsAPI",
  platforms: [.macOS(.v15)],
  products: [.library(name: "CocktailsAPI", targets: ["CocktailsAPI"])],
  targets: [
    .target(
      name: "CocktailsAPI",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .strictMemorySafety(),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)

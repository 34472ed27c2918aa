// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
]

let package = Package(
  name: "CocktailBook",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "faq", path: "../.."), .package(path: "CocktailsAPI")],
  targets: [
    .target(
      name: "CocktailBook",
      dependencies: [
        .product(name: "CocktailsAPI", package: "CocktailsAPI"),
        .product(name: "FaqService", package: "faq"),
        .product(name: "FaqImport", package: "faq"),
        .product(name: "ContentParser", package: "faq"),
        .product(name: "Renderers", package: "faq"),
        .product(name: "FaqBrowser", package: "faq"),
        .product(name: "FaqCommand", package: "faq"),
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "cocktails",
      dependencies: [
        "CocktailBook",
        .product(name: "CocktailsAPI", package: "CocktailsAPI"),
        .product(name: "FaqCommand", package: "faq"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CocktailBookTests",
      dependencies: [
        "CocktailBook",
        .product(name: "CocktailsAPI", package: "CocktailsAPI"),
        .product(name: "FaqService", package: "faq"),
        .product(name: "FaqImport", package: "faq"),
        .product(name: "ContentParser", package: "faq"),
        .product(name: "Renderers", package: "faq"),
        .product(name: "FaqBrowser", package: "faq"),
        .product(name: "FaqCommand", package: "faq"),
        .product(name: "FaqTesting", package: "faq"),
      ],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)

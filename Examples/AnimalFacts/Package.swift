// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
]

let package = Package(
  name: "AnimalFacts",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "faq", path: "../..")],
  targets: [
    .target(name: "AnimalsAPI", swiftSettings: strict),
    .target(
      name: "AnimalFacts",
      dependencies: [
        "AnimalsAPI",
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
      name: "animals",
      dependencies: ["AnimalFacts", .product(name: "FaqCommand", package: "faq")],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AnimalFactsTests",
      dependencies: [
        "AnimalFacts", "AnimalsAPI",
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

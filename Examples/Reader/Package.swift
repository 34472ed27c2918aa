// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
]

let package = Package(
  name: "Reader",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "faq", path: "../..")],
  targets: [
    .target(name: "FeedService", swiftSettings: strict),
    .target(
      name: "FeedReader",
      dependencies: [
        "FeedService",
        .product(name: "FaqService", package: "faq"),
        .product(name: "FaqImport", package: "faq"),
        .product(name: "FaqSources", package: "faq"),
        .product(name: "ContentParser", package: "faq"),
        .product(name: "Renderers", package: "faq"),
        .product(name: "FaqBrowser", package: "faq"),
        .product(name: "FaqCommand", package: "faq"),
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "reader",
      dependencies: ["FeedReader", .product(name: "FaqCommand", package: "faq")],
      swiftSettings: strict
    ),
    .testTarget(name: "FeedServiceTests", dependencies: ["FeedService"], swiftSettings: strict),
    .testTarget(
      name: "FeedReaderTests",
      dependencies: [
        "FeedReader", "FeedService",
        .product(name: "FaqService", package: "faq"),
        .product(name: "FaqImport", package: "faq"),
        .product(name: "FaqSources", package: "faq"),
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

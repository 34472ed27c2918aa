// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "index",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "faq", path: "../../..")],
  targets: [
    .executableTarget(
      name: "index",
      dependencies: [
        .product(name: "ContentParser", package: "faq"),
        .product(name: "FaqSearch", package: "faq"),
        .product(name: "FaqService", package: "faq"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)

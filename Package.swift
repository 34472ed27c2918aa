// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
]

let package = Package(
  name: "faq",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "FaqService", targets: ["FaqService"]),
    .library(name: "FaqSources", targets: ["FaqSources"]),
    .library(name: "FaqImport", targets: ["FaqImport"]),
    .library(name: "ContentParser", targets: ["ContentParser"]),
    .library(name: "FaqSearch", targets: ["FaqSearch"]),
    .library(name: "FaqBlocks", targets: ["FaqBlocks"]),
    .library(name: "Renderers", targets: ["Renderers"]),
    .library(name: "FaqFoundation", targets: ["FaqFoundation"]),
    .library(name: "FaqBrowser", targets: ["FaqBrowser"]),
    .library(name: "FaqCommand", targets: ["FaqCommand"]),
    .library(name: "FaqTesting", targets: ["FaqTesting"]),
    .executable(name: "faq", targets: ["faq"]),
  ],
  targets: [
    .target(name: "FaqService", swiftSettings: strict),
    .target(name: "Bytes", swiftSettings: strict),
    .target(name: "Markup", dependencies: ["Bytes"], swiftSettings: strict),
    .target(name: "YAML", dependencies: ["Bytes"], swiftSettings: strict),
    .target(
      name: "ContentParser",
      dependencies: ["FaqService", "Bytes", "Markup"],
      swiftSettings: strict
    ),
    .target(
      name: "FaqBlocks",
      dependencies: ["ContentParser", "FaqService"],
      packageAccess: false,
      swiftSettings: strict
    ),
    .target(
      name: "IconvShim",
      linkerSettings: [
        .linkedLibrary("iconv", .when(platforms: [.macOS, .iOS, .tvOS, .watchOS, .visionOS]))
      ]
    ),
    .target(name: "Platform", dependencies: ["Bytes", "IconvShim"], swiftSettings: strict),
    .target(name: "CurlShim"),
    .target(name: "TrapShim"),
    .target(
      name: "FaqSources",
      dependencies: ["CurlShim", "FaqService", "Bytes", "Platform"],
      swiftSettings: strict
    ),
    .target(
      name: "FaqImport",
      dependencies: ["FaqService", "Bytes", "Markup", "Platform", "YAML"],
      swiftSettings: strict
    ),
    .target(name: "TextLayout", dependencies: ["Bytes"], swiftSettings: strict),
    .target(
      name: "FaqSearch",
      dependencies: ["FaqService", "ContentParser", "Bytes"],
      swiftSettings: strict
    ),
    .target(
      name: "Renderers",
      dependencies: ["FaqService", "ContentParser", "Bytes", "TextLayout", "FaqSearch"],
      swiftSettings: strict
    ),
    .target(
      name: "FaqFoundation",
      dependencies: ["ContentParser", "FaqService", "FaqSources", "Bytes"],
      swiftSettings: strict
    ),
    .target(
      name: "FaqBrowser",
      dependencies: [
        "FaqService", "ContentParser", "Renderers", "Bytes", "Platform", "TextLayout", "FaqSearch",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "FaqCommand",
      dependencies: [
        "FaqService", "FaqSources", "FaqImport", "ContentParser", "Renderers", "Bytes",
        "Platform", "TextLayout", "FaqSearch", "FaqBrowser",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "FaqTesting",
      dependencies: ["ContentParser", "FaqService", "Markup", "Renderers", "TrapShim"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "faq",
      dependencies: ["ContentParser", "FaqBlocks", "FaqCommand", "FaqSources"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "Bytes", "ContentParser", "FaqBlocks", "FaqBrowser", "FaqCommand", "FaqImport", "FaqSearch",
        "FaqService", "FaqSources", "Markup", "Platform", "Renderers", "YAML",
      ],
      path: "Tests/Fuzz",
      swiftSettings: strict
    ),
    .testTarget(
      name: "FaqServiceTests",
      dependencies: ["FaqService", "Fuzz"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FaqSourcesTests",
      dependencies: ["FaqSources", "FaqService", "FaqTesting", "Platform", "TestServer"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FaqImportTests",
      dependencies: ["FaqImport", "Bytes", "FaqService", "FaqTesting", "Markup"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(name: "PlatformTests", dependencies: ["Platform"], swiftSettings: strict),
    .testTarget(
      name: "BytesTests",
      dependencies: ["Bytes", "FaqService"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MarkupTests",
      dependencies: ["Markup", "Bytes"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(name: "YAMLTests", dependencies: ["YAML", "Bytes"], swiftSettings: strict),
    .testTarget(
      name: "TextLayoutTests",
      dependencies: ["TextLayout", "Bytes"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FaqSearchTests",
      dependencies: ["FaqSearch", "ContentParser", "FaqService", "Renderers"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ContentParserTests",
      dependencies: ["ContentParser", "FaqService"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FaqBlocksTests",
      dependencies: ["FaqBlocks", "ContentParser", "FaqService", "FaqTesting", "Renderers"],
      packageAccess: false,
      swiftSettings: strict
    ),
    .testTarget(
      name: "RenderersTests",
      dependencies: [
        "Renderers", "Bytes", "ContentParser", "FaqService", "FaqTesting", "TextLayout",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FaqBrowserTests",
      dependencies: [
        "FaqBrowser", "Bytes", "ContentParser", "FaqBlocks", "FaqService", "Fuzz", "Platform",
        "Renderers", "FaqSearch",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ExtensionTests",
      dependencies: [
        "ContentParser", "FaqBrowser", "FaqCommand", "FaqFoundation", "FaqImport", "FaqService",
        "FaqSources", "FaqTesting", "Renderers",
      ],
      packageAccess: false,
      swiftSettings: strict
    ),
    .testTarget(
      name: "FaqTestingTests",
      dependencies: [
        "FaqTesting", "ContentParser", "FaqCommand", "FaqService", "Renderers", "acme-help",
      ],
      packageAccess: false,
      swiftSettings: strict
    ),
    .testTarget(
      name: "FaqFoundationTests",
      dependencies: [
        "FaqFoundation", "ContentParser", "FaqService", "FaqSources", "FaqTesting", "TestServer",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "TestServer",
      dependencies: ["FaqService"],
      path: "Tests/TestServer",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "acme-help",
      dependencies: [
        "ContentParser", "FaqCommand", "FaqImport", "FaqService", "FaqSources", "Renderers",
      ],
      path: "Tests/AcmeHelp",
      packageAccess: false,
      swiftSettings: strict
    ),
    .testTarget(
      name: "FaqCommandTests",
      dependencies: [
        "FaqCommand", "faq", "acme-help", "Bytes", "ContentParser", "FaqBlocks", "FaqBrowser",
        "FaqService", "FaqSources", "Fuzz", "Platform", "Renderers", "TestServer",
      ],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)

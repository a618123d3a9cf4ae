// swift-tools-version:6.2
import PackageDescription

/// Settings of every Swift target: what Swift 7 will ask for, asked for today.
///
/// Warnings are errors only where `Scripts` say so (`-warnings-as-errors` in CI), so that a newer
/// compiler's new warning never stops somebody from building the package.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Atrium",
  products: [
    .library(name: "AtriumKit", targets: ["AtriumKit"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CX11", path: "CX11", pkgConfig: "x11",
      providers: [.apt(["libx11-dev", "libxext-dev"])]),
    .systemLibrary(
      name: "CCairo", path: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", path: "CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "AtriumGeometry", swiftSettings: settings),
    .target(
      name: "AtriumGraphics", dependencies: ["AtriumGeometry", "CCairo", "CPango"],
      swiftSettings: settings),
    .target(
      name: "AtriumKit",
      dependencies: [
        "AtriumGeometry", "AtriumGraphics", .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: settings),
    .target(
      name: "AtriumHarness", dependencies: ["AtriumGeometry", "AtriumGraphics", "AtriumKit"],
      swiftSettings: settings),
    .target(
      name: "AtriumControls", dependencies: ["AtriumGeometry", "AtriumGraphics", "AtriumKit"],
      swiftSettings: settings),
    .target(
      name: "AtriumContainers", dependencies: ["AtriumGeometry", "AtriumGraphics", "AtriumKit"],
      swiftSettings: settings),
    .target(
      name: "DemoScreens",
      dependencies: [
        "AtriumGeometry", "AtriumGraphics", "AtriumKit", "AtriumControls", "AtriumHarness",
        "AtriumContainers",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AtriumControlsTests",
      dependencies: [
        "AtriumGeometry", "AtriumGraphics", "AtriumKit", "AtriumHarness", "AtriumControls",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "DemoScreensTests",
      dependencies: [
        "AtriumGeometry", "AtriumGraphics", "AtriumKit", "AtriumHarness", "AtriumControls",
        "AtriumContainers", "DemoScreens",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AtriumContainersTests",
      dependencies: [
        "AtriumGeometry", "AtriumGraphics", "AtriumKit", "AtriumHarness", "AtriumContainers",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AtriumKitTests",
      dependencies: ["AtriumGeometry", "AtriumGraphics", "AtriumKit", "AtriumHarness"],
      swiftSettings: settings),
    .testTarget(
      name: "AtriumGeometryTests", dependencies: ["AtriumGeometry"], swiftSettings: settings),
    .testTarget(name: "LayeringTests", swiftSettings: settings),
    .testTarget(
      name: "AtriumGraphicsTests", dependencies: ["AtriumGeometry", "AtriumGraphics"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

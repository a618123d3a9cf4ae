// swift-tools-version:6.2
import PackageDescription

/// Settings of every Swift target: the features that the next language version will require.
///
/// Warnings are errors only in CI (`Scripts/lib/build.sh`), so that a new warning of a newer compiler never stops
/// a user from building the package.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Tests are not optimised in a release build either: CI runs them with the optimised toolkit, and their optimisation
/// would take longer than it saves.
///
/// No product contains these targets, so a package that depends on this one has no unsafe flags.
let unoptimised: SwiftSetting = .unsafeFlags(["-Onone"], .when(configuration: .release))
let testSettings: [SwiftSetting] = settings + [unoptimised]

/// The targets that a target on a layer may use: those of the layers below it, as in the drawing in ARCHITECTURE.md.
let layer2: [Target.Dependency] = ["AtriumGeometry"]
let layer3: [Target.Dependency] = layer2 + ["AtriumGraphics"]
let layer4: [Target.Dependency] = layer3 + ["AtriumKit"]
let layer5: [Target.Dependency] = layer4 + ["AtriumControls"]
let layer7: [Target.Dependency] = layer5 + ["AtriumContainers"]
let storyboards: [Target.Dependency] = layer7 + ["AtriumStoryboards"]
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let arguments: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Demo"]))

let package = Package(
  name: "Atrium",
  products: [
    .library(name: "Atrium", targets: ["Atrium"]),
    .library(name: "AtriumX11", targets: ["AtriumX11"]),
    .library(name: "AtriumAccessibility", targets: ["AtriumAccessibility"]),
    .library(name: "AtriumStoryboards", targets: ["AtriumStoryboards"]),
    .library(name: "AtriumHarness", targets: ["AtriumHarness"]),
    .library(name: "AtriumInspector", targets: ["AtriumInspector"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    .plugin(name: "PortedSources", targets: ["PortedSources"]),
    .executable(name: "atrium-demo", targets: ["atrium-demo"]),
  ],
  // Without this trait (`traits: []` in a dependency), SwiftPM does not fetch the packages that only the demo needs.
  traits: [
    .trait(name: "Demo", description: "The demo program, with its parser of the command line."),
    .default(enabledTraits: ["Demo"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CX11", path: "CX11", pkgConfig: "x11 xext xi xrandr",
      providers: [.apt(["libx11-dev", "libxext-dev", "libxi-dev", "libxrandr-dev"])]),
    .systemLibrary(
      name: "CCairo", path: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", path: "CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CExpat", path: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),

    // Declarations only: the library is loaded at run time, if the system has it.
    .systemLibrary(name: "CDBus", path: "CDBus"),

    .target(name: "AtriumGeometry", swiftSettings: settings),
    .target(name: "AtriumSolver", swiftSettings: settings),
    .target(
      name: "AtriumGraphics", dependencies: layer2 + ["CCairo", "CPango"],
      swiftSettings: settings),
    .target(
      name: "AtriumKit", dependencies: layer3 + ["AtriumSolver", logging], swiftSettings: settings),
    .target(name: "AtriumControls", dependencies: layer4, swiftSettings: settings),
    .target(name: "AtriumHarness", dependencies: layer4, swiftSettings: settings),
    .target(
      name: "AtriumAccessibility", dependencies: layer4 + ["CDBus"], swiftSettings: settings),
    .target(
      name: "AtriumX11", dependencies: layer4 + ["AtriumAccessibility", "CX11"],
      swiftSettings: settings),
    .target(name: "AtriumContainers", dependencies: layer5 + [logging], swiftSettings: settings),
    .target(
      name: "AtriumStoryboards", dependencies: layer7 + ["CExpat", logging],
      swiftSettings: settings),
    .target(
      name: "AtriumInspector", dependencies: layer7 + ["AtriumHarness"], swiftSettings: settings),
    .target(name: "Atrium", dependencies: layer7, swiftSettings: settings),
    // Names for ported code. Those that Foundation has too are in a module of their own.
    .target(name: "CoreGraphicsNames", dependencies: layer2, swiftSettings: settings),
    .target(name: "FoundationNames", dependencies: layer7, swiftSettings: settings),
    .target(
      name: "UIKitNames",
      dependencies: layer7 + ["Atrium", "CoreGraphicsNames", "FoundationNames", logging],
      swiftSettings: settings),
    .target(
      name: "UIKit",
      dependencies: ["UIKitNames", "AtriumStoryboards", "AtriumX11", "_Testing_UIKit"],
      swiftSettings: settings),
    // What files that import Testing and UIKit import too.
    .target(name: "_Testing_UIKit", swiftSettings: settings),
    // The rewriting of iOS sources: a library for its tests, a tool, and the plug-in that runs it.
    .target(name: "PortedSyntax", swiftSettings: settings),
    .executableTarget(
      name: "port-sources", dependencies: ["PortedSyntax"], swiftSettings: settings),
    .plugin(name: "PortedSources", capability: .buildTool(), dependencies: ["port-sources"]),
    .target(
      name: "DemoScreens", dependencies: storyboards + ["AtriumHarness", "AtriumInspector"],
      swiftSettings: settings),
    .executableTarget(
      name: "atrium-demo",
      dependencies: storyboards + [
        "AtriumHarness", "AtriumInspector", "AtriumX11", "DemoScreens", arguments, logging,
      ],
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]),

    // Not in any product: a window to try the host with, and X servers for tests.
    .executableTarget(
      name: "X11Fixture", dependencies: layer7 + ["AtriumX11"], path: "Tests/X11Fixture",
      swiftSettings: testSettings),
    // Not in any product: an input method, to see what becomes of keys when it hangs or dies.
    .executableTarget(
      name: "InputMethodFixture", dependencies: ["CX11"], path: "Tests/InputMethodFixture",
      swiftSettings: testSettings),
    // Not in any product: a program with an async main function.
    .executableTarget(
      name: "AsyncMainFixture", dependencies: layer4 + ["AtriumX11"],
      path: "Tests/AsyncMainFixture", swiftSettings: testSettings),
    // Not in any product: what Scripts/bench measures without a window system.
    .executableTarget(
      name: "HeadlessBenchmarks",
      dependencies: storyboards + ["AtriumHarness", "AtriumInspector"],
      path: "Benchmarks/Headless", swiftSettings: settings),
    .target(
      name: "XServerSupport", dependencies: ["CX11", "TestSupport"], path: "Tests/XServerSupport",
      swiftSettings: testSettings),
    // Not in any product: what clears up after tests, and what random tests share.
    .target(
      name: "TestSupport", dependencies: [logging], path: "Tests/TestSupport",
      swiftSettings: testSettings),
    // Not in any product: recordings of life cycles, for tests of the toolkit and of the containers.
    .target(
      name: "StageSupport", dependencies: layer4 + ["AtriumHarness", "TestSupport"],
      path: "Tests/StageSupport",
      swiftSettings: testSettings),

    .testTarget(name: "LayeringTests", swiftSettings: testSettings),
    .testTarget(
      name: "AtriumGeometryTests", dependencies: layer2 + ["TestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "AtriumSolverTests", dependencies: ["AtriumSolver", "TestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "AtriumGraphicsTests", dependencies: layer3 + ["TestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "AtriumKitTests",
      dependencies: layer4 + [
        "AtriumSolver", "AtriumHarness", "TestSupport", "StageSupport", logging,
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "AtriumControlsTests",
      dependencies: layer5 + ["AtriumSolver", "AtriumHarness", "TestSupport", "StageSupport"],
      exclude: ["Pictures/Sheets"],
      swiftSettings: testSettings),
    .testTarget(
      name: "AtriumHarnessTests", dependencies: layer4 + ["AtriumHarness", "TestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "AtriumAccessibilityTests",
      dependencies: storyboards + [
        "AtriumAccessibility", "AtriumHarness", "DemoScreens", "TestSupport", "X11Fixture",
        "XServerSupport",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "AtriumX11Tests",
      dependencies: layer4 + [
        "AtriumX11", "X11Fixture", "AsyncMainFixture", "InputMethodFixture", "XServerSupport",
        "TestSupport",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "AtriumContainersTests",
      dependencies: layer7 + ["AtriumHarness", "AtriumInspector", "TestSupport", "StageSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "AtriumInspectorTests",
      dependencies: layer7 + ["AtriumHarness", "AtriumInspector", "TestSupport", "StageSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "AtriumStoryboardsTests",
      dependencies: storyboards + ["AtriumHarness", "TestSupport", "StageSupport"],
      exclude: ["Documents"], swiftSettings: testSettings),
    .testTarget(
      name: "DemoScreensTests",
      dependencies: storyboards + [
        "Atrium", "AtriumHarness", "AtriumInspector", "DemoScreens", "TestSupport",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "DemoTests",
      dependencies: layer7
        + [
          "AtriumHarness", "AtriumInspector", "DemoScreens", "InputMethodFixture", "XServerSupport",
          "TestSupport", "atrium-demo",
        ],
      swiftSettings: testSettings),
    // Without the settings, as ported code is compiled: members are visible through UIKit.
    .testTarget(
      name: "UIKitNamesTests",
      dependencies: [
        "AtriumControls", "AtriumKit", "UIKit", "UIKitNames", "AtriumHarness", "Ported",
        "StandIns", "TestSupport",
      ], swiftSettings: [unoptimised]),
    .testTarget(
      name: "PortedSyntaxTests", dependencies: ["PortedSyntax"], swiftSettings: testSettings),
    // Not in any product: unchanged code that was written for iOS.
    .target(
      name: "Ported", dependencies: ["UIKit"], path: "Examples/Ported", exclude: ["iOS"],
      swiftSettings: [unoptimised], plugins: ["PortedSources"]),
    // Not in any product: components with the usual shapes, with the settings for older code.
    .target(
      name: "StandIns", dependencies: ["UIKit"], path: "Tests/StandIns", exclude: ["iOS"],
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self), unoptimised],
      plugins: ["PortedSources"]),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version:6.2
import PackageDescription

// An application that is written as for iOS. Its sources are in the target's folder `iOS`. The plug-in compiles them
// unchanged, in Swift 5 mode as in an Xcode project.
let package = Package(
  name: "App",
  dependencies: [
    // A package outside this tree names the repository and a version instead:
    // .package(url: "REPOSITORY", from: "0.1.0", traits: [])
    .package(name: "atrium", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [.product(name: "UIKit", package: "atrium")],
      exclude: ["iOS"],
      resources: [
        .copy("Resources/Assets.xcassets"), .copy("Resources/Main.storyboard"),
        .copy("Resources/Places.xcstrings"), .copy("Resources/trails.json"),
        .copy("Resources/de.lproj"), .copy("Resources/en.lproj"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)],
      plugins: [.plugin(name: "PortedSources", package: "atrium")]),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App", .product(name: "AtriumHarness", package: "atrium"),
        .product(name: "UIKit", package: "atrium"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)

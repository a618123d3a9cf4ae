// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "Letters",
  dependencies: [
    // A package outside this tree names the repository and a version instead:
    // .package(url: "REPOSITORY", from: "0.1.0", traits: [])
    .package(name: "atrium", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Letters",
      dependencies: [
        .product(name: "Atrium", package: "atrium"),
        .product(name: "AtriumStoryboards", package: "atrium"),
        .product(name: "AtriumX11", package: "atrium"),
      ],
      resources: [.copy("Resources/About.storyboard")]),
    .testTarget(
      name: "LettersTests",
      dependencies: ["Letters", .product(name: "AtriumHarness", package: "atrium")]),
  ],
  swiftLanguageModes: [.v6]
)

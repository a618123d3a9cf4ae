// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "Hello",
  dependencies: [
    // A package outside this tree names the repository and a version instead:
    // .package(url: "REPOSITORY", from: "0.1.0", traits: [])
    .package(name: "atrium", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Hello",
      dependencies: [
        .product(name: "Atrium", package: "atrium"),
        .product(name: "AtriumX11", package: "atrium"),
      ]),
    .testTarget(
      name: "HelloTests",
      dependencies: ["Hello", .product(name: "AtriumHarness", package: "atrium")]),
  ],
  swiftLanguageModes: [.v6]
)

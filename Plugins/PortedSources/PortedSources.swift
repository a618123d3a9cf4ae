import Foundation
import PackagePlugin

/// Compiles files that were written for iOS, which stay unchanged in the folder `iOS` of a target.
///
/// The target excludes the folder, depends on the product `UIKit`, and has at least one file of its own:
///
/// ```swift
/// .target(
///   name: "Drawer", dependencies: [.product(name: "UIKit", package: "atrium")], exclude: ["iOS"],
///   plugins: [.plugin(name: "PortedSources", package: "atrium")])
/// ```
@main
struct PortedSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let folder = target.directoryURL.appending(path: "iOS", directoryHint: .isDirectory)
    let files = try swiftFiles(in: folder)
    guard !files.isEmpty else {
      Diagnostics.error(
        "\(target.name) uses PortedSources, but has no Swift files in \(folder.path).")
      return []
    }
    let output = context.pluginWorkDirectoryURL
    let hasResources = target.sourceFiles.contains { $0.type == .resource }
    let names = files.map(\.lastPathComponent)
    let double = names.first { name in names.count { $0 == name } > 1 }
    if let double {
      Diagnostics.error("\(target.name) has two files named \(double) in \(folder.path).")
      return []
    }
    return [
      .buildCommand(
        displayName: "Rewriting \(files.count) files of \(target.name) written for iOS",
        executable: try context.tool(named: "port-sources").url,
        arguments: [output.path, hasResources ? "resources" : "none"] + files.map(\.path),
        inputFiles: files,
        outputFiles: (names.map { "Ported" + $0 } + ["PortedSelectors.swift"])
          .map { output.appending(path: $0) })
    ]
  }

  private func swiftFiles(in folder: URL) throws -> [URL] {
    guard let paths = FileManager.default.subpaths(atPath: folder.path) else { return [] }
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
  }
}

extension Target {
  /// The target with its source files; nil for other kinds of targets.
  fileprivate var sourceModule: (any SourceModuleTarget)? { self as? any SourceModuleTarget }
}

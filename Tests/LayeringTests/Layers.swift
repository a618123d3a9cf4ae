/// The permitted imports: the layers of `ARCHITECTURE.md` as a table.
///
/// The compiler rejects a module that is not declared in `Package.swift`, but accepts an undeclared module that is
/// reachable through a declared dependency. Therefore the `import` lines are compared with this table.
enum Layers {
  /// The permitted imports of one target: modules of this package, and others.
  struct Allowance {
    let own: Set<String>
    let external: Set<String>

    init(_ own: Set<String>, external: Set<String> = []) {
      self.own = own
      self.external = external
    }

    func allows(_ module: String) -> Bool {
      own.contains(module) || external.contains(module) || Layers.everywhere.contains(module)
    }
  }

  /// Modules that come with the language and add no dependency.
  static let everywhere: Set<String> = ["Swift", "Synchronization"]

  /// The C libraries, each imported by one target only.
  static let systemLibraries = ["CX11", "CCairo", "CPango", "CExpat", "CDBus"]

  private static let drawing: Set<String> = ["AtriumGeometry", "AtriumGraphics"]
  private static let toolkit = drawing.union(["AtriumKit"])
  private static let containers = toolkit.union(["AtriumControls", "AtriumContainers"])

  /// The table, by folder under `Sources`.
  ///
  /// A test fails if a folder has no row, or a row no folder.
  static let table: [String: Allowance] = [
    "AtriumGeometry": Allowance([], external: ["Glibc"]),
    "AtriumSolver": Allowance([]),
    "AtriumGraphics": Allowance(["AtriumGeometry"], external: ["CCairo", "CPango", "Glibc"]),
    "AtriumKit": Allowance(drawing.union(["AtriumSolver"]), external: ["Logging"]),
    "AtriumControls": Allowance(toolkit, external: ["Glibc"]),
    "AtriumHarness": Allowance(toolkit, external: ["Glibc"]),
    "AtriumAccessibility": Allowance(toolkit, external: ["CDBus", "Glibc"]),
    "AtriumX11": Allowance(
      toolkit.union(["AtriumAccessibility"]), external: ["CX11", "Dispatch", "Glibc"]),
    "AtriumContainers": Allowance(toolkit.union(["AtriumControls"]), external: ["Logging"]),
    "AtriumStoryboards": Allowance(containers, external: ["CExpat", "Glibc", "Logging"]),
    "AtriumInspector": Allowance(containers.union(["AtriumHarness"])),
    "DemoScreens": Allowance(
      containers.union(["AtriumHarness", "AtriumInspector", "AtriumStoryboards"])),
    "atrium-demo": Allowance(
      containers.union([
        "AtriumHarness", "AtriumInspector", "AtriumStoryboards", "AtriumX11", "DemoScreens",
      ]),
      external: ["ArgumentParser", "Glibc", "Logging"]),
    "Atrium": Allowance(containers),
    "CoreGraphicsNames": Allowance(["AtriumGeometry"]),
    "FoundationNames": Allowance(containers, external: ["Foundation"]),
    // UIKit imports Foundation, and so do its replacement and the names of Foundation's classes. No other target links
    // Foundation.
    "UIKitNames": Allowance(
      containers.union(["Atrium", "CoreGraphicsNames", "FoundationNames"]),
      external: ["Foundation", "Logging"]),
    // This target starts a program on an X server. Programs that need only the names use UIKitNames.
    "UIKit": Allowance(["AtriumStoryboards", "AtriumX11", "UIKitNames"], external: ["Glibc"]),
    "_Testing_UIKit": Allowance([]),
    "PortedSyntax": Allowance([]),
    "port-sources": Allowance(["PortedSyntax"], external: ["Glibc"]),
  ]
}

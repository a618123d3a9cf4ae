/// Writes the main function of a program whose application delegate is marked with `@main`.
enum ProgramStart {
  /// Returns the main function, to be appended to a file; empty if the file has no application delegate.
  static func text(of file: SourceFile, _ index: ModuleIndex) -> String {
    guard
      let delegate = file.declarations.first(where: {
        $0.kind == .type
          && ($0.attributes.contains("main") || $0.attributes.contains("UIApplicationMain"))
          && $0.inherited.contains("UIApplicationDelegate")
      })
    else { return "" }
    let scene = index.classes.values.map(\.declaration).filter {
      $0.inherited.contains("UIWindowSceneDelegate")
    }.map(\.path).min()
    let sceneDelegate = scene.map { ", sceneDelegate: { \($0)() }" } ?? ""
    return [
      "import UIKit", "extension \(delegate.path) {",
      "  @MainActor static func main() {",
      "    UIApplication.run(\(delegate.path)()\(sceneDelegate)\(setter(of: scene ?? delegate.path, index)))",
      "  }", "}",
    ].map { $0 + "\n" }.joined()
  }

  /// Returns the argument that sets the window of a delegate; empty if its class has no variable `window`.
  private static func setter(of path: String, _ index: ModuleIndex) -> String {
    guard index.members[path]?.contains("window") == true else { return "" }
    return ", setWindow: { ($0 as? \(path))?.window = $1 }"
  }
}

import PortedSyntax
import Testing

/// Conditions around whole files, and files without imports.
struct BuildConditionTests {
  private func texts(_ sources: [String]) -> [String] {
    PortedModule(files: sources.enumerated().map { ("\($0.offset).swift", $0.element) }).texts
  }

  @Test(
    "a condition that holds on this system does not keep members from moving into their class",
    arguments: [
      ("canImport(UIKit)", true), ("os(iOS) || os(tvOS)", true), ("!os(macOS)", true),
      ("canImport(UIKit) && !targetEnvironment(macCatalyst)", true), ("swift(>=5.0)", true),
      ("(os(iOS) || os(visionOS))", false), ("DEBUG", false), ("os(macOS)", false),
    ])
  func conditions(condition: String, moves: Bool) {
    let source = """
      #if \(condition)
      import UIKit
      extension Face {
        override func layoutSubviews() { arrange() }
        private func arrange() {}
      }
      #endif
      """
    let texts = texts([source, "import UIKit\nclass Face: UIView {}"])
    #expect(texts[1].contains("override func layoutSubviews() { arrange() }") == moves)
    #expect(texts[0].contains("private func arrange") != moves)
  }

  @Test(
    "a member that moves may use the private functions of its file, and no others lose their access"
  )
  func privateFunctions() {
    let source = """
      import UIKit
      extension Face { override func layoutSubviews() { arrange() } }
      private func arrange() { rest() }
      private func rest() {}
      """
    let texts = texts([source, "import UIKit\nclass Face: UIView {}"])
    #expect(texts[0].contains("\n        func arrange() { rest() }\nprivate func rest() {}"))
  }

  @Test("the other branch of a condition that holds is not compiled")
  func otherBranch() {
    let source = """
      #if os(iOS)
      import UIKit
      #else
      extension Face {
        override func layoutSubviews() {}
      }
      #endif
      """
    #expect(!texts([source, "class Face: UIView {}"])[1].contains("layoutSubviews"))
  }

  @Test("a file without imports imports UIKit in its first line")
  func noImports() {
    let texts = texts(["// A file.\n\nclass A {}", "import UIKit"])
    #expect(texts[0].contains("// A file.\n\nimport UIKit; class A {}"))
    #expect(!texts[1].contains("import UIKit; "))
  }
}

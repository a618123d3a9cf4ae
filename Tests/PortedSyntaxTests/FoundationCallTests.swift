import PortedSyntax
import Testing

/// The rewriting of calls and imports of Foundation.
struct FoundationCallTests {
  private func lines(_ source: String) -> [String] {
    let text = PortedModule(files: [("a.swift", source)]).texts[0]
    let count = source.split(separator: "\n", omittingEmptySubsequences: false).count
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().prefix(count)
      .map(String.init)
  }

  @Test("closures of notifications and the main queue run on the main actor")
  func closures() {
    let source = """
      o = center.addObserver(forName: n, object: nil, queue: .main) { _ in f() }
      center.addObserver(self, selector: s, name: n, object: nil)
      OperationQueue.main.addOperation { f() }
      queue.addOperation { f() }
      """
    #expect(
      lines(source) == [
        "o = center.onMainActor(forName: n, object: nil, queue: .main) { _ in f() }",
        "center.addObserver(self, selector: s, name: n, object: nil)",
        "OperationQueue.main.addMainBlock { f() }",
        "queue.addOperation { f() }",
      ])
  }

  @Test("a file that uses types for the network or for XML imports their modules")
  func imports() {
    #expect(
      lines("import Foundation\nlet s = URLSession.shared\nlet p: XMLParser") == [
        "import UIKit     ; import FoundationNetworking; import FoundationXML",
        "let s = URLSession.shared", "let p: XMLParser",
      ])
    #expect(
      lines("import MapKit\nimport UIKit\nlet r: URLRequest") == [
        "import MapKit", "import UIKit; import FoundationNetworking", "let r: URLRequest",
      ])
    let unchanged = [
      "import UIKit\nlet u: URL", "let r: URLRequest",
      "import UIKit\nimport FoundationXML\nlet p: XMLParser",
    ]
    for source in unchanged {
      #expect(lines(source).joined(separator: "\n") == source)
    }
  }

  @Test("a call of NSLocalizedString names the type of its bundle")
  func bundles() {
    let source = """
      let a = NSLocalizedString("a", bundle: .module, comment: "")
      let b = NSLocalizedString("b", tableName: nil, bundle: .main, comment: NSLocalizedString("c", bundle: .module, comment: ""))
      let c = NSLocalizedString("d", bundle: Bundle.module, comment: "bundle: .module")
      let d = UIImage(named: "e", bundle: .module)
      """
    #expect(
      lines(source) == [
        #"let a = NSLocalizedString("a", bundle: Bundle.module, comment: "")"#,
        #"let b = NSLocalizedString("b", tableName: nil, bundle: Bundle.main, comment: "#
          + #"NSLocalizedString("c", bundle: Bundle.module, comment: ""))"#,
        #"let c = NSLocalizedString("d", bundle: Bundle.module, comment: "bundle: .module")"#,
        #"let d = UIImage(named: "e", bundle: .module)"#,
      ])
  }
}

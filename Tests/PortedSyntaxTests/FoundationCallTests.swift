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

  @Test("closures of timers, notifications and the main queue run on the main actor")
  func closures() {
    let source = """
      t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in f() }
      t = Timer.scheduledTimer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)
      t = Timer(timeInterval: 1, repeats: true, block: { _ in f() })
      t = Timer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)
      o = center.addObserver(forName: n, object: nil, queue: .main) { _ in f() }
      center.addObserver(self, selector: s, name: n, object: nil)
      OperationQueue.main.addOperation { f() }
      queue.addOperation { f() }
      """
    #expect(
      lines(source) == [
        "t = Timer.mainActorTimer(withTimeInterval: 1, repeats: true) { _ in f() }",
        "t = Timer.scheduledTimer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)",
        "t = Timer(mainInterval: 1, repeats: true, block: { _ in f() })",
        "t = Timer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)",
        "o = center.onMainActor(forName: n, object: nil, queue: .main) { _ in f() }",
        "center.addObserver(self, selector: s, name: n, object: nil)",
        "OperationQueue.main.addMainBlock { f() }",
        "queue.addOperation { f() }",
      ])
  }

  @Test("a timer without arguments becomes a timer that never fires")
  func emptyTimer() {
    #expect(
      lines("var timer = Timer()\nfunc Timer() {}") == [
        "var timer = Timer(timeInterval: .infinity, repeats: false, block: { _ in })",
        "func Timer() {}",
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
}

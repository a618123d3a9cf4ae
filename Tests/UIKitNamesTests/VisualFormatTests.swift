import AtriumHarness
import Testing
import UIKitNames

/// Constraints from visual formats, tested by the frames that they give.
@MainActor
@Suite(.ownWindows)
struct VisualFormatTests {
  private let stage = Stage(size: CGSize(width: 200, height: 100))
  private let root = UIViewController()
  private let views = ["a": UIView(), "b": UIView(), "c_1": UIView()]

  init() {
    stage.window.rootViewController = root
    for name in ["a", "b", "c_1"] {
      guard let view = views[name] else { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(view)
    }
  }

  private func frames(
    _ formats: [String], options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [CGRect] {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    stage.settle()
    return root.view.subviews.map(\.frame)
  }

  @Test("distances can be absent, standard, numbers or metrics")
  func distances() {
    #expect(
      frames(
        ["|-[a(30)][b(==a)]-[c_1]-gap-|", "V:|[a]|", "V:|-10-[b]-(==5)-|", "V:[c_1(20)]-|"],
        metrics: ["gap": 12]) == [
          CGRect(x: 20, y: 0, width: 30, height: 100), CGRect(x: 50, y: 10, width: 30, height: 85),
          CGRect(x: 88, y: 60, width: 100, height: 20),
        ])
  }

  @Test("a length can have relations, priorities and several conditions")
  func conditions() {
    #expect(
      frames(
        [
          "H:|[a(>=20,<=60,==500@250)]", "V:|[a(10)]", "H:|[b(40@low)]", "V:|[b(10)]",
          "H:|-(-5)-[c_1(7.5)]", "V:|[c_1(10)]",
        ], metrics: ["low": Float(200)]) == [
          CGRect(x: 0, y: 0, width: 60, height: 10), CGRect(x: 0, y: 0, width: 40, height: 10),
          CGRect(x: -5, y: 0, width: 7.5, height: 10),
        ])
  }

  @Test("options align the views across the layout direction")
  func options() {
    _ = frames(["V:|-30-[a(20)]", "V:[b(10)]", "V:[c_1(10)]"])
    let aligned = frames(["H:|[a(10)][b(10)][c_1(10)]"], options: .alignAllCenterY)
    #expect(aligned.map(\.midY) == [40, 40, 40])
  }

  @Test("a format that cannot be used traps, and the message has the format and the position")
  func errors() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "|-[a(30]", views: ["a": UIView()])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    let first = lines.firstIndex { $0.hasSuffix("was expected.") } ?? 0
    #expect(
      lines[first].hasSuffix(
        "The visual format cannot be used: ) or , after the length was expected."))
    #expect(lines.dropFirst(first + 1).prefix(2) == ["|-[a(30]", "       ^"])
  }
}

import AtriumGeometry
import AtriumHarness
import AtriumKit

/// Lays out columns of views with constraints, in which each view is below the previous view and has the size of its
/// content.
@MainActor
enum LayoutBenchmark {
  static var all: [Benchmark] {
    [1_000, 10_000].flatMap { count in
      [
        Benchmark(name: "layout-\(count)-scratch") {
          let stage = makeStage()
          return {
            _ = fill(stage, count)
            stage.window.layoutIfNeeded()
          }
        },
        Benchmark(name: "layout-\(count)-edit") {
          edits(1, among: count)
        },
        Benchmark(name: "layout-\(count)-resize") {
          let stage = makeStage()
          _ = fill(stage, count)
          stage.settle()
          return {
            stage.window.bounds.size.width += 10
            stage.window.layoutIfNeeded()
          }
        },
      ]
    }
  }

  /// Returns a closure that changes a constraint several times, with a layout after each change.
  static func edits(_ editCount: Int, among count: Int) -> @MainActor () -> Void {
    let stage = makeStage()
    let constraint = fill(stage, count)
    stage.settle()
    return {
      for _ in 0..<editCount {
        constraint.constant += 3
        stage.window.layoutIfNeeded()
      }
    }
  }

  private static func makeStage() -> Stage {
    let stage = Stage(size: Size(width: 1000, height: 800))
    stage.window.rootViewController = ViewController()
    stage.settle()
    return stage
  }

  /// Fills the root view with columns of ten views, and returns a constraint in the middle of the tree.
  private static func fill(_ stage: Stage, _ count: Int) -> LayoutConstraint {
    guard let root = stage.window.rootViewController?.view else {
      fatalError("The stage has no root; make it with makeStage().")
    }
    var lastColumn: View?
    var middle: LayoutConstraint?
    for _ in 0..<(count / 11) {
      let column = PlainView(content: nil)
      root.addSubview(column)
      LayoutConstraint.activate([
        column.leadingAnchor.constraint(equalTo: lastColumn?.trailingAnchor ?? root.leadingAnchor),
        column.topAnchor.constraint(equalTo: root.topAnchor),
        column.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        column.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.01),
      ])
      lastColumn = column
      var last: View?
      for row in 0..<10 {
        let view = PlainView(content: Size(width: 40, height: Double(12 + row % 4)))
        column.addSubview(view)
        let top = view.topAnchor.constraint(
          equalTo: last?.bottomAnchor ?? column.topAnchor, constant: 4)
        LayoutConstraint.activate([
          top,
          view.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: 2),
          view.trailingAnchor.constraint(lessThanOrEqualTo: column.trailingAnchor, constant: -2),
        ])
        if row == 5 { middle = top }
        last = view
      }
    }
    guard let middle else { fatalError("There is no column; give a count from 11.") }
    return middle
  }
}

/// A view with an intrinsic content size, which draws nothing.
private final class PlainView: View {
  private let content: Size?

  init(content: Size?) {
    self.content = content
    super.init()
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: Size { content ?? super.intrinsicContentSize }
}

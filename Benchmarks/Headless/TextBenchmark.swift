import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// Edits a text view with 1 MiB of text in 100,000 lines, and paints after each edit (TX-82).
@MainActor
enum TextBenchmark {
  static var all: [Benchmark] {
    [
      Benchmark(name: "text-open") {
        let editor = Editor("")
        return { editor.show(TextBenchmark.text) }
      },
      Benchmark(name: "text-key") {
        let editor = Editor(TextBenchmark.text)
        editor.stage.key("PageDown")
        editor.stage.settle()
        return { editor.stage.type("x") }
      },
      Benchmark(name: "text-end") {
        let editor = Editor(TextBenchmark.text)
        editor.stage.key("Ctrl+Home")
        editor.stage.settle()
        return { editor.stage.key("Ctrl+End") }
      },
      Benchmark(name: "text-copy") {
        let editor = Editor(TextBenchmark.text)
        return {
          editor.stage.key("Ctrl+a")
          editor.stage.key("Ctrl+c")
        }
      },
      Benchmark(name: "text-paste") {
        let editor = Editor(TextBenchmark.text)
        Pasteboard.general.string = TextBenchmark.text + TextBenchmark.text
        return { editor.stage.key("Ctrl+v") }
      },
    ]
  }

  /// 1,100,000 bytes.
  private static let text = (100_000..<200_000).map { "row \($0)\n" }.joined()

  /// A window with a text view that is being edited.
  @MainActor
  private final class Editor {
    let stage = Stage(size: Size(width: 640, height: 480))
    private let view = TextView(frame: Rect(x: 0, y: 0, width: 640, height: 480))

    init(_ text: String) {
      let root = ViewController()
      stage.window.rootViewController = root
      root.view.addSubview(view)
      view.text = text
      view.becomeFirstResponder()
      stage.settle()
    }

    func show(_ text: String) {
      view.text = text
      stage.turn()
    }
  }
}

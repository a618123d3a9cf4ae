import AtriumContainers
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit

/// Measures ten frames of each step transition of the catalogue, and a push on a short and on a long stack.
@MainActor
enum TransitionBenchmark {
  static var all: [Benchmark] {
    StepTransition.catalogue.filter { $0.defaultDuration > 0 }.map { transition in
      Benchmark(name: "transition-\(transition.name)") { frames(of: transition) }
    } + [
      Benchmark(name: "stack-4-push") { push(above: 4) },
      Benchmark(name: "stack-1000-push") { push(above: 1000) },
    ]
  }

  /// A page with a background and forty coloured rows.
  private final class PageController: ViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      for row in 0..<40 {
        let bar = View(frame: Rect(x: 16, y: Double(row) * 16, width: 400, height: 12))
        bar.backgroundColor = row % 2 == 0 ? .black : Color(hex: 0x2f7f86)
        view.addSubview(bar)
      }
    }
  }

  private static func makeStage(_ stack: StackController) -> Stage {
    let stage = Stage(size: Size(width: 960, height: 640))
    stage.window.rootViewController = stack
    stage.settle()
    return stage
  }

  private static func frames(of transition: StepTransition) -> @MainActor () -> Void {
    let stack = StackController(rootViewController: PageController())
    let stage = makeStage(stack)
    stack.push(PageController(), transition: transition, animated: true)
    // The first frames create the cached bitmaps.
    stage.advance(by: 4.0 / 60)
    return { stage.advance(by: 10.0 / 60) }
  }

  /// Returns a closure that pushes a page without animation, and pops it.
  private static func push(above count: Int) -> @MainActor () -> Void {
    let stack = StackController(rootViewController: PageController())
    let stage = makeStage(stack)
    stage.host.paints = false
    for _ in 1..<count {
      stack.push(ViewController(), transition: .coverFromBottom, animated: false)
    }
    stage.settle()
    return {
      for _ in 0..<20 {
        stack.push(ViewController(), transition: .coverFromBottom, animated: false)
        stage.turn()
        stack.pop(animated: false)
        stage.turn()
      }
    }
  }
}

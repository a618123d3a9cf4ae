import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit

/// The growth of the cost with the number of controllers, views, constraints, rows, windows and observers.
@MainActor
enum ScaleCurves {
  static var all: [Curve] {
    controllers + views + [
      Curve(name: "constraints-edit", sizes: [11, 110, 1_100, 11_000], operationCount: 10) {
        LayoutBenchmark.edits(10, among: $0)
      },
      Curve(
        name: "rows-scroll-frame", sizes: [1_000, 10_000, 100_000, 1_000_000], operationCount: 60,
        sample: TableBenchmark.scroll),
      Curve(
        name: "windows-turn", sizes: [1, 5, 10, 50], operationCount: 10, sample: turns),
      Curve(
        name: "observers-appearance", sizes: [1, 10, 100, 1_000], operationCount: 20,
        sample: observedAppearances),
    ]
  }

  // MARK: Controllers

  private static let controllerCounts = [10, 100, 1_000, 10_000]

  private static var controllers: [Curve] {
    [
      Curve(name: "controllers-add", sizes: controllerCounts, operationCount: 1) { count in
        let container = ViewController()
        let children = (0..<count).map { _ in ViewController() }
        return {
          for child in children {
            container.addChild(child)
            child.didMove(toParent: container)
          }
        }
      },
      Curve(name: "controllers-remove", sizes: controllerCounts, operationCount: 1) { count in
        let container = ViewController()
        let children = (0..<count).map { _ in ViewController() }
        for child in children { container.addChild(child) }
        return {
          for child in children.reversed() {
            child.willMove(toParent: nil)
            child.removeFromParent()
          }
        }
      },
      Curve(name: "controllers-select", sizes: controllerCounts, operationCount: 20) { count in
        let pager = PagerController()
        pager.viewControllers = (0..<count).map { _ in ViewController() }
        let stage = makeStage(pager)
        return {
          for step in 1...20 {
            pager.select(at: step % 2 == 0 ? 0 : count - 1, animated: false)
            stage.turn()
          }
        }
      },
      Curve(name: "stack-push", sizes: [10, 100, 1_000], operationCount: 40) { depth in
        let navigation = NavigationController(rootViewController: ViewController())
        let stage = makeStage(navigation)
        navigation.setViewControllers((0..<depth).map { _ in ViewController() }, animated: false)
        stage.settle()
        return {
          for _ in 0..<20 {
            navigation.pushViewController(ViewController(), animated: false)
            stage.turn()
            navigation.popViewController(animated: false)
            stage.turn()
          }
        }
      },
    ]
  }

  // MARK: Views

  private static let viewCounts = [100, 1_000, 10_000, 100_000]

  private static var views: [Curve] {
    [
      Curve(name: "views-first-layout", sizes: viewCounts, operationCount: 1) { count in
        let stage = makeStage(ViewController())
        return {
          fill(stage.window, count)
          stage.turn()
        }
      },
      Curve(name: "views-edit", sizes: viewCounts, operationCount: 20) { count in
        let stage = makeStage(ViewController())
        let views = fill(stage.window, count)
        stage.settle()
        return {
          for step in 0..<20 {
            // This view is visible, regardless of the number of views.
            views[45].backgroundColor = step % 2 == 0 ? .white : .black
            stage.turn()
          }
        }
      },
      Curve(name: "views-scroll-frame", sizes: viewCounts, operationCount: 20) { count in
        let stage = makeStage(ViewController())
        let scroll = ScrollView(frame: stage.window.bounds)
        stage.window.addSubview(scroll)
        fill(scroll, count)
        scroll.contentSize = Size(width: 1_000, height: Double(count))
        stage.settle()
        return {
          for _ in 0..<20 {
            scroll.contentOffset.y += 3
            stage.turn()
          }
        }
      },
    ]
  }

  /// Adds rows of ten views, ten points apart.
  @discardableResult
  private static func fill(_ superview: View, _ count: Int) -> [View] {
    let views = (0..<count).map { index in
      View(
        frame: Rect(
          x: Double(index % 10) * 100, y: Double(index / 10) * 10, width: 90, height: 8))
    }
    for view in views {
      view.backgroundColor = .black
      superview.addSubview(view)
    }
    return views
  }

  // MARK: Windows and observers

  /// Returns a closure in which each of several windows repaints one view ten times.
  private static func turns(windowCount: Int) -> @MainActor () -> Void {
    let first = makeStage(ViewController())
    let stages = [first] + (1..<windowCount).map { _ in first.openWindow(size: size) }
    let views = stages.flatMap { fill($0.window, 1) }
    first.settle()
    return {
      // A window is deallocated with its stage, so the stages are kept alive.
      withExtendedLifetime(stages) {
        for step in 0..<10 {
          for view in views { view.backgroundColor = step % 2 == 0 ? .white : .black }
          first.turn()
        }
      }
    }
  }

  private final class SilentObserver: LifecycleObserver {
    func observe(_ event: LifecycleEvent) {}
  }

  /// Returns a closure that shows and hides a child while the root has several observers.
  private static func observedAppearances(observerCount: Int) -> @MainActor () -> Void {
    let (root, child) = (ViewController(), ViewController())
    let observers = (0..<observerCount).map { _ in SilentObserver() }
    for observer in observers { root.addLifecycleObserver(observer) }
    let stage = makeStage(root)
    root.addChild(child)
    return {
      withExtendedLifetime(observers) {
        for _ in 0..<20 {
          root.view.addSubview(child.view)
          stage.turn()
          child.view.removeFromSuperview()
          stage.turn()
        }
      }
    }
  }

  // MARK: The stage

  private static let size = Size(width: 1_000, height: 800)

  private static func makeStage(_ root: ViewController) -> Stage {
    let stage = Stage(size: size)
    stage.window.rootViewController = root
    stage.settle()
    return stage
  }
}

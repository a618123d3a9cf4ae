import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// A stage of 400×300 with one control in its middle, and a log of its reported values.
@MainActor
final class ValueBed<Subject: Control> {
  let stage: Stage
  let control: Subject
  let root = ViewController()
  private(set) var reports: [String] = []

  init(_ control: Subject, size: Size? = nil, settings: Settings = Settings()) {
    self.control = control
    stage = Stage(size: Size(width: 400, height: 300), settings: settings)
    stage.window.rootViewController = root
    control.frame = Rect(
      center: Point(x: 200, y: 150), size: size ?? control.sizeThatFits(.zero))
    root.view.addSubview(control)
    control.addAction(for: .valueChanged) { [weak self, weak control] in
      self?.reports.append(control?.accessibilityValue ?? "")
    }
    stage.settle()
  }

  static var rightToLeft: Settings { Settings(layoutDirection: .rightToLeft) }

  /// Returns a position in the window, relative to the control's top left corner.
  func point(_ x: Double, _ y: Double) -> Point { control.frame.origin + Point(x: x, y: y) }

  /// Returns the centre of a named part of the control.
  func middle(of name: String) -> Point {
    guard let view = stage.view(named: name) else { return Point(x: -1, y: -1) }
    return view.convert(view.bounds.center, to: nil)
  }

  /// Waits for rest, and returns the window's number of turns.
  func turns() -> Int {
    stage.settle()
    return stage.window.statistics.turnCount
  }
}

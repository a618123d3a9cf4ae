import AtriumControls
public import AtriumGeometry
import AtriumKit

/// A controller's view or a view below it, as a row of the inspector (IN-4).
public struct ViewOutline: Hashable, Sendable {
  /// The maximum number of views that are read below a controller.
  static let longest = 400

  /// The level, from 0 for the controller's own view.
  public let level: Int
  /// The name of the type.
  public let type: String
  /// The frame, in points, in the superview's coordinates.
  public let frame: Rect
  /// The accessible name; nil without one.
  public let label: String?
  /// Whether the view is hidden.
  public let isHidden: Bool
  /// The opacity, from 0 to 1.
  public let alpha: Double
  /// The name of the controller whose root view this is; nil for another view.
  public let controller: String?

  /// The row as text, such as `Label (16,8 120x20) "Title" hidden`.
  public var text: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.inspectorText)
    var line = "\(type) (\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3]))"
    if let label { line += " \"\(label)\"" }
    if isHidden { line += " hidden" }
    if alpha != 1 { line += " alpha \(alpha.inspectorText)" }
    if let controller { line += " of \(controller)" }
    return line
  }

  /// Reads a controller's view and the views below it.
  ///
  /// The view of a child controller is a single row, without its subviews.
  @MainActor
  static func read(_ controller: ViewController, with directory: ControllerDirectory)
    -> [ViewOutline]
  {
    guard let root = controller.viewIfLoaded else { return [] }
    var rows: [ViewOutline] = []
    var stack: [(view: View, level: Int)] = [(root, 0)]
    while let (view, level) = stack.popLast(), rows.count < longest {
      let other = view === root ? nil : view.rootOfController
      rows.append(
        ViewOutline(
          level: level, type: "\(Swift.type(of: view))", frame: view.frame,
          label: view.accessibilityLabel, isHidden: view.isHidden, alpha: view.alpha,
          controller: other.map(directory.name)))
      guard other == nil else { continue }
      for subview in view.subviews.reversed() { stack.append((subview, level + 1)) }
    }
    return rows
  }
}

extension Double {
  /// The value with at most two decimals, for rows of the inspector.
  var inspectorText: String {
    guard isFinite, abs(self) < 1e9 else { return "\(self)" }
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0
      ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// The value with at most two decimals and the decimal separator of the language.
  var inspectorSeconds: String {
    let parts = inspectorText.split(separator: ".").map(String.init)
    return parts.count == 2 ? String(localized: "%@.%@|decimal", parts[0], parts[1]) : parts[0]
  }

  /// The value with three decimals and the decimal separator of the language, for times.
  var inspectorTime: String {
    guard isFinite, abs(self) < 1e9 else { return "\(self)" }
    let thousandths = Int((max(0, self) * 1000).rounded())
    let decimals = "\(1000 + thousandths % 1000)".dropFirst()
    return String(localized: "%@.%@|decimal", "\(thousandths / 1000)", String(decimals))
  }
}

import AtriumGeometry
import AtriumKit

extension Stage {
  /// Describes the views of the window, one per line, with class, frame, name and unusual
  /// properties.
  public func viewTree() -> String {
    var lines: [String] = []
    describe(window, depth: 0, into: &lines)
    return lines.joined(separator: "\n")
  }

  private func describe(_ view: View, depth: Int, into lines: inout [String]) {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(DecimalText.short)
    var line = String(repeating: "  ", count: depth)
    line += "\(Swift.type(of: view)) (\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3]))"
    if let label = view.accessibilityLabel { line += " " + JSONText.quoted(label) }
    if view.isHidden { line += " hidden" }
    if view.alpha != 1 { line += " alpha \(DecimalText.short(view.alpha))" }
    lines.append(line)
    for subview in view.subviews { describe(subview, depth: depth + 1, into: &lines) }
  }
}

import AtriumGeometry

extension ViewController {
  /// A description of this controller, the controllers inside it and the presented controllers, one per line.
  ///
  /// Each line has the type, the title, the phase and the view's frame. The format is for debuggers
  /// and logs, not for parsing.
  ///
  /// ```
  /// PagerController "Pages" appeared (0, 0; 400 x 600)
  ///   PageController "One" appeared (0, 100; 400 x 400)
  ///   PageController "Two" disappeared, view not loaded
  ///   presents AlertController appeared (50, 200; 300 x 160)
  /// ```
  public var hierarchyDescription: String {
    var lines: [String] = []
    var open = [(controller: self, indent: 0, prefix: "")]
    while let (controller, indent, prefix) = open.popLast() {
      lines.append(controller.hierarchyLine(indent: indent, prefix: prefix))
      if let presented = controller.modal.presented {
        open.append((presented, indent + 1, "presents "))
      }
      open += controller.children.reversed().map { ($0, indent + 1, "") }
    }
    return lines.joined(separator: "\n")
  }

  private func hierarchyLine(indent: Int, prefix: String) -> String {
    var line = String(repeating: "  ", count: indent) + prefix + "\(type(of: self))"
    if let title { line += " \"\(title)\"" }
    line += " \(appearance.phase)"
    if let view = viewIfLoaded {
      let frame = view.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.short)
      line += " (\(numbers[0]), \(numbers[1]); \(numbers[2]) x \(numbers[3]))"
      if view.window == nil { line += ", view in no window" }
    } else {
      line += ", view not loaded"
    }
    return line
  }

  /// Formats a length with at most one decimal.
  private static func short(_ length: Double) -> String {
    let rounded = (length * 10).rounded() / 10
    guard let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return "\(whole)"
  }
}

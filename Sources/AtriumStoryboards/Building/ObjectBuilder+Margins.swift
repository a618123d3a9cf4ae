import AtriumGeometry

/// Margins that are derived from the frames in a file.
extension ObjectBuilder {
  /// Returns the margin of a view, derived from the frames of its subviews.
  ///
  /// The result is nil if no frame is at an expected margin.
  ///
  /// - Parameters:
  ///   - element: The view of a controller, or the content view of a cell.
  ///   - expected: The range of the margins that this version of Xcode wrote, in points. In cells, Xcode 8 and 9 wrote
  ///     8, 15 or 16 points, depending on the canvas's version of iOS. Later versions of Xcode wrote 16 or 20 points,
  ///     depending on the canvas's screen.
  /// - Returns: The margin, in points.
  func shownMargin(of element: InterfaceElement, _ expected: ClosedRange<Double>) -> Double? {
    guard let id = element.id else { return nil }
    let views = element.children.first { $0.name == "subviews" }?.children ?? []
    let constraints = element.children.first { $0.name == "constraints" }?.children ?? []
    let width = frame(of: element)?.width ?? 0
    for constraint in constraints
    where constraint.described("relation") == nil && constraint.described("priority") == nil
      && constraint.described("multiplier") == nil
    {
      let constant = constraint.described("constant").flatMap(Double.init) ?? 0
      func frame(_ item: String) -> Rect? {
        let view = views.first { $0.id == constraint.described(item) }
        return view?.described("misplaced") == nil ? view.flatMap(alignedFrame) : nil
      }
      func relates(_ first: String, _ second: String) -> Bool {
        constraint.described("firstAttribute") == first
          && constraint.described("secondAttribute") == second
      }
      var margin: Double?
      if relates("leading", "leadingMargin"), constraint.described("secondItem") == id {
        margin = frame("firstItem").map { $0.minX - constant }
      } else if relates("trailingMargin", "trailing"),
        (constraint.described("firstItem") ?? id) == id
      {
        margin = frame("secondItem").map { width - $0.maxX - constant }
      }
      if let margin, expected.contains(margin) { return margin }
    }
    return nil
  }

  /// Returns the distance between the rows and the edges of an inset grouped table, in points.
  ///
  /// The distance is derived from the frame of a cell in the file, since it depends on the screen of the canvas and on
  /// the canvas's version of iOS. The result is nil if no cell has the same distance on both sides.
  func shownRowInset(of table: InterfaceElement) -> Double? {
    let lists = ["prototypes", "sections"].compactMap { name in
      table.children.first { $0.name == name }
    }
    let cells = lists.flatMap { list in
      list.name == "prototypes"
        ? list.children
        : list.children.flatMap { $0.children.first { $0.name == "cells" }?.children ?? [] }
    }
    let width = frame(of: table)?.width ?? 0
    for cell in cells {
      guard let row = frame(of: cell), (8...40).contains(row.minX),
        abs(width - 2 * row.minX - row.width) < 1
      else { continue }
      return row.minX
    }
    return nil
  }

  /// Returns the alignment rectangle of a view, derived from the frame in the file.
  ///
  /// Constraints refer to the alignment rectangle.
  private func alignedFrame(of element: InterfaceElement) -> Rect? {
    guard var frame = frame(of: element) else { return nil }
    switch element.name {
    case "switch": frame.size.width -= 2
    // Since iOS 26 a slider is 34 points high and is aligned at its frame.
    case "slider" where frame.height == 31: frame = frame.insetBy(dx: 2, dy: 0)
    default: break
    }
    return frame
  }

  /// Returns the frame of a view in the file, without marking the frame as read.
  private func frame(of element: InterfaceElement) -> Rect? {
    element.children.first { $0.name == "rect" && $0.key == "frame" }.map(rect)
  }
}

import AtriumControls
import AtriumGeometry
import AtriumKit
import AtriumStoryboards

/// The view of a room that shows a container: a heading, a hint, and the name of its source file.
///
/// Subclasses place their content in ``area``.
class RoomView: ScreenView {
  private let title: Label
  private let hint: Label
  private let source: Label
  private let accessory: View?
  /// The area below the heading, in points; set by the layout.
  private(set) var area = Rect.zero

  /// Makes the view.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - hint: A sentence that describes the thing to watch.
  ///   - source: The path of the source file.
  ///   - accessory: A control at the end of the heading's line; nil for none.
  init(title: String, hint: String, source: String, accessory: View? = nil) {
    self.title = Label(text: title, font: .preferredFont(forTextStyle: .largeTitle))
    self.hint = Label(text: hint, font: .preferredFont(forTextStyle: .body))
    self.source = Label(text: source, font: .preferredFont(forTextStyle: .caption))
    self.accessory = accessory
    super.init()
    self.title.accessibilityTraits = [.staticText, .header]
    self.hint.numberOfLines = 4
    for label in [self.hint, self.source] { label.textRole = \.secondaryLabel }
    for view in [self.title, accessory, self.hint, self.source] {
      if let view { addSubview(view) }
    }
  }

  /// Replaces the sentence below the heading.
  func setHint(_ text: String) {
    hint.text = text
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isSmall = bounds.height < 420 || bounds.width < 420
    let inset = isSmall ? 12 : min(margin, 32)
    let width = max(0, bounds.width - 2 * inset)
    title.font = .preferredFont(forTextStyle: isSmall ? .title3 : .largeTitle)
    var y = isSmall ? 10 : (inset * 0.8).rounded()
    y = layOutTitle(Rect(x: inset, y: y, width: width, height: 0)) + 4
    hint.isHidden = bounds.height < 480
    source.isHidden = hint.isHidden || source.sizeThatFits(.zero).width > width
    if !hint.isHidden {
      let height = hint.sizeThatFits(Size(width: width, height: 0)).height
      hint.frame = Rect(x: inset, y: y, width: width, height: height)
      y += height + 4
      source.frame = Rect(x: inset, y: y, width: width, height: 16)
      y += source.isHidden ? 0 : 16
    }
    y += isSmall ? 4 : 12
    area = Rect(
      x: inset, y: y, width: width, height: max(0, contentRect.maxY - y - bottom(margin: inset)))
  }

  /// Places the heading and the control beside it; with little room the heading is left out.
  ///
  /// - Returns: The end of the line, in points.
  private func layOutTitle(_ line: Rect) -> Double {
    let size = title.sizeThatFits(.zero)
    guard let accessory else {
      title.frame = Rect(x: line.minX, y: line.minY, width: line.width, height: size.height)
      return title.frame.maxY
    }
    let wish = accessory.sizeThatFits(.zero)
    let accessoryWidth = min(wish.width, line.width)
    let rest = line.width - accessoryWidth - 16
    title.isHidden = size.width > rest
    let height = max(title.isHidden ? 0 : size.height, wish.height)
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    title.frame = Rect(
      x: isRightToLeft ? line.maxX - max(0, rest) : line.minX, y: line.minY, width: max(0, rest),
      height: height)
    accessory.frame = Rect(
      x: isRightToLeft ? line.minX : line.maxX - accessoryWidth,
      y: (line.minY + (height - wish.height) / 2).rounded(), width: accessoryWidth,
      height: wish.height)
    return line.minY + height
  }
}

import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The view of *Navigation*: a heading, the library, and the inspector beside or below it.
final class NavigationRoomView: ScreenView {
  let content = View()
  let inspector = StackInspectorView()
  private let title = Label(text: "Navigation", font: .preferredFont(forTextStyle: .largeTitle))
  private let hint = Label(
    text: "Open a book and drag back from its left edge: the list beside it changes at once, the "
      + "calls follow the finger.",
    font: .preferredFont(forTextStyle: .body))
  private let source = Label(
    text: "Sources/DemoScreens/Navigation/NavigationRoomController.swift",
    font: .preferredFont(forTextStyle: .caption))

  override init() {
    super.init()
    title.accessibilityTraits = [.staticText, .header]
    hint.numberOfLines = 3
    for label in [hint, source] { label.textRole = \.secondaryLabel }
    content.clipsToBounds = true
    content.cornerRadius = Theme.cardCornerRadius
    content.borderWidth = 1
    for view in [title, hint, source, content, inspector] { addSubview(view) }
    updateColors()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateColors()
    setNeedsLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  private func updateColors() {
    content.borderColor = theme.separator
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isSmall = bounds.height < 420 || bounds.width < 420
    let inset = isSmall ? 12 : min(margin, 32)
    let width = max(0, bounds.width - 2 * inset)
    title.font = .preferredFont(forTextStyle: isSmall ? .title3 : .largeTitle)
    let titleHeight = title.sizeThatFits(.zero).height
    var y = isSmall ? 10 : (inset * 0.8).rounded()
    title.frame = Rect(x: inset, y: y, width: width, height: titleHeight)
    y += titleHeight + 4
    hint.isHidden = bounds.height < 480
    source.isHidden = bounds.height < 480
    if !hint.isHidden {
      let height = hint.sizeThatFits(Size(width: width, height: 0)).height
      hint.frame = Rect(x: inset, y: y, width: width, height: height)
      y += height + 4
      source.isHidden = source.sizeThatFits(.zero).width > width
      source.frame = Rect(x: inset, y: y, width: width, height: 16)
      y += (source.isHidden ? 0 : 16) + 12
    } else {
      y += 4
    }
    let area = Rect(x: inset, y: y, width: width, height: max(0, bounds.height - y - inset))
    let isBeside = area.width >= 560
    inspector.isHidden = !isBeside && area.height < 420
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    if isBeside {
      let side = min(280, (area.width * 0.34).rounded())
      let rest = area.width - side - 24
      content.frame = Rect(
        x: isRightToLeft ? area.minX + side + 24 : area.minX, y: area.minY, width: rest,
        height: area.height)
      inspector.frame = Rect(
        x: isRightToLeft ? area.minX : area.minX + rest + 24, y: area.minY, width: side,
        height: area.height)
    } else {
      let lower = inspector.isHidden ? 0 : 196.0
      content.frame = Rect(
        x: area.minX, y: area.minY, width: area.width,
        height: max(0, area.height - lower - (lower > 0 ? 16 : 0)))
      inspector.frame = Rect(
        x: area.minX, y: area.maxY - lower, width: area.width, height: lower)
    }
  }
}

import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The content of a sheet, whose height depends on its width.
@MainActor
protocol SheetContent: View {
  /// Returns the height at which the content need not scroll, in points.
  func fittingHeight(forWidth width: Double) -> Double
}

extension TableView: SheetContent {
  /// Returns the height of all rows.
  ///
  /// The table must be high enough to show all rows, since it measures only visible rows.
  func fittingHeight(forWidth width: Double) -> Double { contentSize.height }
}

/// The view of a sheet: a title, a button that closes it, and the content.
final class SheetContentView: View {
  /// The height of the view while rows are measured, in points, which exceeds the height of any sheet.
  private static let highest = 2000.0

  private let title: Label
  private let closeButton: Button
  private let content: any SheetContent

  /// Makes the view.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The view below the title.
  ///   - close: The action of the button.
  init(title: String, content: any SheetContent, close: @escaping @MainActor () -> Void) {
    self.title = Label(text: title, font: .preferredFont(forTextStyle: .title2))
    closeButton = Button(title: String(localized: "Close"), configuration: .plain(), action: close)
    self.content = content
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 400))
    self.title.accessibilityTraits = [.staticText, .header]
    self.title.adjustsFontSizeToFitWidth = true
    self.title.minimumScaleFactor = 0.5
    for view in [self.title, closeButton, content] as [View] { addSubview(view) }
  }

  /// Returns the height at which all content is visible, at most ``highest``, in points.
  func fittingHeight(forWidth width: Double) -> Double {
    frame.size = Size(width: width, height: SheetContentView.highest)
    layoutIfNeeded()
    return min(
      titleHeight(isSmall: false) + content.fittingHeight(forWidth: width),
      SheetContentView.highest)
  }

  /// Returns the height of the title, including the space around it, in points.
  private func titleHeight(isSmall: Bool) -> Double {
    title.font = .preferredFont(forTextStyle: isSmall ? .headline : .title2)
    return max(isSmall ? 44.0 : 56, title.sizeThatFits(.zero).height + 16)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isSmall = bounds.width < 360 || bounds.height < 300
    let margin = isSmall ? 12.0 : 20
    let height = titleHeight(isSmall: isSmall)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let close = closeButton.sizeThatFits(.zero)
    closeButton.frame = Rect(
      x: isMirrored ? 0 : bounds.width - close.width, y: ((height - close.height) / 2).rounded(),
      width: close.width, height: close.height)
    title.frame = Rect(
      x: isMirrored ? close.width : margin, y: 0,
      width: max(0, bounds.width - margin - close.width), height: height)
    content.frame = Rect(
      x: 0, y: height, width: bounds.width, height: max(0, bounds.height - height))
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(bounds, with: theme.background)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }
}

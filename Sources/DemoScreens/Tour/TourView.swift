import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The tour's bar below a room: the instruction, the number of the stop, and the buttons.
final class TourView: View {
  let backButton: Button
  let showButton: Button
  let nextButton: Button
  let endButton: Button
  private let text = Label()
  private let count = Label(
    font: Font.preferredFont(forTextStyle: .footnote).withTabularDigits())

  /// Makes the bar.
  ///
  /// - Parameters:
  ///   - back: The action of the button that goes to the previous stop.
  ///   - show: The action of the button that performs the instruction.
  ///   - next: The action of the button that continues the tour.
  ///   - end: The action of the button that ends the tour.
  init(
    back: @escaping @MainActor () -> Void, show: @escaping @MainActor () -> Void,
    next: @escaping @MainActor () -> Void, end: @escaping @MainActor () -> Void
  ) {
    backButton = RoomAction.button(String(localized: "Back"), style: .plain, action: back)
    showButton = RoomAction.button(String(localized: "Do it for me"), action: show)
    showButton.isHidden = true
    nextButton = RoomAction.button(String(localized: "Next"), action: next)
    endButton = RoomAction.button(String(localized: "End the tour"), style: .plain, action: end)
    super.init(frame: .zero)
    contentMode = .redraw
    accessibilityLabel = String(localized: "Tour")
    text.numberOfLines = 0
    text.lineBreakMode = .byWordWrapping
    count.textRole = \.secondaryLabel
    for view in [text, count, backButton, endButton, showButton, nextButton] as [View] {
      addSubview(view)
    }
  }

  /// Shows a stop.
  ///
  /// - Parameters:
  ///   - stop: The stop.
  ///   - index: The index of the stop among all stops.
  func show(_ stop: TourStop, at index: Int) {
    text.text = stop.text
    progress = String(localized: "%@ of %@", "\(index + 1)", "\(TourStop.all.count)")
    backButton.isHidden = index == 0
    nextButton.title =
      index == TourStop.all.count - 1 ? String(localized: "Done") : String(localized: "Next")
    setNeedsLayout()
    Accessibility.post(notification: .announcement, argument: "\(progress): \(stop.text)")
  }

  /// Shows the text after the last stop, with a button that closes the bar.
  func showEnd() {
    text.text = TourStop.end
    progress = ""
    isDone = true
    offersHelp = false
    (backButton.isHidden, endButton.isHidden) = (true, true)
    nextButton.title = String(localized: "Close")
    setNeedsLayout()
    Accessibility.post(notification: .announcement, argument: TourStop.end)
  }

  private var progress = "" {
    didSet { updateCount() }
  }

  /// Whether the bar confirms that the user has followed the instruction.
  var isDone = false {
    didSet {
      guard isDone != oldValue else { return }
      nextButton.configuration.style = isDone ? .filled : .bordered
      updateCount()
      if isDone, !progress.isEmpty {
        Accessibility.post(notification: .announcement, argument: String(localized: "Done"))
      }
    }
  }

  /// Whether the bar offers to perform the instruction.
  var offersHelp = false {
    didSet {
      showButton.isHidden = !offersHelp
      setNeedsLayout()
    }
  }

  private func updateCount() {
    count.text = isDone && !progress.isEmpty ? "✓ \(progress)" : progress
    setNeedsLayout()
  }

  private var buttons: [Button] {
    [nextButton, showButton, endButton, backButton].filter { !$0.isHidden }
  }

  // MARK: Layout

  /// Returns the height of the bar for a window size, in points.
  func height(in size: Size) -> Double {
    let metrics = RoomMetrics(size)
    text.font = .preferredFont(forTextStyle: metrics.isRegular ? .body : .footnote)
    let words = text.sizeThatFits(Size(width: wordsWidth(size.width, metrics), height: 0)).height
    let inset = metrics.isRegular ? 14.0 : 8
    return metrics.isRegular
      ? max(words, Theme.controlHeight) + 2 * inset
      : words + Theme.controlHeight + 3 * inset
  }

  /// Returns the width of the text, in points.
  ///
  /// The text is beside the buttons. In a small window, the text is above the buttons.
  private func wordsWidth(_ width: Double, _ metrics: RoomMetrics) -> Double {
    let whole = max(0, width - 2 * metrics.margin)
    return metrics.isRegular ? max(0, min(whole - buttonsWidth - 24, 720)) : whole
  }

  /// The width of the number of the stop including its checkmark, in points.
  ///
  /// Because this width is always reserved, the text does not wrap differently when the checkmark appears.
  private var countWidth: Double {
    TextLayout("✓ \(progress)", font: count.font).size.width.rounded(.up)
  }

  private var buttonsWidth: Double {
    buttons.reduce(countWidth + 16) { $0 + $1.sizeThatFits(.zero).width + 8 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = RoomMetrics(window?.bounds.size ?? bounds.size)
    let inset = metrics.isRegular ? 14.0 : 8
    let words = wordsWidth(bounds.width, metrics)
    let height = text.sizeThatFits(Size(width: words, height: 0)).height
    let row = Rect(
      x: metrics.margin, y: bounds.height - inset - Theme.controlHeight,
      width: max(0, bounds.width - 2 * metrics.margin), height: Theme.controlHeight)
    place(
      text,
      Rect(
        x: metrics.margin,
        y: metrics.isRegular ? ((bounds.height - height) / 2).rounded() : inset, width: words,
        height: height))
    var x = row.maxX
    for button in buttons {
      let size = button.sizeThatFits(.zero)
      x -= size.width
      place(button, Rect(x: x, y: row.minY, width: size.width, height: row.height))
      x -= 8
    }
    x -= 8
    let size = count.sizeThatFits(.zero)
    let left = metrics.isRegular ? x - size.width : row.minX
    place(
      count,
      Rect(
        x: left, y: row.minY + ((row.height - size.height) / 2).rounded(), width: size.width,
        height: size.height))
  }

  private func place(_ view: View, _ rect: Rect) {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    view.frame =
      isMirrored
      ? Rect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      : rect
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(bounds, with: theme.surface)
    canvas.fill(Rect(x: 0, y: 0, width: bounds.width, height: 1), with: theme.separator)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    setNeedsDisplay()
  }
}

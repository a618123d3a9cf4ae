import AtriumControls
import AtriumGeometry
import AtriumKit

/// A row with a caption, the value below it, and a control at the trailing end.
///
/// If there is little space, the row shows a shorter caption and no value.
final class SettingRow: View {
  /// The height of a row for the preferred text size, in points.
  static var height: Double {
    FontMetrics(forTextStyle: .caption).scaledValue(for: 44).rounded()
  }
  private static var captionHeight: Double {
    FontMetrics(forTextStyle: .caption).scaledValue(for: 16).rounded(.up)
  }
  private static let gap = 8.0

  let control: Control
  private let controlWidth: Double?
  /// The captions, with the longest first.
  private let titles: [String]
  /// Whether the row shows its caption without the value.
  var hidesValue = false {
    didSet { if hidesValue != oldValue { setNeedsLayout() } }
  }
  private let caption: Label
  private let label = Label(font: .preferredFont(forTextStyle: .footnote))

  /// The text below the caption; a text that is not empty is also the accessibility value of the control.
  var value: String {
    get { label.text }
    set {
      label.text = newValue
      control.accessibilityValue = newValue.isEmpty ? nil : newValue
      setNeedsLayout()
    }
  }

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: The caption, and the accessibility label of the control.
  ///   - shorter: The captions to use without space for the title, with the longest first.
  ///   - control: The control.
  ///   - width: The width of the control in points; nil for the width that fits.
  init(_ title: String, shorter: [String] = [], control: Control, width: Double? = nil) {
    self.control = control
    controlWidth = width
    titles = [title] + shorter
    caption = Label(text: title, font: .preferredFont(forTextStyle: .caption))
    super.init(frame: .zero)
    control.accessibilityLabel = title
    caption.textRole = \.secondaryLabel
    label.numberOfLines = 2
    for view in [caption, label, control] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    var size = control.sizeThatFits(.zero)
    size.width = min(controlWidth ?? size.width, bounds.width)
    let rest = max(0, bounds.width - size.width - SettingRow.gap)
    control.frame = Rect(
      x: isMirrored ? 0 : bounds.width - size.width,
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    let x = isMirrored ? size.width + SettingRow.gap : 0
    let captionHeight = SettingRow.captionHeight
    var value = label.text.isEmpty ? 0 : label.sizeThatFits(Size(width: rest, height: 0)).height
    label.isHidden = value == 0 || value > bounds.height || widestWord() > rest
    if hidesValue { label.isHidden = true }
    if label.isHidden { value = 0 }
    for title in titles {
      caption.text = title
      if caption.sizeThatFits(.zero).width <= rest { break }
    }
    caption.isHidden =
      caption.sizeThatFits(.zero).width > rest || captionHeight + value > bounds.height
    let top = ((bounds.height - value - (caption.isHidden ? 0 : captionHeight)) / 2).rounded()
    caption.frame = Rect(x: x, y: top, width: rest, height: captionHeight)
    label.frame = Rect(
      x: x, y: top + (caption.isHidden ? 0 : captionHeight), width: rest, height: value)
    if label.displayedTexts.contains(where: \.isTruncated) { label.isHidden = true }
  }

  /// Returns the minimum width at which each of the values fits in one line beside the control, in points.
  func width(forValues values: [String]) -> Double {
    let texts = values.map { Label(text: $0, font: label.font).sizeThatFits(.zero).width }
    return (controlWidth ?? control.sizeThatFits(.zero).width) + SettingRow.gap
      + (texts.max() ?? 0)
  }

  /// Returns the width of the value's widest word, which must not be broken, in points.
  private func widestWord() -> Double {
    let words = label.text.split(separator: " ").map { Label(text: String($0), font: label.font) }
    return words.map { $0.sizeThatFits(.zero).width }.max() ?? 0
  }
}

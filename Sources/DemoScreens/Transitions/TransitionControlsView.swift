import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The controls below the stage: play, reverse, speed, position and duration.
final class TransitionControlsView: View {
  /// The available speeds and their names.
  static let speeds: [(name: String, value: Double)] = [("×1", 1), ("×1/4", 0.25), ("×1/10", 0.1)]

  private static var rowHeight: Double {
    max(36, FontMetrics.default.scaledValue(for: 24).rounded())
  }
  private static let spacing = 6.0

  let playButton: Button
  let reverseButton: Button
  let speed = SegmentedControl(titles: TransitionControlsView.speeds.map(\.name))
  let moment = Slider()
  let duration = Slider(value: 0.4, in: 0.1...3, step: 0.1)
  private let momentName = Label(
    text: String(localized: "Moment"), font: .preferredFont(forTextStyle: .footnote))
  private let durationName = Label(
    text: String(localized: "Duration"), font: .preferredFont(forTextStyle: .footnote))
  private let momentValue = Label(font: TransitionControlsView.digits)
  private let durationValue = Label(font: TransitionControlsView.digits)

  private static var digits: Font {
    Font.preferredFont(forTextStyle: .footnote).withTabularDigits()
  }

  init() {
    func button(_ title: String, _ configuration: Button.Configuration) -> Button {
      var configuration = configuration
      configuration.minimumHeight = Theme.controlHeight
      configuration.contentInsets = EdgeInsets(top: 4, left: 14, bottom: 4, right: 14)
      return Button(title: title, configuration: configuration)
    }
    playButton = button(String(localized: "Play"), .filled())
    reverseButton = button(String(localized: "Reverse"), .bordered())
    super.init(frame: .zero)
    speed.selectedSegmentIndex = 0
    speed.accessibilityLabel = String(localized: "Speed")
    moment.accessibilityLabel = String(localized: "Moment")
    duration.accessibilityLabel = String(localized: "Duration")
    for label in [momentName, durationName, momentValue, durationValue] {
      label.textRole = \.secondaryLabel
    }
    for view in [
      playButton, reverseButton, speed, momentName, moment, momentValue, durationName, duration,
      durationValue,
    ] {
      addSubview(view)
    }
  }

  /// Shows a position, a duration in seconds, and whether the transition is playing.
  func show(position: Double, duration seconds: Double, isPlaying: Bool) {
    playButton.title = isPlaying ? String(localized: "Pause") : String(localized: "Play")
    if !moment.isTracking { moment.value = position }
    duration.value = seconds
    momentValue.text = "\(Int((position * 100).rounded())) %"
    durationValue.text =
      seconds == 0
      ? String(localized: "none") : String(localizedNumber: seconds, decimals: 1) + " s"
    duration.accessibilityValue = durationValue.text
    duration.isEnabled = seconds > 0
    moment.isEnabled = true
  }

  private func isOneLine(_ width: Double) -> Bool {
    let buttons = buttonWidths.reduce(0, +) + 8
    return buttons + 16 + speed.sizeThatFits(.zero).width <= width
  }

  /// The widths of both buttons, in points; the width of the first button fits both of its titles.
  private var buttonWidths: [Double] {
    let titles = [String(localized: "Pause"), String(localized: "Play")]
    let insets = playButton.configuration.contentInsets
    let play = titles.map { TextLayout($0, font: playButton.configuration.font).size.width }.max()
    return [
      max(78, (play ?? 0).rounded(.up) + insets.left + insets.right + 1),
      max(78, reverseButton.sizeThatFits(.zero).width),
    ]
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let rows = isOneLine(size.width) ? 3.0 : 4
    return Size(
      width: size.width,
      height: rows * TransitionControlsView.rowHeight + (rows - 1) * TransitionControlsView.spacing)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = TransitionControlsView.rowHeight
    let width = bounds.width
    let widths = buttonWidths
    let factor = min(1, max(0, width - 8) / max(1, widths[0] + widths[1]))
    place(playButton, Rect(x: 0, y: 0, width: (widths[0] * factor).rounded(.down), height: row))
    place(
      reverseButton,
      Rect(
        x: (widths[0] * factor).rounded(.down) + 8, y: 0,
        width: (widths[1] * factor).rounded(.down), height: row))
    let speedSize = speed.sizeThatFits(.zero)
    var y = row + TransitionControlsView.spacing
    if isOneLine(width) {
      place(
        speed,
        Rect(
          x: width - speedSize.width, y: ((row - speedSize.height) / 2).rounded(),
          width: speedSize.width, height: speedSize.height))
    } else {
      place(
        speed,
        Rect(
          x: 0, y: y + ((row - speedSize.height) / 2).rounded(),
          width: min(width, max(speedSize.width, 240)), height: speedSize.height))
      y += row + TransitionControlsView.spacing
    }
    for (name, slider, value) in [
      (momentName, moment, momentValue), (durationName, duration, durationValue),
    ] {
      layOut(name, slider, value, y: y)
      y += row + TransitionControlsView.spacing
    }
  }

  private func layOut(_ name: Label, _ slider: Slider, _ value: Label, y: Double) {
    let row = TransitionControlsView.rowHeight
    let height = name.sizeThatFits(.zero).height
    let leading = max(momentName.sizeThatFits(.zero).width, durationName.sizeThatFits(.zero).width)
    let trailing = FontMetrics(forTextStyle: .footnote).scaledValue(for: 48).rounded()
    let top = y + ((row - height) / 2).rounded()
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    place(name, Rect(x: 0, y: top, width: min(leading, bounds.width), height: height))
    place(
      value,
      Rect(
        x: max(0, bounds.width - trailing), y: top, width: min(trailing, bounds.width),
        height: height))
    value.textAlignment = isMirrored ? .left : .right
    let size = slider.sizeThatFits(.zero)
    place(
      slider,
      Rect(
        x: leading + 4, y: y + ((row - size.height) / 2).rounded(),
        width: max(0, bounds.width - leading - trailing - 8), height: size.height))
  }

  private func place(_ view: View, _ rect: Rect) {
    view.frame = mirrored(rect)
  }
}

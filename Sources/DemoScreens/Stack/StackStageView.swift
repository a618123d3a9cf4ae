import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// The stage of *Stack*: the stack in a card, and the controls below it.
final class StackStageView: View {
  private static let gap = 12.0
  /// The minimum height of the card, in points.
  private static let leastCard = 96.0
  /// The height of a single row in a low stage, in points.
  private static let tightRow = 44.0

  let content = CardView()
  let choice = TransitionChoice(.coverFromBottom)
  let duration: SettingRow
  let capacity: SettingRow
  let animated: SettingRow
  let wrappers: SettingRow
  /// The outlines in front of the stack.
  let outlines = WrapperOutlines()
  let pushButton = Button(title: String(localized: "Push"), configuration: .filled())
  let popButton = Button(title: String(localized: "Pop"))
  private let buttons = View()

  init(duration: Slider, capacity: Stepper, animated: Switch, wrappers: Switch) {
    self.duration = SettingRow(String(localized: "Duration"), control: duration, width: 130)
    self.capacity = SettingRow(String(localized: "Capacity"), control: capacity)
    self.animated = SettingRow(String(localized: "Animated"), control: animated)
    self.wrappers = SettingRow(String(localized: "Wrapper views"), control: wrappers)
    super.init(frame: .zero)
    for button in [popButton, pushButton] { buttons.addSubview(button) }
    addSubview(content)
    addSubview(outlines)
    for view in choices { addSubview(view) }
  }

  /// The rows of controls, the most important ones first.
  private var choices: [View] {
    [choice.transition, buttons, choice.family, capacity, wrappers, duration, animated]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeChoices(in: bounds)
  }

  /// Places the card, and below it as many rows of controls as fit.
  private func placeChoices(in left: Rect) {
    let all = choices
    let columns = left.width >= 480 ? 2 : 1
    let room = left.height - StackStageView.leastCard - StackStageView.gap
    let isTight = room < SettingRow.height * (columns == 2 ? 1 : 2)
    let lines =
      isTight ? 1 : min((all.count + columns - 1) / columns, Int(room / SettingRow.height))
    // Without captions, the height of a row of buttons and steppers does not depend on the text size.
    let rowHeight = isTight ? min(SettingRow.height, StackStageView.tightRow) : SettingRow.height
    let height = Double(lines) * rowHeight
    place(
      content, left.minX, left.minY, left.width,
      max(0, left.height - height - StackStageView.gap))
    outlines.frame = content.frame
    let top = max(left.minY, left.maxY - height)
    for row in all { row.isHidden = true }
    if columns == 1, isTight {
      // The stepper is between the two buttons, in the same line.
      let stepper = choice.transition.control.sizeThatFits(.zero).width
      for row in [buttons, choice.transition] as [View] { row.isHidden = false }
      place(buttons, left.minX, top, left.width, rowHeight)
      let between = ((left.width - stepper) / 2).rounded()
      place(choice.transition, left.minX + between, top, stepper, rowHeight)
      return placeButtons(width: min(96, between - 8), rowHeight: rowHeight)
    }
    let width = columns == 2 ? ((left.width - 24) / 2).rounded(.down) : left.width
    for (index, row) in all.prefix(lines * columns).enumerated() {
      row.isHidden = false
      place(
        row, left.minX + Double(index % columns) * (width + 24),
        top + Double(index / columns) * rowHeight, width, rowHeight)
    }
    placeButtons(width: ((width - 12) / 2).rounded(.down), rowHeight: rowHeight)
  }

  /// Places *Pop* and *Push* at both ends of their row.
  private func placeButtons(width: Double, rowHeight: Double) {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let (first, last) = isMirrored ? (pushButton, popButton) : (popButton, pushButton)
    for button in [first, last] {
      var configuration = button.configuration
      let isNarrow = width < 96
      configuration.contentInsets.left = isNarrow ? 6 : 20
      configuration.contentInsets.right = isNarrow ? 6 : 20
      button.configuration = configuration
    }
    let (height, y) = (40.0, (rowHeight - 40) / 2)
    first.frame = Rect(x: 0, y: y, width: width, height: height)
    last.frame = Rect(x: buttons.bounds.width - width, y: y, width: width, height: height)
  }

  /// Places a view at a distance from the leading edge.
  private func place(_ view: View, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    view.frame = Rect(
      x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
  }
}

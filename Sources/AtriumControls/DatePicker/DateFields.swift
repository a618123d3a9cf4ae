import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The fields of a compact date picker: buttons with the date and the time, which open a popover.
final class DateFields: View, DateFace {
  enum Part {
    case date
    case time
  }

  private static let height = 34.0
  private static let gap = 8.0

  var didChoose: (DateChoice) -> Void = { _ in }
  /// Called with true when a popover opens, and with false when it has closed.
  var isEditingDidChange: (Bool) -> Void = { _ in }
  /// The fields that may be shown; the mode determines which of these fields are visible.
  var parts: Set<Part> = [.date, .time]
  private var choice = DateChoice(date: CalendarDate(dayNumber: 0))
  private let date = Button(configuration: DateFields.configuration)
  private let time = Button(configuration: DateFields.configuration)
  private weak var popover: DatePopoverController?

  private static var configuration: Button.Configuration {
    var configuration = Button.Configuration.bordered()
    configuration.font = .preferredFont(forTextStyle: .body)
    configuration.contentInsets = EdgeInsets(top: 6, left: 11, bottom: 6, right: 11)
    configuration.minimumHeight = height
    return configuration
  }

  init() {
    super.init(frame: .zero)
    addSubview(date)
    addSubview(time)
    date.accessibilityHint = String(localized: "Changes the date.")
    time.accessibilityHint = String(localized: "Changes the time.")
    date.addAction(for: .primaryActionTriggered) { [weak self] in self?.open(.date) }
    time.addAction(for: .primaryActionTriggered) { [weak self] in self?.open(.time) }
  }

  var style: DatePickerStyle { .compact }

  var fittingSize: Size {
    let widths = shown.map { button(of: $0).sizeThatFits(.zero).width }
    return Size(
      width: widths.reduce(0, +) + DateFields.gap * Double(max(0, widths.count - 1)),
      height: DateFields.height)
  }

  /// The fields of the mode, in reading order.
  private var shown: [Part] {
    let needed: [Part] =
      switch choice.mode {
      case .time: [.time]
      case .date: [.date]
      default: [.date, .time]
      }
    return needed.filter(parts.contains)
  }

  private func button(of part: Part) -> Button { part == .date ? date : time }

  func show(_ choice: DateChoice, animated: Bool) {
    self.choice = choice
    date.title = choice.format.date(choice.date)
    time.title = choice.format.time(choice.date)
    date.accessibilityLabel = choice.format.spokenDate(choice.date)
    popover?.show(choice)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let shown = shown
    (date.isHidden, time.isHidden) = (!shown.contains(.date), !shown.contains(.time))
    var left = bounds.minX
    for part in shown {
      let width = button(of: part).sizeThatFits(.zero).width
      let height = min(bounds.height, DateFields.height)
      button(of: part).frame = mirrored(
        Rect(x: left, y: bounds.midY - height / 2, width: width, height: height))
      left += width + DateFields.gap
    }
  }

  private func open(_ part: Part) {
    var responder = next
    while let current = responder, !(current is ViewController) { responder = current.next }
    guard let controller = responder as? ViewController, window != nil,
      controller.presentedViewController == nil
    else { return }
    let opened = DatePopoverController(part, choice)
    opened.didChoose = { [weak self] in self?.didChoose($0) }
    opened.didClose = { [weak self] in self?.isEditingDidChange(false) }
    opened.popoverPresentationController?.sourceView = button(of: part)
    popover = opened
    controller.present(opened, animated: true)
    isEditingDidChange(true)
  }
}

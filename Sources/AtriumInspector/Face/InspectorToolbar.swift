import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The bar at the top of the inspector: picking, comparing, searching, and the rate of time.
final class InspectorToolbar: View {
  let pick = InspectorToolbar.button(String(localized: "Choose in window"))
  let compare = InspectorToolbar.button(String(localized: "Compare"))
  let step = InspectorToolbar.button(String(localized: "Step"))
  /// The button that docks and undocks the inspector; hidden in an inspector that shares its window.
  let dock = InspectorToolbar.button(String(localized: "Dock"))
  /// The button with the menu of *Compare* and *Dock*, which replaces both buttons in a narrow inspector.
  private let more = InspectorToolbar.button("…")
  let search = TextField(frame: .zero)
  let rates = SegmentedControl(
    titles: InspectorSession.rates.map { InspectorToolbar.name(ofRate: $0) })
  private static let height = 32.0
  private static let gap = 8.0
  /// Whether the inspector can be docked.
  private var canDock = false
  /// The minimum width of the rates, in points.
  private static let leastRates = 200.0

  init() {
    super.init(frame: .zero)
    search.placeholder = String(localized: "Search")
    search.borderStyle = .roundedRect
    search.clearButtonMode = .whileEditing
    search.font = .preferredFont(forTextStyle: .footnote)
    search.accessibilityLabel = String(localized: "Search")
    rates.accessibilityLabel = String(localized: "Rate of time")
    more.accessibilityLabel = String(localized: "More")
    more.showsMenuAsPrimaryAction = true
    more.menu = Menu(children: [
      DeferredMenuElement.uncached { [weak self] show in show(self?.hiddenButtons ?? []) }
    ])
    for view in [pick, compare, search, more, rates, step, dock] as [View] { addSubview(view) }
    for (view, hint) in hints {
      view.addGestureRecognizer(
        HoverGestureRecognizer { [weak self] recognizer in
          let isOver = recognizer.state == .began || recognizer.state == .changed
          self?.onHint(isOver ? hint : nil)
        })
    }
  }

  /// Called with a sentence about the control under the pointer, and with nil when the pointer has left the control.
  var onHint: (_ hint: String?) -> Void = { _ in }

  /// The sentences about the controls.
  private var hints: [(View, String)] {
    [
      (
        pick,
        String(localized: "Then click in the window: the controller of that view is chosen here.")
      ),
      (
        compare,
        String(
          localized: "Remembers this moment, and marks in the tree what is different from then on.")
      ),
      (
        rates,
        String(
          localized: "How fast time passes in the window: as usual, slower, or not at all.")
      ),
      (
        step,
        String(localized: "Lets 1/60 of a second pass in the window, and pauses again.")
      ),
      (
        dock,
        String(localized: "Keeps this window beside the inspected window, or lets it stand alone.")
      ),
    ]
  }

  /// Sets the title of the button that docks; nil removes the button.
  func showDocking(_ title: String?) {
    guard (canDock ? dock.title : nil) != title else { return }
    canDock = title != nil
    if let title { dock.title = title }
    setNeedsLayout()
  }

  /// The actions of the buttons that a narrow inspector does not show.
  private var hiddenButtons: [MenuElement] { [compare, dock].map(InspectorToolbar.action) }

  private static func action(of button: Button) -> Action {
    let isOn = button.configuration.style == .filled
    return Action(title: button.title, state: isOn ? .on : .off) { [weak button] _ in
      button?.sendActions(for: .primaryActionTriggered)
    }
  }

  private static func button(_ title: String) -> Button {
    var look = Button.Configuration.bordered()
    look.font = .system(ofSize: 13, weight: .semibold)
    look.contentInsets = EdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
    look.minimumHeight = height
    return Button(title: title, configuration: look)
  }

  private static func name(ofRate rate: Double) -> String {
    if rate == 0 { return String(localized: "paused") }
    return rate == 1 ? "1" : "1/\((1 / rate).rounded().inspectorText)"
  }

  /// Shows on a button whether its mode is on.
  static func show(_ isOn: Bool, on button: Button) {
    let style: Button.Style = isOn ? .filled : .bordered
    if button.configuration.style != style { button.configuration.style = style }
  }

  /// The width below which the controls need two rows, in points.
  private var smallWidth: Double {
    let all = [pick, compare, step] + (canDock ? [dock] : [])
    let buttons = all.reduce(0) { $0 + $1.sizeThatFits(.zero).width.rounded(.up) }
    return max(
      640,
      24 + buttons + leastSearch + InspectorToolbar.leastRates
        + Double(all.count + 1) * InspectorToolbar.gap)
  }

  /// The width at which the search field shows its whole placeholder, in points.
  private var leastSearch: Double {
    let area = Rect(x: 0, y: 0, width: 200, height: InspectorToolbar.height)
    let insets = area.width - search.placeholderRect(forBounds: area).width
    let text = TextLayout(search.placeholder, font: search.font)
    return max(84, (text.size.width + insets).rounded(.up))
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let rows = size.width < smallWidth ? 2.0 : 1.0
    return Size(
      width: size.width,
      height: rows * InspectorToolbar.height + (rows + 1) * InspectorToolbar.gap)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (gap, height) = (InspectorToolbar.gap, InspectorToolbar.height)
    let (left, right) = (12.0, bounds.width - 12)
    func width(_ view: View) -> Double { view.sizeThatFits(.zero).width.rounded(.up) }
    let isSmall = bounds.width < smallWidth
    let stepWidth = width(step)
    let room = right - left - 2 * gap - stepWidth - width(dock)
    let isNarrow = isSmall && canDock && room < InspectorToolbar.leastRates
    (more.isHidden, compare.isHidden) = (!isNarrow, isNarrow)
    var x = left
    for button in isNarrow ? [pick] : [pick, compare] {
      button.frame = Rect(x: x, y: gap, width: width(button), height: height)
      x += button.frame.width + gap
    }
    if isSmall {
      more.frame = Rect(x: right - width(more), y: gap, width: width(more), height: height)
      let searchEnd = isNarrow ? more.frame.minX - gap : right
      search.frame = Rect(x: x, y: gap, width: max(40, searchEnd - x), height: height)
      let y = 2 * gap + height
      let end = placeDock(isShown: !isNarrow, right: right, y: y)
      rates.frame = Rect(
        x: left, y: y, width: max(40, end - left - gap - stepWidth), height: height)
      step.frame = Rect(x: end - stepWidth, y: y, width: stepWidth, height: height)
    } else {
      let end = placeDock(isShown: true, right: right, y: gap)
      step.frame = Rect(x: end - stepWidth, y: gap, width: stepWidth, height: height)
      // The search field keeps the width of its placeholder.
      let free = step.frame.minX - x - 2 * gap - leastSearch
      let ratesWidth = max(InspectorToolbar.leastRates, min(260, width(rates), free))
      rates.frame = Rect(
        x: step.frame.minX - gap - ratesWidth, y: gap, width: ratesWidth, height: height)
      search.frame = Rect(
        x: x, y: gap, width: max(40, rates.frame.minX - gap - x), height: height)
    }
  }

  /// Places the button that docks at the right edge.
  ///
  /// - Returns: The right edge of the controls to the left of the button, in points.
  private func placeDock(isShown: Bool, right: Double, y: Double) -> Double {
    dock.isHidden = !canDock || !isShown
    guard !dock.isHidden else { return right }
    let width = dock.sizeThatFits(.zero).width.rounded(.up)
    dock.frame = Rect(x: right - width, y: y, width: width, height: InspectorToolbar.height)
    return dock.frame.minX - InspectorToolbar.gap
  }
}

import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The view of *Welcome*: text, buttons, and the court if there is enough space.
final class WelcomeView: ScreenView {
  let tourButton = Button(title: String(localized: "Take the tour"), configuration: .filled())
  let openButton = Button(title: String(localized: "Open the ring"), configuration: .bordered())
  let turnButton = Button(title: String(localized: "Turn the window"), configuration: .bordered())
  let court = CourtView()
  /// Whether the first button continues a tour that the user has left.
  var continuesTour = false {
    didSet {
      tourButton.title =
        continuesTour ? String(localized: "Continue the tour") : String(localized: "Take the tour")
      setNeedsLayout()
    }
  }
  /// Whether the court is beside the text, and not above it; nil before the first layout.
  private var isCourtBeside: Bool?
  private let title = Label(text: String(localized: "View controllers for Swift on Linux"))
  private let lead = Label(
    text:
      String(
        localized:
          "A container is a controller that owns other controllers, its children, and shows their views in its "
          + "own. Each room shows one, and lists the calls that its children receive. Take the tour, or go to Navigation. In every room, Guide has things to try."
      ))
  private let hints = Hint.all.map { HintView($0) }
  /// The superview of the text and the buttons while they are higher than their column; not in use at other times.
  private let scroller = ScrollView()

  private var buttons: [Button] { [tourButton, openButton, turnButton] }

  override init() {
    super.init()
    title.accessibilityTraits = [.staticText, .header]
    lead.textRole = \.secondaryLabel
    for label in [title, lead] {
      label.numberOfLines = 0
      label.lineBreakMode = .byWordWrapping
    }
    lead.lineSpacing = 4
    for view in [court] + column { addSubview(view) }
  }

  /// The views of the text column, in order.
  private var column: [View] { [title, lead] + hints + buttons }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (courtRect, column) = areas
    court.isHidden = courtRect.isEmpty
    if !courtRect.isEmpty { placeCourt(in: courtRect, isBeside: courtRect.minX >= column.maxX) }
    let plan = WelcomePlan.richest(fitting: column.size, measure: height)
    apply(plan)
    scroll(contentHeight: height(of: plan, width: column.width), in: column)
    place(plan, in: column)
  }

  /// Moves the text and the buttons into the scroll view if they are higher than their column.
  private func scroll(contentHeight: Double, in column: Rect) {
    let scrolls = contentHeight > column.height
    if scrolls != (scroller.superview != nil) {
      if scrolls { addSubview(scroller) } else { scroller.removeFromSuperview() }
      let host = scrolls ? scroller : self
      for view in self.column { host.addSubview(view) }
    }
    scroller.frame = bounds
    scroller.contentSize = Size(
      width: bounds.width, height: column.minY + contentHeight + margin)
  }

  /// Places the court.
  ///
  /// The court fades when it moves from beside the text to above it, or back. A straight path would cross the text.
  private func placeCourt(in rect: Rect, isBeside: Bool) {
    let turns = isCourtBeside.map { $0 != isBeside } ?? false
    isCourtBeside = isBeside
    View.relocate(turns ? [court] : []) { court.frame = mirrored(rect) }
  }

  /// The areas of the court and of the text column, in a left-to-right layout.
  ///
  /// The court is beside or above the column. Without enough space for the court, its area is zero.
  private var areas: (court: Rect, column: Rect) {
    let area = area(margin: margin)
    if bounds.width > bounds.height, area.width >= 720, area.height >= 360 {
      let gap = min(72, area.width * 0.06)
      let columnWidth = min(480, (area.width - gap) * 0.53)
      let side = min(area.width - gap - columnWidth, area.height, 640)
      let left = area.minX + max(0, (area.width - columnWidth - gap - side) / 2)
      return (
        Rect(
          center: Point(x: left + columnWidth + gap + side / 2, y: area.midY),
          size: Size(width: side.rounded(.down), height: side.rounded(.down))),
        Rect(x: left.rounded(), y: area.minY, width: columnWidth.rounded(), height: area.height)
      )
    }
    let width = min(area.width, 560)
    let left = (area.midX - width / 2).rounded()
    guard bounds.height >= bounds.width, area.height >= 680 else {
      return (.zero, Rect(x: left, y: area.minY, width: width, height: area.height))
    }
    let side = min(width, (area.height * 0.42).rounded(.down), 560)
    let gap = margin * 0.75
    return (
      Rect(
        center: Point(x: bounds.midX, y: area.minY + side / 2),
        size: Size(width: side, height: side)),
      Rect(
        x: left, y: area.minY + side + gap, width: width, height: area.height - side - gap)
    )
  }

  private func apply(_ plan: WelcomePlan) {
    title.font = plan.titleFont
    lead.font = plan.leadFont
    lead.isHidden = !plan.showsLead
    for (index, hint) in hints.enumerated() {
      hint.isHidden = index >= plan.hintCount
      hint.detail = plan.showsDetails ? .full : .headline
    }
    for button in buttons {
      let inset = plan.isTight ? 12.0 : 16
      button.configuration.contentInsets = EdgeInsets(
        top: 12, left: inset, bottom: 12, right: inset)
    }
  }

  private func height(of plan: WelcomePlan, width: Double) -> Double {
    apply(plan)
    return stack(plan, width: width).reduce(0) { $0 + $1.spacing + $1.height }
      + plan.spacing * 1.5 + buttonsHeight(width, gap: gap(plan))
  }

  /// Returns the space between two buttons, in points.
  private func gap(_ plan: WelcomePlan) -> Double { plan.isTight ? 8 : 12 }

  /// Returns whether the first two buttons are too wide to be side by side; they are always visible.
  private func areButtonsStacked(_ width: Double, gap: Double) -> Bool {
    let widths = buttons.prefix(2).map { $0.sizeThatFits(.zero).width }
    return widths.reduce(gap, +) > width
  }

  private func buttonsHeight(_ width: Double, gap: Double) -> Double {
    areButtonsStacked(width, gap: gap) ? 2 * Theme.minimumTarget + gap : Theme.minimumTarget
  }

  /// Returns the views above the buttons, with their heights and the space before each of them.
  private func stack(
    _ plan: WelcomePlan, width: Double
  ) -> [(view: View, spacing: Double, height: Double)] {
    var result: [(view: View, spacing: Double, height: Double)] = []
    func add(_ view: View, spacing: Double) {
      let height = view.sizeThatFits(Size(width: width)).height
      result.append((view, result.isEmpty ? 0 : spacing, height))
    }
    add(title, spacing: 0)
    if plan.showsLead { add(lead, spacing: plan.spacing * 0.5) }
    for (index, hint) in hints.prefix(plan.hintCount).enumerated() {
      add(hint, spacing: index == 0 ? plan.spacing * 1.25 : plan.hintSpacing)
    }
    return result
  }

  private func place(_ plan: WelcomePlan, in column: Rect) {
    let width = column.width
    var y =
      column.minY + max(0, (column.height - height(of: plan, width: width)) / 2).rounded(.down)
    for item in stack(plan, width: width) {
      y += item.spacing
      item.view.frame = mirrored(
        Rect(x: column.minX, y: y, width: width, height: item.height))
      y += item.height
    }
    y += plan.spacing * 1.5
    var x = column.minX
    let isStacked = areButtonsStacked(width, gap: gap(plan))
    for button in buttons {
      let size = button.sizeThatFits(.zero)
      // The first two buttons are always visible.
      button.isHidden = button === turnButton && (isStacked || x + size.width > column.maxX)
      button.frame = mirrored(
        Rect(
          x: x, y: y, width: min(size.width, max(0, column.maxX - x)), height: Theme.minimumTarget))
      if isStacked {
        y += Theme.minimumTarget + gap(plan)
      } else {
        x += size.width + gap(plan)
      }
    }
  }
}

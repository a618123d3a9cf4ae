import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A list of the controllers from the root to a presented controller.
///
/// A row says whether its controller is the root, a child or presented, and whether it is on screen.
final class ModalChainView: View {
  /// The space beside the rows, in points.
  private static let margin = 16.0
  /// The diameter of a mark, in points.
  private static let mark = 10.0

  private struct Row {
    weak var controller: ViewController?
    let isPresented: Bool
    /// The text that says whether the controller is the root, a child or presented, and a shorter text.
    let origins: (whole: String, short: String)
    let name: Label
    let origin: Label
    let state: Label
    var isOnScreen = false
  }

  private let calls: ModalCalls
  private weak var presented: ViewController?
  private weak var desk: ViewController?
  private var rows: [Row] = []

  /// Makes the list, which follows the calls.
  init(_ calls: ModalCalls) {
    self.calls = calls
    super.init(frame: .zero)
    contentMode = .redraw
    accessibilityLabel = String(localized: "Controllers below")
    calls.observe(owner: self) { [weak self] in self?.update() }
  }

  /// Shows the controllers below a presented controller.
  ///
  /// - Parameters:
  ///   - presented: The presented controller.
  ///   - desk: The controller that called `present`.
  func show(_ presented: ViewController, over desk: ViewController?) {
    (self.presented, self.desk) = (presented, desk)
    update()
  }

  // MARK: Rows

  private func update() {
    guard let presented, presented.presentingViewController != nil else { return }
    let below = sequence(first: desk, next: { $0?.parent }).compactMap { $0 }.reversed()
    let chain = below + [presented]
    if !chain.elementsEqual(rows, by: { $0 === $1.controller }) { makeRows(chain) }
    for index in rows.indices {
      let isOnScreen = chain[index].appearancePhase != .disappeared
      rows[index].isOnScreen = isOnScreen
      rows[index].state.text =
        isOnScreen ? String(localized: "on screen") : String(localized: "not on screen")
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func makeRows(_ chain: [ViewController]) {
    for row in rows {
      for label in [row.name, row.origin, row.state] { label.removeFromSuperview() }
    }
    rows = chain.map { controller in
      Row(
        controller: controller, isPresented: controller === presented,
        origins: origins(of: controller),
        name: Label(text: controller.title ?? "", font: .preferredFont(forTextStyle: .headline)),
        origin: Label(font: .preferredFont(forTextStyle: .footnote)),
        state: Label(font: .preferredFont(forTextStyle: .footnote)))
    }
    for row in rows {
      for label in [row.origin, row.state] { label.textRole = \.secondaryLabel }
      for label in [row.name, row.origin, row.state] { addSubview(label) }
    }
  }

  /// Returns the texts that say whether a controller is the root, a child or presented.
  private func origins(of controller: ViewController) -> (whole: String, short: String) {
    func both(_ text: String) -> (String, String) { (text, text) }
    if let parent = controller.parent {
      return both(String(localized: "child of %@", parent.title ?? ""))
    }
    guard controller === presented, let presenter = controller.presentingViewController else {
      return both(String(localized: "root of the window"))
    }
    let name = presenter.title ?? ""
    let whole =
      presenter === desk
      ? String(localized: "presented by %@, which is the context", name)
      : String(
        localized: "presented by %@: the root above %@, which called present", name,
        desk?.title ?? "")
    return (whole, String(localized: "presented by %@", name))
  }

  // MARK: Layout

  /// The height of a row, in points.
  private var rowHeight = ModalChainView.leastRowHeight

  /// Makes the rows higher to fill a height in points, up to 1.5 times their minimum height.
  func fill(_ height: Double) {
    let least = ModalChainView.leastRowHeight
    let share = (height - 12) / Double(max(1, rows.count))
    let new = min(max(least, share), 1.5 * least).rounded(.down)
    guard new != rowHeight else { return }
    rowHeight = new
    setNeedsLayout()
    setNeedsDisplay()
  }

  private static var leastRowHeight: Double {
    let lines =
      FontMetrics(forTextStyle: .headline).scaledValue(for: 20)
      + FontMetrics(forTextStyle: .footnote).scaledValue(for: 18)
    return (lines + 14).rounded()
  }

  /// The minimum height of all rows, in points.
  var leastHeight: Double { Double(rows.count) * ModalChainView.leastRowHeight + 12 }

  /// Returns the height of all rows.
  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: Double(rows.count) * rowHeight + 12)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let start = ModalChainView.margin + ModalChainView.mark + 14
    let room = max(0, bounds.width - start - ModalChainView.margin)
    for (index, row) in rows.enumerated() {
      row.origin.text = row.origins.whole
      let ends = row.origin.sizeThatFits(.zero).width + 12 + row.state.sizeThatFits(.zero).width
      if ends > room { row.origin.text = row.origins.short }
      let (name, origin, state) = (
        row.name.sizeThatFits(.zero), row.origin.sizeThatFits(.zero), row.state.sizeThatFits(.zero)
      )
      let top = middle(of: index) - (name.height + origin.height) / 2
      place(row.name, Rect(x: start, y: top, width: min(name.width, room), height: name.height))
      place(
        row.origin,
        Rect(
          x: start, y: top + name.height, width: min(origin.width, room), height: origin.height))
      // In a narrow list the mark alone shows the state.
      row.state.isHidden = max(name.width, origin.width) + 12 + state.width > room
      place(
        row.state,
        Rect(
          x: start + room - state.width, y: middle(of: index) - state.height / 2,
          width: state.width, height: state.height))
    }
  }

  private func middle(of index: Int) -> Double {
    6 + (Double(index) + 0.5) * rowHeight
  }

  private func place(_ view: View, _ rect: Rect) {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    view.frame = Rect(
      x: isMirrored ? bounds.width - rect.maxX : rect.minX, y: rect.minY.rounded(),
      width: rect.width, height: rect.height)
  }

  /// Draws a mark for each controller and lines between the marks.
  ///
  /// The mark of a controller on screen is filled. The line of a presentation is dashed.
  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let theme = theme
    let card = Path(
      roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: Theme.cardCornerRadius - 0.5)
    canvas.fill(card, with: theme.background)
    canvas.stroke(card, with: theme.separator, width: 1)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let side = ModalChainView.mark
    let inset = ModalChainView.margin + side / 2
    let x = isMirrored ? bounds.width - inset : inset
    for (index, row) in rows.enumerated() {
      let center = Point(x: x, y: middle(of: index))
      if index > 0 {
        var line = Path()
        line.move(to: Point(x: x, y: middle(of: index - 1) + side / 2 + 3))
        line.addLine(to: Point(x: x, y: center.y - side / 2 - 3))
        let dashes: [Double] = row.isPresented ? [3, 4] : []
        canvas.stroke(line, with: theme.outline, style: LineStyle(width: 2, dash: dashes))
      }
      let mark = Path(ovalIn: Rect(center: center, size: Size(width: side, height: side)))
      if row.isOnScreen {
        canvas.fill(mark, with: theme.accent)
      } else {
        canvas.stroke(mark, with: theme.secondaryLabel, width: 2)
      }
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    setNeedsDisplay()
  }
}

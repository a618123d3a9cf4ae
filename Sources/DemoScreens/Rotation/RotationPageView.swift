import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The view of a child of *Rotation*: an arrow that points to the top, a name, and a button that counts clicks.
final class RotationPageView: View {
  private static let colors: [KeyPath<Palette, Color>] = [\.clay, \.sea, \.ochre]

  private let color: KeyPath<Palette, Color>
  private let name: Label
  private let shown = Label(font: .preferredFont(forTextStyle: .headline))
  private let supports = Label(font: .preferredFont(forTextStyle: .footnote))
  private let button: Button
  private var arrow = Rect.zero
  private var count = 0

  init(_ index: Int) {
    color = RotationPageView.colors[index % RotationPageView.colors.count]
    name = Label(
      text: RotationMasks.names[index], font: .preferredFont(forTextStyle: .largeTitle))
    button = Button(title: String(localized: "Tapped 0 times"), configuration: .bordered())
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 320))
    clipsToBounds = true
    contentMode = .redraw
    accessibilityLabel = String(localized: "Child %@", name.text)
    for label in [name, shown, supports] {
      label.textAlignment = .center
      label.numberOfLines = 0
      addSubview(label)
    }
    button.addAction(for: .primaryActionTriggered) { [weak self] in self?.tap() }
    addSubview(button)
  }

  private func tap() {
    count += 1
    button.title =
      count == 1
      ? String(localized: "Tapped once") : String(localized: "Tapped %@ times", "\(count)")
    setNeedsLayout()
  }

  /// Shows texts about the child's supported orientations and its current orientation.
  func show(_ supports: String, _ shown: String) {
    guard (supports, shown) != (self.supports.text, self.shown.text) else { return }
    (self.supports.text, self.shown.text) = (supports, shown)
    setNeedsLayout()
  }

  private var ground: Color { Palette(traitCollection)[keyPath: color] }

  private var ink: Color {
    let ground = ground
    return ground.contrastRatio(with: .white) > ground.contrastRatio(with: .black) ? .white : .black
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let ground = ground
    canvas.fill(rect.intersection(bounds), with: ground)
    let size = Size(width: bounds.width * 1.5, height: bounds.height * 0.7)
    canvas.fill(
      Path(ovalIn: Rect(center: Point(x: bounds.midX, y: bounds.maxY), size: size)),
      with: ground.mixed(with: ink == .white ? .black : .white, by: 0.12))
    guard !arrow.isEmpty else { return }
    var path = Path()
    path.move(to: Point(x: arrow.midX, y: arrow.maxY))
    path.addLine(to: Point(x: arrow.midX, y: arrow.minY))
    path.move(to: Point(x: arrow.minX, y: arrow.midY))
    path.addLine(to: Point(x: arrow.midX, y: arrow.minY))
    path.addLine(to: Point(x: arrow.maxX, y: arrow.midY))
    canvas.stroke(
      path, with: ink,
      style: LineStyle(width: max(2, arrow.width / 8), cap: .round, join: .round))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    setColors()
    let inset = min(16, bounds.width * 0.06)
    let area = place.insetBy(dx: inset, dy: inset)
    name.font = .preferredFont(forTextStyle: area.height < 200 ? .title3 : .largeTitle)
    var left = max(0, area.height)
    // The most important parts get their space first. The order from top to bottom is a different one.
    var heights: [(view: View, size: Size)] = []
    for view in [name, shown, button, supports] as [View] {
      if let label = view as? Label { fit(label, width: area.width) }
      let size = view.sizeThatFits(Size(width: max(0, area.width)))
      let fits = size.height + 6 <= left && size.width <= area.width
      view.isHidden = !fits
      if fits {
        left -= size.height + 6
        heights.append((view, size))
      }
    }
    let side = min(64, left - 8, area.width * 0.4)
    let isArrowShown = side >= 16
    var y = area.minY + max(0, left - (isArrowShown ? side + 8 : 0)) / 2
    let oldArrow = arrow
    arrow =
      isArrowShown
      ? Rect(x: area.midX - side * 0.4, y: y, width: side * 0.8, height: side) : .zero
    if arrow != oldArrow { setNeedsDisplay() }
    if isArrowShown { y += side + 8 }
    for view in [name, shown, supports, button] as [View] {
      guard let size = heights.first(where: { $0.view === view })?.size else { continue }
      let width = view === button ? size.width : area.width
      view.frame = Rect(
        x: (area.midX - width / 2).rounded(), y: y.rounded(), width: width, height: size.height)
      y += size.height + 6
    }
  }

  /// Sets the largest of three fonts with which no word of the label is broken; the name keeps its font.
  private func fit(_ label: Label, width: Double) {
    guard label !== name else { return }
    let usual = Font.preferredFont(forTextStyle: label === shown ? .headline : .footnote)
    let words = label.text.split(separator: " ")
    label.font =
      [usual, usual.withSize(15), usual.withSize(12)].first { font in
        words.allSatisfy {
          Label(text: String($0), font: font).sizeThatFits(.zero).width <= width
        }
      } ?? usual.withSize(12)
  }

  /// The bounds inset by the safe area.
  private var place: Rect {
    let insets = safeAreaInsets
    return Rect(
      x: insets.left, y: insets.top, width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
    setNeedsLayout()
  }

  private func setColors() {
    let (ground, ink) = (ground, ink)
    for label in [name, shown, supports] { label.textColor = ink }
    var configuration = Button.Configuration.bordered()
    configuration.minimumHeight = Theme.controlHeight
    configuration.contentInsets = EdgeInsets(top: 4, left: 14, bottom: 4, right: 14)
    configuration.foregroundColor = ink == .white ? .black : .white
    configuration.backgroundColor = ink
    configuration.hoverBackgroundColor = ink.mixed(with: ground, by: 0.15)
    configuration.pressedBackgroundColor = ink.mixed(with: ground, by: 0.25)
    if button.configuration != configuration { button.configuration = configuration }
  }
}

import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The rows of a ring menu in a window that is too small for a ring.
final class RingMenuListFace: View, RingMenuFace {
  private(set) var itemViews: [View?] = []
  private let panel = View()
  private var rowViews: [RingMenuRowView] = []

  init() {
    super.init()
    isUserInteractionEnabled = false
    panel.cornerRadius = 8
    addSubview(panel)
  }

  func show(_ picture: RingMenuPicture, _ layout: RingMenuLayout) {
    panel.frame = layout.list.frame.insetBy(dx: -3, dy: -3)
    panel.backgroundColor = RingMenuColors(traitCollection).ground
    while rowViews.count > picture.wedges.count { rowViews.removeLast().removeFromSuperview() }
    while rowViews.count < picture.wedges.count {
      let row = RingMenuRowView()
      rowViews.append(row)
      addSubview(row)
    }
    for (index, wedge) in picture.wedges.enumerated() {
      let row = rowViews[index]
      let frame = layout.list.frame(of: index)
      row.isHidden = wedge == nil || frame.isEmpty
      row.alpha = 1
      if row.frame != frame {
        row.frame = frame
        row.setNeedsDisplay()
      }
      guard let wedge else { continue }
      row.show(wedge, isHighlighted: index == picture.highlighted)
    }
    itemViews = picture.wedges.indices.map { picture.wedges[$0] == nil ? nil : rowViews[$0] }
  }

  /// The visible rows, from top to bottom.
  var growingViews: [View] {
    rowViews.filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
  }

  /// Returns the centre of a row, so that growing rows never overlap.
  func growthCenter(of view: View, in layout: RingMenuLayout) -> Point { view.frame.center }

  func fadeAllBut(_ wedge: Int) {
    for (index, row) in rowViews.enumerated() where index != wedge { row.alpha = 0 }
  }
}

/// One row of the list.
private final class RingMenuRowView: View {
  private var wedge: RingMenuPicture.Wedge?
  private var isHighlighted = false

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  func show(_ wedge: RingMenuPicture.Wedge, isHighlighted: Bool) {
    guard wedge != self.wedge || isHighlighted != self.isHighlighted else { return }
    if wedge != self.wedge { describe(wedge) }
    (self.wedge, self.isHighlighted) = (wedge, isHighlighted)
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard let wedge else { return }
    let colors = RingMenuColors(traitCollection)
    let (fill, ink) = colors.wedge(wedge.color, isHighlighted: isHighlighted)
    let area = bounds.insetBy(dx: 1, dy: 1)
    let shape = Path(roundedRect: area, cornerRadius: 5)
    canvas.fill(shape, with: wedge.isEnabled ? fill : fill.mixed(with: colors.ground, by: 0.45))
    if let outline = colors.outline(ink, isHighlighted: isHighlighted) {
      canvas.stroke(
        Path(roundedRect: area.insetBy(dx: 1.5, dy: 1.5), cornerRadius: 4), with: outline.color,
        width: outline.width)
    }
    var x = area.minX + 8
    if let image = wedge.image {
      let place = Rect(center: Point(x: x + 9, y: area.midY), size: Size(width: 18, height: 18))
      canvas.draw(image, in: place, tint: ink)
    }
    x += 26
    let digit = TextLayout(wedge.digit ?? "", font: .system(ofSize: 12))
    let right = area.maxX - 8 - digit.size.width
    canvas.draw(digit, at: Point(x: right, y: area.midY - digit.size.height / 2), color: ink)
    let suffix =
      switch wedge.mark {
      case .branch: " ›"
      case .state(true, _): " ✓"
      case .value(let value): " \(value)"
      case .none, .back, .state: ""
      }
    let room = right - x - 6
    guard room > 8 else { return }
    let name = TextLayout(
      wedge.title + suffix, font: .system(ofSize: 13, weight: .semibold), maximumWidth: room,
      maximumLines: 1, alignment: .left, lineBreakMode: .byTruncatingTail,
      runs: RingMenuName.runs(of: wedge.accessKey, in: wedge.title))
    canvas.draw(name, at: Point(x: x, y: area.midY - name.size.height / 2), color: ink)
    if wedge.isSelected {
      canvas.fill(
        Path(
          roundedRect: Rect(x: area.minX + 2, y: area.minY + 5, width: 3, height: area.height - 10),
          cornerRadius: 1.5), with: ink)
    }
  }
}

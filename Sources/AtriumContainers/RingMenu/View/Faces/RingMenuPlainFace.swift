import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The plain ring: a white circle with black discs, as in the original ring menu (RM-16).
final class RingMenuPlainFace: View, RingMenuFace {
  private(set) var itemViews: [View?] = []
  private let caption = RingMenuCaption()
  private var ringLayout: RingMenuLayout?
  private var highlighted: Int?

  init() {
    super.init()
    isUserInteractionEnabled = false
    addSubview(caption)
  }

  func show(_ picture: RingMenuPicture, _ layout: RingMenuLayout) {
    if itemViews.count != picture.wedges.count {
      for view in itemViews { view?.removeFromSuperview() }
      itemViews = picture.wedges.map { $0.map(RingMenuItemView.init) }
      for view in itemViews.compactMap({ $0 }) { addSubview(view) }
      setNeedsDisplay()
    }
    for (index, wedge) in picture.wedges.enumerated() {
      guard let wedge else { continue }
      let view = itemViews[index] as? RingMenuItemView ?? replaceView(at: index, by: wedge)
      view.frame = layout.itemFrame(index)
      view.alpha = 1
      view.wedge = wedge
      view.isHighlighted = index == picture.highlighted
    }
    if layout != ringLayout { setNeedsDisplay() }
    if picture.highlighted != highlighted {
      for index in [highlighted, picture.highlighted].compactMap({ $0 }) where index < layout.count
      {
        setNeedsDisplay(layout.highlightFrame(index))
      }
    }
    (ringLayout, highlighted) = (layout, picture.highlighted)
    caption.show(
      picture.middle.title, accessKey: picture.middle.accessKey, at: layout.center,
      width: 2 * layout.innerRadius - 16)
  }

  var growingViews: [View] { itemViews.compactMap { $0 } }

  func fadeAllBut(_ wedge: Int) {
    for (index, view) in itemViews.enumerated() where index != wedge { view?.alpha = 0 }
  }

  private func replaceView(at index: Int, by wedge: RingMenuPicture.Wedge) -> RingMenuItemView {
    let view = RingMenuItemView(wedge)
    itemViews[index] = view
    addSubview(view)
    return view
  }

  /// Draws the ring below the items, and the arc of the highlighted item.
  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    guard let ringLayout else { return }
    let ring = Path(
      ovalIn: Rect(
        center: ringLayout.center,
        size: Size(width: 2 * ringLayout.radius, height: 2 * ringLayout.radius)))
    canvas.fill(ring, with: Color(white: 0.3, alpha: 0.3))
    canvas.stroke(ring, with: .white, style: LineStyle(width: 3))
    guard let highlighted, ringLayout.count > 0 else { return }
    let middle = ringLayout.angle(ofItem: highlighted)
    let half = .pi / Double(ringLayout.count)
    canvas.stroke(
      Path(
        arcCenter: ringLayout.center, radius: ringLayout.radius, startAngle: middle - half,
        endAngle: middle + half, clockwise: true),
      with: .white, style: LineStyle(width: 9))
  }
}

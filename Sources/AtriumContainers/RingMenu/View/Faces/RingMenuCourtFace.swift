import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// A ring of coloured wedges around an opaque middle disc.
final class RingMenuCourtFace: View, RingMenuFace {
  private(set) var itemViews: [View?] = []
  private let backdrop = RingMenuBackdropView()
  private let middle = RingMenuMiddleView()
  private var wedgeViews: [RingMenuWedgeView] = []
  private var ringLayout: RingMenuLayout?

  init() {
    super.init()
    isUserInteractionEnabled = false
    addSubview(backdrop)
    addSubview(middle)
  }

  func show(_ picture: RingMenuPicture, _ layout: RingMenuLayout) {
    if layout != ringLayout {
      backdrop.show(layout)
      middle.frame = RingMenuMiddleView.frame(in: layout)
    }
    ringLayout = layout
    while wedgeViews.count > picture.wedges.count { wedgeViews.removeLast().removeFromSuperview() }
    while wedgeViews.count < picture.wedges.count {
      let view = RingMenuWedgeView()
      wedgeViews.append(view)
      insertSubview(view, belowSubview: middle)
    }
    let showsNames = RingMenuWedgeContent.showsNames(in: layout)
    for (index, wedge) in picture.wedges.enumerated() {
      let view = wedgeViews[index]
      view.isHidden = wedge == nil
      view.alpha = 1
      guard let wedge else { continue }
      view.show(
        wedge, RingMenuWedgeContent.shape(of: index, in: layout), showsName: showsNames,
        isHighlighted: index == picture.highlighted)
    }
    itemViews = picture.wedges.indices.map { picture.wedges[$0] == nil ? nil : wedgeViews[$0] }
    middle.show(picture.middle)
  }

  var growingViews: [View] { wedgeViews.filter { !$0.isHidden } }

  func fadeAllBut(_ wedge: Int) {
    for (index, view) in wedgeViews.enumerated() where index != wedge { view.alpha = 0 }
    middle.alpha = 1
  }
}

/// The opaque disc below the wedges, which forms the lines between the wedges and around the ring.
private final class RingMenuBackdropView: View {
  private static let border = 12.0

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  func show(_ layout: RingMenuLayout) {
    let side = 2 * (layout.outerRadius + RingMenuBackdropView.border)
    frame = Rect(center: layout.center, size: Size(width: side, height: side))
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    let colors = RingMenuColors(traitCollection)
    let radius = bounds.width / 2 - RingMenuBackdropView.border
    func disc(_ growth: Double) -> Path {
      let side = 2 * (radius + growth)
      return Path(ovalIn: Rect(center: bounds.center, size: Size(width: side, height: side)))
    }
    for step in 1...4 {
      canvas.fill(disc(2 + 2 * Double(step)), with: Color(white: 0, alpha: 0.07))
    }
    // Two lines in different colours: one of them contrasts with any content below.
    canvas.fill(disc(3), with: .black)
    canvas.fill(disc(2), with: colors.rim)
    canvas.fill(disc(0.5), with: colors.ground)
  }
}

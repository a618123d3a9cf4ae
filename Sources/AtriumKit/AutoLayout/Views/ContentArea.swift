package import AtriumGeometry

/// The content of a view that shows a part of it.
///
/// Constraints between the edges or margins of such a view and what is inside it are about this area;
/// those about its width, height and middle, and those with what is outside, are about its frame.
@MainActor
package final class ContentArea {
  private weak var view: View?
  private var madeContentGuide: ContentLayoutGuide?
  private var madeFrameGuide: FrameLayoutGuide?

  /// The size that was set by hand, in points: what constraints leave open is this.
  package var size = Size.zero {
    didSet {
      guard size != oldValue, let madeContentGuide else { return }
      view?.layoutState?.engine?.noteChange(of: madeContentGuide)
    }
  }

  package init(of view: View) {
    self.view = view
  }

  /// The whole area.
  package var contentGuide: LayoutGuide {
    if let madeContentGuide { return madeContentGuide }
    let guide = ContentLayoutGuide(of: view)
    madeContentGuide = guide
    return guide
  }

  /// The part of it that can be seen: the view's own bounds.
  package var frameGuide: LayoutGuide {
    if let madeFrameGuide { return madeFrameGuide }
    let guide = FrameLayoutGuide(of: view)
    madeFrameGuide = guide
    return guide
  }

  /// The guides that there are so far.
  var madeGuides: [LayoutGuide] {
    [madeContentGuide, madeFrameGuide].compactMap { $0 as LayoutGuide? }
  }

  /// The size of the area, where constraints have a say in it, as they were solved last.
  package var constrainedSize: (width: Double?, height: Double?) {
    guard let madeContentGuide, let engine = view?.layoutState?.engine else { return (nil, nil) }
    return engine.lengths(of: madeContentGuide)
  }

  /// The view shows another part: only what is pinned to that part moves.
  func originDidChange() {
    guard let madeFrameGuide else { return }
    view?.layoutState?.engine?.noteChange(of: madeFrameGuide)
  }
}

/// The content of a view, from its first point on.
final class ContentLayoutGuide: LayoutGuide {
  /// How strongly a size that was set by hand counts: less than all else.
  private static let handStrength = 0.001

  init(of view: View?) {
    super.init()
    identifier = "content"
    owningView = view
  }

  override func demands(on axis: LayoutConstraint.Axis) -> [LayoutGuide.Demand] {
    let size = owningView?.contentArea?.size ?? .zero
    let length = axis == .horizontal ? size.width : size.height
    var demands: [LayoutGuide.Demand] = [(LayoutEquation(origin: 1), 1000)]
    if length > 0, length.isFinite {
      demands.append(
        (LayoutEquation(length: 1, constant: length), ContentLayoutGuide.handStrength))
    }
    return demands
  }

  override var layoutFrame: Rect {
    guard let area = owningView?.contentArea else { return .zero }
    owningView?.topmostView.layoutState?.ownEngine?.solve()
    let (width, height) = area.constrainedSize
    return Rect(x: 0, y: 0, width: width ?? area.size.width, height: height ?? area.size.height)
  }
}

/// The part of a content that can be seen.
final class FrameLayoutGuide: LayoutGuide {
  init(of view: View?) {
    super.init()
    identifier = "frame"
    owningView = view
  }

  override func demands(on axis: LayoutConstraint.Axis) -> [LayoutGuide.Demand] {
    guard let offset = owningView?.bounds.origin else { return [] }
    return [
      (LayoutEquation(origin: 1, constant: axis == .horizontal ? offset.x : offset.y), 1000),
      (LayoutEquation(length: 1, total: -1), 1000),
    ]
  }

  override var layoutFrame: Rect { owningView?.bounds ?? .zero }
}

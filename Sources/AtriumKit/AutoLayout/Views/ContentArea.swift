package import AtriumGeometry

/// The content area of a view that displays only an area of its content, such as a scroll view.
///
/// Constraints between the edges or margins of the view and its descendants refer to the content area. Constraints
/// on the view's width, height and centre refer to the view's frame, and so do constraints to items outside the
/// view.
@MainActor
package final class ContentArea {
  private weak var view: View?
  private var madeContentGuide: ContentLayoutGuide?
  private var madeFrameGuide: FrameLayoutGuide?

  /// The size that was set in code, in points.
  ///
  /// This size is used on an axis on which constraints do not determine the size.
  package var size = Size.zero {
    didSet {
      guard size != oldValue, let madeContentGuide else { return }
      view?.layoutState?.engine?.noteChange(of: madeContentGuide)
    }
  }

  package init(of view: View) {
    self.view = view
  }

  /// The guide for the whole content area.
  package var contentGuide: LayoutGuide {
    if let madeContentGuide { return madeContentGuide }
    let guide = ContentLayoutGuide(of: view)
    madeContentGuide = guide
    return guide
  }

  /// The guide for the visible area, which is the view's bounds.
  package var frameGuide: LayoutGuide {
    if let madeFrameGuide { return madeFrameGuide }
    let guide = FrameLayoutGuide(of: view)
    madeFrameGuide = guide
    return guide
  }

  /// The guides created so far.
  var madeGuides: [LayoutGuide] {
    [madeContentGuide, madeFrameGuide].compactMap { $0 as LayoutGuide? }
  }

  /// The size of the area in the last solution, in points; nil on an axis without constraints to the area.
  package var constrainedSize: (width: Double?, height: Double?) {
    guard let madeContentGuide, let engine = view?.layoutState?.engine else { return (nil, nil) }
    return engine.lengths(of: madeContentGuide)
  }

  /// Records that the visible area has moved.
  ///
  /// Only items pinned to the visible area move with it.
  func originDidChange() {
    guard let madeFrameGuide else { return }
    view?.layoutState?.engine?.noteChange(of: madeFrameGuide)
  }
}

/// The guide for a view's content, whose origin is zero.
final class ContentLayoutGuide: LayoutGuide {
  /// The strength of a size that was set in code, which is far below the strengths of usual priorities.
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

/// The guide for the visible area of the content.
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

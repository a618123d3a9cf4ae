public import AtriumGeometry

/// A rectangle of a view that constraints can be about, and that is not drawn.
@MainActor
open class LayoutGuide: LayoutItem {
  /// The view in whose coordinates it lies.
  public internal(set) weak var owningView: View?
  /// A name for reports.
  public var identifier = ""

  /// Makes a guide; ``View/addLayoutGuide(_:)`` gives it to a view.
  public init() {}

  /// Where it is in the coordinates of its view, in points; at zero while nothing determines it.
  public var layoutFrame: Rect {
    guard let engine = owningView?.topmostView.layoutState?.ownEngine else { return .zero }
    engine.solve()
    return engine.frame(of: self) ?? .zero
  }

  /// How far inside its view's edges it always is; nil if constraints decide.
  var insets: EdgeInsets? { nil }
}

/// A guide whose distances from its view's edges are given.
final class InsetLayoutGuide: LayoutGuide {
  private let source: (View) -> EdgeInsets

  init(_ name: String, of view: View, insets: @escaping (View) -> EdgeInsets) {
    source = insets
    super.init()
    identifier = name
    owningView = view
  }

  override var insets: EdgeInsets? { owningView.map(source) }

  override var layoutFrame: Rect {
    guard let view = owningView else { return .zero }
    let rect = Rect(origin: .zero, size: view.bounds.size).inset(by: source(view))
    return Rect(
      origin: rect.origin, size: Size(width: max(0, rect.width), height: max(0, rect.height)))
  }
}

extension View {
  /// The guides that were added.
  public var layoutGuides: [LayoutGuide] { layoutState?.guides ?? [] }

  /// Gives a guide to this view; it leaves the one it had.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    madeLayoutState.guides.append(guide)
  }

  /// Takes a guide away, and deactivates the constraints about it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard let state = layoutState, state.guides.contains(where: { $0 === guide }) else { return }
    for constraint in state.references.inOrder
    where constraint.firstItem === guide || constraint.secondItem === guide {
      constraint.deactivate()
    }
    state.engine?.removeNode(of: guide)
    state.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The part of the view that no bar covers (``safeAreaInsets``).
  public var safeAreaLayoutGuide: LayoutGuide {
    let state = madeLayoutState
    if let guide = state.safeAreaGuide { return guide }
    let guide = InsetLayoutGuide("safe area", of: self) { $0.safeAreaInsets }
    state.safeAreaGuide = guide
    return guide
  }

  /// The part of the view inside its ``layoutMargins``.
  public var layoutMarginsGuide: LayoutGuide {
    let state = madeLayoutState
    if let guide = state.marginsGuide { return guide }
    let guide = InsetLayoutGuide("margins", of: self) { $0.layoutMargins }
    state.marginsGuide = guide
    return guide
  }
}

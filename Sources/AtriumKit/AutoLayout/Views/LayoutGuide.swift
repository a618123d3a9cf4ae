public import AtriumGeometry

/// A rectangle of a view that constraints can be about, and that is not drawn.
@MainActor
open class LayoutGuide: LayoutItem {
  /// The view in whose coordinates it lies.
  public internal(set) weak var owningView: View?
  /// A name for reports.
  public var identifier = ""
  /// The active constraints about the guide.
  var references: [ObjectIdentifier: LayoutConstraint] = [:]

  /// Makes a guide; ``View/addLayoutGuide(_:)`` gives it to a view.
  public init() {}

  /// Where it is in the coordinates of its view, in points; at zero while nothing determines it.
  public var layoutFrame: Rect {
    guard let engine = owningView?.topmostView.layoutState?.ownEngine else { return .zero }
    engine.solve()
    return engine.frame(of: self) ?? .zero
  }

  /// An equation that the guide itself demands, and how strongly.
  typealias Demand = (equation: LayoutEquation, strength: Double)

  /// What the guide itself demands on an axis; nothing if constraints decide.
  func demands(on axis: LayoutConstraint.Axis) -> [Demand] { [] }

  /// What the demands are about besides the guide: its view, unless it is another guide of that view.
  var reference: (any LayoutItem)? { owningView }
}

/// A guide whose distances from its view's edges are given.
///
/// In a view that shows a part of a content the margins are those of the content, and the safe area is
/// in the part that can be seen.
final class InsetLayoutGuide: LayoutGuide {
  /// Which rectangle it is inside of, in a view that has a content area.
  enum Base {
    case content
    case frame
  }

  private let source: (View) -> EdgeInsets
  private let base: Base

  init(_ name: String, of view: View, in base: Base, insets: @escaping (View) -> EdgeInsets) {
    source = insets
    self.base = base
    super.init()
    identifier = name
    owningView = view
  }

  override func demands(on axis: LayoutConstraint.Axis) -> [LayoutGuide.Demand] {
    guard let insets = owningView.map(source) else { return [] }
    let (near, far) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    // The visible part moves over the content, which begins at zero as any view does.
    let start = owningView?.contentArea != nil && base == .frame ? -1.0 : 0
    return [
      (LayoutEquation(origin: 1, start: start, constant: near), 1000),
      (LayoutEquation(length: 1, total: -1, constant: -near - far), 1000),
    ]
  }

  override var reference: (any LayoutItem)? { baseGuide ?? owningView }

  private var baseGuide: LayoutGuide? {
    guard let area = owningView?.contentArea else { return nil }
    return base == .content ? area.contentGuide : area.frameGuide
  }

  override var layoutFrame: Rect {
    guard let view = owningView else { return .zero }
    let outer = baseGuide?.layoutFrame ?? Rect(origin: .zero, size: view.bounds.size)
    let rect = outer.inset(by: source(view))
    return Rect(
      origin: rect.origin,
      size: Size(width: max(0, rect.size.width), height: max(0, rect.size.height)))
  }
}

extension View {
  /// The guides that were added.
  public var layoutGuides: [LayoutGuide] { layoutState?.guides.elements ?? [] }

  /// Gives a guide to this view; it leaves the one it had.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    madeLayoutState.guides.append(guide)
  }

  /// Takes a guide away, and deactivates the constraints about it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard let state = layoutState, state.guides.index(of: guide) != nil else { return }
    for constraint in guide.references.inOrder { constraint.deactivate() }
    state.engine?.removeNode(of: guide)
    state.guides.remove(guide)
    guide.owningView = nil
  }

  /// The part of the view that no bar covers (``safeAreaInsets``); in a scroll view, of what can be seen.
  public var safeAreaLayoutGuide: LayoutGuide {
    let state = madeLayoutState
    if let guide = state.safeAreaGuide { return guide }
    let guide = InsetLayoutGuide("safe area", of: self, in: .frame) { $0.safeAreaInsets }
    state.safeAreaGuide = guide
    return guide
  }

  /// The part of the view inside its ``layoutMargins``; in a scroll view, of the content.
  public var layoutMarginsGuide: LayoutGuide {
    let state = madeLayoutState
    if let guide = state.marginsGuide { return guide }
    let guide = InsetLayoutGuide("margins", of: self, in: .content) { $0.layoutMargins }
    state.marginsGuide = guide
    return guide
  }
}

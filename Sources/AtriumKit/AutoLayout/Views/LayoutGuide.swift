public import AtriumGeometry

/// A rectangle in a view that constraints can refer to and that is not drawn.
@MainActor
open class LayoutGuide: LayoutItem {
  /// The view that provides the guide's coordinates.
  open internal(set) weak var owningView: View?
  /// A name for log messages.
  open var identifier = ""
  /// The active constraints that refer to the guide.
  var references: [ObjectIdentifier: LayoutConstraint] = [:]

  /// Makes a guide; ``View/addLayoutGuide(_:)`` adds it to a view.
  public init() {}

  /// The frame in the coordinates of the guide's view, in points.
  ///
  /// The frame is zero while constraints do not determine it.
  open var layoutFrame: Rect {
    guard let engine = owningView?.topmostView.layoutState?.ownEngine else { return .zero }
    engine.solve()
    return engine.frame(of: self) ?? .zero
  }

  /// An equation that the guide itself requires, and the strength of this requirement.
  typealias Demand = (equation: LayoutEquation, strength: Double)

  /// Returns the guide's own requirements on an axis; empty if only constraints determine the guide.
  func demands(on axis: LayoutConstraint.Axis) -> [Demand] { [] }

  /// The item to which the requirements refer: the guide's view, or another guide of that view.
  var reference: (any LayoutItem)? { owningView }
}

/// A guide whose edges are inset from the edges of its view.
///
/// In a view with a content area, the margins are inside the content, and the safe area is inside the visible area.
final class InsetLayoutGuide: LayoutGuide {
  /// In a view with a content area, the rectangle from which the insets are measured.
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
    // In a view with a content area, the visible area moves over the content. The origin of the guide therefore
    // includes the origin of the visible area.
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
  /// The guides added to this view.
  public var layoutGuides: [LayoutGuide] { layoutState?.guides.elements ?? [] }

  /// Adds a guide to this view, after removing it from its previous view.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    madeLayoutState.guides.append(guide)
  }

  /// Removes a guide from this view, and deactivates its constraints.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard let state = layoutState, state.guides.index(of: guide) != nil else { return }
    for constraint in guide.references.inOrder { constraint.deactivate() }
    state.engine?.removeNode(of: guide)
    state.guides.remove(guide)
    guide.owningView = nil
  }

  /// The area of the view that bars do not cover (``safeAreaInsets``).
  ///
  /// In a scroll view, the guide follows the visible area of the content.
  public var safeAreaLayoutGuide: LayoutGuide {
    let state = madeLayoutState
    if let guide = state.safeAreaGuide { return guide }
    let guide = InsetLayoutGuide("safe area", of: self, in: .frame) { $0.safeAreaInsets }
    state.safeAreaGuide = guide
    return guide
  }

  /// The area of the view inside the ``layoutMargins``.
  ///
  /// In a scroll view the margins are inside the content.
  public var layoutMarginsGuide: LayoutGuide {
    let state = madeLayoutState
    if let guide = state.marginsGuide { return guide }
    let guide = InsetLayoutGuide("margins", of: self, in: .content) { $0.layoutMargins }
    state.marginsGuide = guide
    return guide
  }
}

extension LayoutGuide: Hashable {
  /// Returns whether two references are to the same guide.
  public nonisolated static func == (left: LayoutGuide, right: LayoutGuide) -> Bool {
    left === right
  }

  /// Hashes the identity of the guide.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

import AtriumGeometry

/// The Auto Layout state of a view; a view that does not use Auto Layout has none.
@MainActor
final class ViewLayoutState {
  /// The priorities of a view for its content size on one axis.
  struct ContentPriorities {
    var hugging = LayoutPriority.defaultLow
    var compressionResistance = LayoutPriority.defaultHigh
  }

  /// The margins as they were set.
  enum Margins {
    case sides(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  /// The active constraints that this view holds.
  var constraints: [ObjectIdentifier: LayoutConstraint] = [:]
  /// The active constraints that refer to this view or its guides.
  var references: [ObjectIdentifier: LayoutConstraint] = [:]
  var guides = OrderedObjects<LayoutGuide>()
  var safeAreaGuide: InsetLayoutGuide?
  var marginsGuide: InsetLayoutGuide?

  var translatesMask = true
  /// Whether the view's first use of constraints has requested a call of ``View/updateConstraints()``.
  var hasBeenAsked = false
  var horizontal = ContentPriorities()
  var vertical = ContentPriorities()

  /// The object that arranges the view; nil if there is none.
  weak var arranger: (any ViewArranging)?
  /// Small additions to the strengths of the content size, which order views of equal priority.
  var contentOrder = (horizontal: 0.0, vertical: 0.0)
  /// The animation block that animates the hiding of the view; nil if there is none.
  var leaving: AnimationGroup?

  /// A closure that is called once, at the end of the view's layout; nil if there is none.
  var layoutEnd: (@MainActor () -> Void)?
  /// Whether constraints are currently setting the subviews' frames; resized subviews then request no layout.
  var isPlacingSubviews = false

  /// The metrics that constraints use instead of those of the view's class; nil if there are none.
  var declaredMetrics: DeclaredMetrics?

  var margins: Margins?
  /// The value of ``View/screenMarginHeight``.
  var screenMarginHeight: Double?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  /// The safe area insets of which the view was last notified.
  var safeAreaInsets = EdgeInsets.zero

  /// The engine that lays out the tree of this topmost view; nil for any other view.
  var ownEngine: LayoutEngine?
  /// The engine that contains this view or one of its guides.
  weak var engine: LayoutEngine?
  /// The last request for the fitting size of a controller's view, and the resulting size.
  var fitting: FittingRequest?
}

extension View {
  /// The layout state, created if needed.
  var madeLayoutState: ViewLayoutState {
    if let layoutState { return layoutState }
    let state = ViewLayoutState()
    layoutState = state
    var view: View? = self
    while let current = view, !current.subtreeUsesConstraints {
      current.subtreeUsesConstraints = true
      view = current.superview
    }
    return state
  }

  /// The root of the tree: a window, or a view without a superview.
  var topmostView: View {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The engine of this topmost view, created if needed.
  var madeLayoutEngine: LayoutEngine {
    let state = madeLayoutState
    if let engine = state.ownEngine { return engine }
    let engine = LayoutEngine(root: self)
    state.ownEngine = engine
    engine.enqueueTree(self)
    return engine
  }
}

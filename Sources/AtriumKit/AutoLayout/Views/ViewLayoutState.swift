import AtriumGeometry

/// The Auto Layout state of a view; a view that does not use Auto Layout has none.
@MainActor
final class ViewLayoutState {
  /// A view's priorities for its content size on one axis.
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
  /// Whether the view has ever been asked to update its constraints.
  var hasBeenAsked = false
  var horizontal = ContentPriorities()
  var vertical = ContentPriorities()

  /// The object that arranges the view.
  weak var arranger: (any ViewArranging)?
  /// Additions to the strengths of the content size, which rank views with equal priorities.
  var contentOrder = (horizontal: 0.0, vertical: 0.0)
  /// The block that animates the hiding of the view; nil if no block does.
  var leaving: AnimationGroup?

  /// The closure that is called once at the end of the view's layout.
  var layoutEnd: (@MainActor () -> Void)?
  /// Whether constraints are setting the subviews' frames; resized subviews then request no layout.
  var isPlacingSubviews = false

  /// The metrics that replace the metrics of the view's class in constraints.
  var declaredMetrics: DeclaredMetrics?

  var margins: Margins?
  /// The top and bottom margin of a view whose margins follow its width, in points.
  var screenMarginHeight: Double?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  /// The safe area insets of the last notification.
  var safeAreaInsets = EdgeInsets.zero

  /// The engine that lays out this view's tree, if this view is the topmost view; nil for other
  /// views.
  var ownEngine: LayoutEngine?
  /// The engine that contains this view or one of its guides.
  weak var engine: LayoutEngine?
  /// The last request for the fitting size of a controller's view, with the resulting size.
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

import AtriumGeometry

/// A view's Auto Layout state; views that do not use Auto Layout have none.
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

  /// The active constraints that this view keeps.
  var constraints: [ObjectIdentifier: LayoutConstraint] = [:]
  /// The active constraints on this view or its guides.
  var references: [ObjectIdentifier: LayoutConstraint] = [:]
  var guides = OrderedObjects<LayoutGuide>()
  var safeAreaGuide: InsetLayoutGuide?
  var marginsGuide: InsetLayoutGuide?

  var translatesMask = true
  /// Whether the view has been asked to update its constraints.
  var hasBeenAsked = false
  var horizontal = ContentPriorities()
  var vertical = ContentPriorities()

  /// The object that arranges the view.
  weak var arranger: (any ViewArranging)?
  /// Additions to the strengths of the content size, which rank views of equal priority.
  var contentOrder = (horizontal: 0.0, vertical: 0.0)
  /// The block that animates the hiding of the view; nil if none does.
  var leaving: AnimationGroup?

  /// Whether constraints are placing the subviews; their resizes then request no layout.
  var isPlacingSubviews = false

  /// The measures that replace those of the class.
  var declaredMetrics: DeclaredMetrics?

  var margins: Margins?
  /// The margins above and below if those that were not set follow the width.
  var screenMarginHeight: Double?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  /// The insets of the last notification.
  var safeAreaInsets = EdgeInsets.zero

  /// The engine of a topmost view.
  var ownEngine: LayoutEngine?
  /// The engine that contains this view or one of its guides.
  weak var engine: LayoutEngine?
  /// The last fitting request of a controller's view, with its answer.
  var fitting: FittingRequest?
}

extension View {
  /// The state, created if needed.
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

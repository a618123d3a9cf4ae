import AtriumGeometry

/// What a view knows of Auto Layout; a view that has nothing to do with it has none.
@MainActor
final class ViewLayoutState {
  /// How much a view wants the size of its content on one axis.
  struct ContentPriorities {
    var hugging = LayoutPriority.defaultLow
    var compressionResistance = LayoutPriority.defaultHigh
  }

  /// What the margins were set to.
  enum Margins {
    case sides(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  /// The active constraints that this view keeps.
  var constraints: [ObjectIdentifier: LayoutConstraint] = [:]
  /// The active constraints about this view or its guides.
  var references: [ObjectIdentifier: LayoutConstraint] = [:]
  var guides = OrderedObjects<LayoutGuide>()
  var safeAreaGuide: InsetLayoutGuide?
  var marginsGuide: InsetLayoutGuide?

  var translatesMask = true
  /// Whether the view was given a reason to be asked for its constraints.
  var hasBeenAsked = false
  var horizontal = ContentPriorities()
  var vertical = ContentPriorities()

  /// What arranges the view by constraints of its own.
  weak var arranger: (any ViewArranging)?
  /// What is added to the strengths of the content: which of several equal views gives way first.
  var contentOrder = (horizontal: 0.0, vertical: 0.0)
  /// The block that shows how the hidden view goes; nil if none does.
  var leaving: AnimationGroup?

  /// Whether constraints place the subviews just now: that they get another size is no news then.
  var isPlacingSubviews = false

  var margins: Margins?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  /// The insets that were last told.
  var safeAreaInsets = EdgeInsets.zero

  /// The engine of a topmost view.
  var ownEngine: LayoutEngine?
  /// The engine in which this view or one of its guides takes part.
  weak var engine: LayoutEngine?
  /// The last question about the fitting size of a controller's view, and the answer.
  var fitting: FittingRequest?
}

extension View {
  /// The state, made if there is none.
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

  /// The view at the top of the tree: a window, or one that has no superview.
  var topmostView: View {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The engine of this topmost view, made if there is none.
  var madeLayoutEngine: LayoutEngine {
    let state = madeLayoutState
    if let engine = state.ownEngine { return engine }
    let engine = LayoutEngine(root: self)
    state.ownEngine = engine
    engine.enqueueTree(self)
    return engine
  }
}

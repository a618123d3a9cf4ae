public import AtriumGeometry
public import AtriumGraphics

/// An object that manages one view and its content, alone or inside other controllers.
///
/// A controller loads its `view` at the first access. It is notified when the view appears,
/// disappears and changes its size. A container holds other controllers as its ``children`` and
/// shows their views inside its own; ``addChild(_:)`` and ``removeFromParent()`` keep the two trees
/// consistent. Subclasses override the methods that they need, and call `super`.
open class ViewController: Responder {
  var storedView: View?
  /// The nib with which the controller was made.
  private let nib: Nib
  var isLoadingView = false
  /// The window that has this controller as its root.
  weak var rootWindow: Window?

  /// The container of which this controller is a child; nil if there is none.
  public internal(set) weak var parent: ViewController?
  var childList = OrderedObjects<ViewController>()
  var attachedChildList = OrderedObjects<ViewController>()
  /// The height of the tree below this controller, as an upper bound: it stays the same when descendants leave.
  var subtreeHeight = 0
  /// The number of children that have left the container so far.
  ///
  /// A container that keeps a long list of its own children searches the list for removed children only when this
  /// number has changed.
  package internal(set) var departureCount = 0
  /// The order number of the newest child; later children have higher numbers.
  var lastChildPlace = 0
  /// The order number of this controller in the parent's lists.
  var placeInParent = 0
  /// Whether this controller is in the parent's list of attached children.
  var isAttached = false
  /// The trait overrides that the container sets for this child.
  var containerTraitOverrides: TraitOverrides?
  /// The trait overrides that this controller sets for itself and all controllers and views inside it.
  var ownTraitOverrides = TraitOverrides()
  /// The closures that are called when traits change; nil until a closure is registered.
  var registeredTraitChanges: TraitChangeRegistrations?
  /// The running transition that adds or removes this controller as a child; nil if there is none.
  weak var childTransition: ChildTransition?
  /// The transitions between children; nil before the first transition.
  var transitions: ContainerTransitions?
  /// The container that this controller has left while on screen; nil if there is none.
  ///
  /// The observers of that container receive the remaining calls of the controller.
  weak var formerParent: ViewController?

  var appearance = AppearanceState()
  var move = MoveState()
  var attachments: [ObjectIdentifier: any ViewControllerAttachment] = [:]
  var lifecycleObservers: [WeakLifecycleObserver] = []
  var lastTraitCollection: TraitCollection?
  /// The orientation that the controller keeps in its container; nil if it has the container's orientation (CK-R8).
  var kept: KeptOrientation? {
    didSet {
      let swaps = (oldValue?.turn.swapsSides ?? false, quarterTurn.swapsSides)
      if swaps.0 != swaps.1 { ViewController.traitOverrideCount += swaps.1 ? 1 : -1 }
    }
  }
  /// The value that ``kept`` will have after the announced change; nil if no change is announced.
  var comingKept: KeptOrientation??
  /// The quarter turn before a change; it is kept until the controller has been notified of its new traits.
  var turnBefore: QuarterTurn?
  /// Whether the container lets this controller keep its orientation.
  var mayKeepOrientation = false
  /// Whether an error was logged because the controller shares no orientation with its container.
  var lacksOrientation = false
  /// The size and traits announced in the window's last change of size.
  var announced: SizeAnnouncement?
  /// The name of the life-cycle call in progress if ``send(_:_:)`` has notified the observers of it already.
  ///
  /// The base implementation of the call then sets the value to nil and does not notify them again.
  var callToldBySend: String?

  var modal = ModalState()
  /// All controllers whose views are loaded.
  static var loaded = LoadedControllers()
  /// The number of controllers with insets, their own or their container's; insets are searched for if it is not 0.
  static var safeAreaCount = 0

  /// Makes a controller, with the nib of its view if it has one.
  ///
  /// If the name is not nil, the program needs a ``nibLoader``; without one ``loadView()`` traps.
  ///
  /// - Parameters:
  ///   - nibName: The name of the nib, without the file extension; nil for no nib.
  ///   - bundle: The folder of the nib; nil for the program's folder.
  public init(nibName: String? = nil, bundle: ResourceBundle? = nil) {
    nib = Nib(name: nibName, bundle: bundle)
    super.init()
  }

  /// Makes a controller that a nib or a storyboard describes.
  ///
  /// A subclass declares `init?(coder: Coder)` and calls this initialiser; the declaration is not
  /// an override (see ``NibDecoding``).
  public init?(coder: any NibDecoding) {
    nib = Nib()
    super.init()
    coder.decode(self)
  }

  /// The name of the nib with which the controller was made, without the file extension; nil if there is no nib.
  ///
  /// Call `super`: not needed.
  open var nibName: String? { nib.name }
  /// The folder of the nib with which the controller was made; nil for the program's folder.
  ///
  /// Call `super`: not needed.
  open var nibBundle: ResourceBundle? { nib.bundle }

  /// The style in which the controller is presented.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// The transition style of the controller's presentation and dismissal.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// The transition that presents or pushes the controller; its reverse dismisses or pops the controller (TR-4).
  ///
  /// An animator from a delegate takes precedence. If the value is nil, the default, ``modalTransitionStyle`` or the
  /// navigation controller's slide is used.
  open var preferredTransition: Transition?
  /// Whether presentations in the current context cover this controller's view.
  open var definesPresentationContext = false
  /// Whether presentations in this controller's context use its transition style instead of the presented one's.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the user is prevented from dismissing the controller by a drag, by Escape or by a click outside.
  ///
  /// The property has the same effect for a visible controller inside the presented controller, such as the top of a
  /// stack.
  open var isModalInPresentation = false
  /// The object that provides animators, interaction controllers and the presentation controller; not retained.
  open weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?

  /// The controller's title for the user, which containers show.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      for attachment in attachments.values { attachment.ownerTitleDidChange(self) }
    }
  }

  /// The identifier of the controller for code that stores and restores its state; nil without an identifier.
  ///
  /// A storyboard sets the identifier in its file. The toolkit itself restores no state.
  open var restorationIdentifier: String?

  private var editing = false

  /// Whether the user can edit the content of the view; false by default.
  ///
  /// Setting the property calls ``setEditing(_:animated:)`` without animation.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing of the view's content by the user.
  ///
  /// Call `super`: required, at the start. The base implementation sets ``isEditing``, and the title of the button
  /// with which users start editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    for attachment in attachments.values {
      attachment.ownerEditingDidChange(self, animated: animated)
    }
  }

  /// The size that the controller prefers inside a container, in points.
  ///
  /// Traps if a number is not finite.
  open var preferredContentSize = Size.zero {
    didSet {
      guard preferredContentSize.width.isFinite, preferredContentSize.height.isFinite else {
        programmerError(
          "\(debugName).preferredContentSize was set to \(preferredContentSize); give finite numbers, "
            + "in points.")
      }
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      modal.presentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// The controller's name in messages: its title, or its type if it has no title.
  var debugName: String { title ?? "\(type(of: self))" }

  // MARK: For subclasses: the view

  /// Makes the view and assigns it.
  ///
  /// Do not call `super` if the override assigns `view`.
  ///
  /// The default implementation loads the view from the controller's nib, if there is one: see ``NibLoading``.
  /// Without a nib, it makes a plain view that follows the size of its superview (L-4). The view has the size of the
  /// area that it will fill: the parent's view, the window of a root controller, or the presenter's view. While that
  /// size is unknown, the view has 320×480 points. It is resized as soon as the size is known, unless its frame or
  /// bounds have been set before (DC-28).
  open func loadView() {
    if !loadViewFromNib() { view = makeDefaultView() }
  }

  /// Called after the controller's view has been loaded (L-7).
  ///
  /// Call `super`: required.
  open func viewDidLoad() {}

  /// Called when memory is low: release data that can be recreated.
  ///
  /// Call `super`: required.
  ///
  /// The view is not unloaded. ``Window/sendMemoryWarning()`` sends this call, even to controllers with a loaded view
  /// that are in no window.
  open func didReceiveMemoryWarning() {}

  // MARK: For subclasses: appearance

  /// Called before the controller's view appears on screen.
  ///
  /// Call `super`: required.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the controller's view is in the window with its size and traits, before the first layout.
  ///
  /// Call `super`: required.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the controller's view has appeared on screen.
  ///
  /// Call `super`: required.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the controller's view disappears.
  ///
  /// Call `super`: required.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the controller's view has disappeared.
  ///
  /// Call `super`: required.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the controller's view lays out its subviews.
  ///
  /// Call `super`: not needed.
  open func viewWillLayoutSubviews() {}
  /// Called after the controller's view has laid out its subviews.
  ///
  /// Call `super`: not needed.
  open func viewDidLayoutSubviews() {}

  /// Updates the constraints of the view before a layout (L-18).
  ///
  /// Call `super`: required, at the end.
  ///
  /// The layout calls this method for a controller's view instead of ``View/updateConstraints()``. The base
  /// implementation calls that method.
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  /// The insets by which this controller's bars reduce the view's safe area, in points (N-16).
  ///
  /// Traps if a number is not finite.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { additionalSafeAreaDidChange(from: oldValue) }
  }

  /// The insets by which the container's bars reduce the safe area of this controller's view, in points.
  var containerSafeAreaInsets = EdgeInsets.zero

  /// Called when the ``View/safeAreaInsets`` of the controller's view have changed (T1, row 5).
  ///
  /// Call `super`: not needed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Whether the margins of the view may be smaller than ``systemMinimumLayoutMargins``.
  var declinesMinimumMargins = false

  /// Called when the view's ``View/layoutMargins`` changed.
  ///
  /// Call `super`: not needed.
  open func viewLayoutMarginsDidChange() {}

  // MARK: For subclasses: containment

  /// Called before the controller is added to a container or removed from it.
  ///
  /// ``addChild(_:)`` passes the container. Before a removal, the container must call this method with nil. Call
  /// `super`: required.
  open func willMove(toParent parent: ViewController?) {
    noteCall(.willMove(toParent: parent))
    move.willMove(toParent: parent)
  }

  /// Called after the controller has been added to a container or removed from it.
  ///
  /// The container must call this method at the end of its transition. ``removeFromParent()`` calls it with nil.
  /// Call `super`: required.
  open func didMove(toParent parent: ViewController?) {
    noteCall(.didMove(toParent: parent))
    move.didMove(toParent: parent, of: self)
  }

  /// Whether appearance calls are forwarded to the children automatically.
  ///
  /// A container that returns false must call ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()`` on its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether rotation calls are forwarded to the children automatically.
  open var shouldAutomaticallyForwardRotationMethods: Bool { true }

  // MARK: For subclasses: showing controllers

  /// Returns whether this controller performs an action for the controllers inside it.
  ///
  /// Call `super` for other actions. The default implementation returns false. A container that overrides
  /// ``show(_:sender:)`` returns true for `.show`.
  open func canPerformAction(_ action: ControllerAction, withSender sender: Any?) -> Bool { false }

  /// Shows a controller in the nearest container that can show it.
  ///
  /// Call `super` unless the override shows the controller.
  ///
  /// The default implementation passes the controller to the nearest container that performs
  /// `.show`. Without such a container it presents the controller.
  ///
  /// - Parameters:
  ///   - viewController: The controller to show.
  ///   - sender: The object that requested the action.
  open func show(_ viewController: ViewController, sender: Any?) {
    if let target = routeOfShowing(.show, sender: sender) {
      target.show(viewController, sender: sender)
    } else {
      present(viewController, animated: true)
    }
  }

  /// Shows a controller as a detail in the nearest container that can show details.
  ///
  /// Call `super` unless the override shows the controller.
  ///
  /// The default implementation passes the controller to the nearest container that performs
  /// `.showDetail`. Without such a container it presents the controller.
  ///
  /// - Parameters:
  ///   - viewController: The controller to show.
  ///   - sender: The object that requested the action.
  open func showDetailViewController(_ viewController: ViewController, sender: Any?) {
    if let target = routeOfShowing(.showDetail, sender: sender) {
      target.showDetailViewController(viewController, sender: sender)
    } else {
      present(viewController, animated: true)
    }
  }

  // MARK: For subclasses: segues

  /// Returns whether a segue that a control has triggered may be performed.
  ///
  /// Call `super`: not needed. The default implementation returns true. The method is not called
  /// for a segue that the program performs.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue; empty if it has none.
  ///   - sender: The control that triggered the segue; for an embed segue, this controller.
  /// - Returns: Whether the segue may be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue from this controller is performed.
  ///
  /// The view of the destination is not loaded yet (T16).
  ///
  /// Call `super`: required.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - sender: The object that triggered the segue.
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}

  /// Returns whether this controller is the target of an unwind segue.
  ///
  /// Call `super` for actions that the override does not handle. The default implementation returns whether this
  /// controller can perform the action.
  ///
  /// - Parameters:
  ///   - action: The unwind action.
  ///   - source: The controller at which the unwind segue starts.
  ///   - sender: The object that triggered the segue.
  /// - Returns: Whether this controller is the target.
  open func canPerformUnwindSegueAction(
    _ action: ResponderAction, from source: ViewController, sender: Any?
  ) -> Bool { canPerformAction(action, withSender: sender) }

  /// Returns the children to search for the target of an unwind segue, in the order of the search.
  ///
  /// Call `super`: not needed. The default implementation returns all children except the child
  /// that contains the source.
  ///
  /// - Parameter source: The search, which contains the controller at which the unwind segue starts.
  /// - Returns: The children.
  open func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] {
    let containing = childContaining(source)
    return children.filter { $0 !== containing }
  }

  /// Shows a child that is on the way to the target of an unwind segue.
  ///
  /// Call `super`: not needed. The default implementation does nothing. A container that shows one child at a time
  /// must override the method and show the given child.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - subsequent: The child that is the target or contains it.
  open func unwind(for segue: StoryboardSegue, towards subsequent: ViewController) {}

  // MARK: For subclasses: size, traits, rotation

  /// Called before the controller's view gets a new size; the view's bounds still have the old size.
  ///
  /// The base implementation notifies each child on screen whose size will change (DC-37). Call
  /// `super` unless the container notifies its children itself.
  open func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// Called before the size classes change (DC-36).
  ///
  /// Call `super` to notify the children.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardTraitTransition(to: newCollection, with: coordinator)
  }

  /// Returns the size that a child will have when this container has a given size.
  ///
  /// Containers override this method to return the child's future size (DC-38). The default
  /// implementation returns the container's size. Call `super`: not needed.
  open func size(
    forChildContentContainer child: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    parentSize
  }

  /// Called when a child's ``preferredContentSize`` has changed.
  ///
  /// Call `super`: not needed.
  open func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {}

  /// Called when the fitting size of a child's view has changed.
  ///
  /// Only the direct parent is notified, before a layout. It is notified only if the child's view has been measured
  /// by ``View/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``. Call `super`: not
  /// needed.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer child: ViewController) {}

  /// Called when the controller's traits have changed.
  ///
  /// Call `super`: required.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Called before the interface rotates; views still have their old sizes (T13).
  ///
  /// Call `super`: not needed.
  ///
  /// - Parameters:
  ///   - orientation: The new orientation.
  ///   - duration: The duration of the rotation, in seconds; 0 if the rotation is not animated.
  open func willRotate(to orientation: InterfaceOrientation, duration: Double) {}
  /// Called inside the animation of a rotation, which animates the changes that an override makes.
  ///
  /// The views have their new sizes.
  ///
  /// Call `super`: not needed.
  open func willAnimateRotation(to orientation: InterfaceOrientation, duration: Double) {}
  /// Called after the interface has rotated.
  ///
  /// Call `super`: not needed.
  open func didRotate(from orientation: InterfaceOrientation) {}

  /// The orientations in which the controller can be shown; by default all.
  ///
  /// An ``AutorotatingContainer`` returns only the orientations that the involved children also support (CK-R3). An
  /// override in a container intersects its own mask with the result of `super`.
  open var supportedInterfaceOrientations: InterfaceOrientationMask {
    (self as? any AutorotatingContainer)?.supportedInterfaceOrientations(own: .all) ?? .all
  }
  /// Whether the controller may rotate at all; true by default.
  ///
  /// In an ``AutorotatingContainer`` the involved children must also allow the rotation. An
  /// override in a container calls `super`.
  open var shouldAutorotate: Bool {
    (self as? any AutorotatingContainer)?.shouldAutorotate(own: true) ?? true
  }

  // MARK: Presentation

  /// Presents a controller over this controller's tree, or over the controller that defines the context (T10, DC-43).
  ///
  /// If this controller is off screen or covered in a context, or if the presenter already presents a controller, a
  /// warning is logged and nothing is presented (M-6). The same applies while a presentation is in progress. Traps if
  /// the controller to present is already presented, has a parent, is a window's root or is the presenter (M-7). Call
  /// `super`: required.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present; kept alive until it is dismissed.
  ///   - flag: Whether the presentation is animated.
  ///   - completion: Called after the presented controller's `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    performPresent(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the presentation of the nearest presenter: this controller or a container around it (T11, C.8).
  ///
  /// All presentations above that presentation are dismissed with it.
  ///
  /// If none of these controllers is a presenter, the presented controller that contains this controller is
  /// dismissed. If there is nothing to dismiss, the call has no effect, and the completion is not called. During a
  /// dismissal, the call adds its completion to that dismissal. If a gesture drives the dismissal, the call also
  /// finishes it. Call `super`: required.
  ///
  /// - Parameters:
  ///   - flag: Whether the dismissal is animated.
  ///   - completion: Called after the dismissed controller's `viewDidDisappear`, and after the
  ///     completions of earlier calls; not called if a gesture cancels the dismissal.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    performDismiss(animated: flag, completion: completion)
  }

  // MARK: Responder

  /// The next responder: the presenter, the superview of the view, or the window.
  ///
  /// For a presented controller, it is the presenter. For a window's root controller, it is the window. For any other
  /// controller, it is the superview of the view.
  open override var next: Responder? {
    modal.presentation?.presenter ?? viewIfLoaded?.superview ?? rootWindow
  }

  /// Dismisses a sheet or popover on Escape; other keys go to the next responder.
  ///
  /// Call `super` for keys that the override does not handle.
  open override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    if !dismissByEscape(presses) { super.pressesBegan(presses, with: event) }
  }

  override var responderWindow: Window? { viewIfLoaded?.window }
  override var contentTurn: QuarterTurn { viewIfLoaded?.model.quarterTurn ?? .none }
  override var nameInChain: String { debugName }

  /// The controller's view if it is loaded; otherwise empty.
  open override var preferredFocusEnvironments: [Responder] { viewIfLoaded.map { [$0] } ?? [] }

  /// Releases the children, which lose their parent and receive no call (DC-25).
  ///
  /// The deinitialiser is not isolated, so that subclasses can have non-isolated deinitialisers:
  /// see ``ViewRemains``.
  deinit {
    _ = MainActor.whileReleasing { ControllerRemains(of: self) }
  }
}

extension ViewController: Hashable {
  /// Returns whether two references are to the same controller.
  public nonisolated static func == (left: ViewController, right: ViewController) -> Bool {
    left === right
  }

  /// Hashes the identity of the controller.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

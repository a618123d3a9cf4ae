public import AtriumGeometry
public import AtriumGraphics

/// Manages one view and its contents, on its own or inside other controllers.
///
/// A controller loads its ``view`` at the first access. It is told when the view appears,
/// disappears and changes its size. A container holds other controllers as its ``children`` and
/// shows their views inside its own; ``addChild(_:)`` and ``removeFromParent()`` keep the two trees
/// consistent. Subclasses override the methods that they need, and call `super`.
open class ViewController: Responder {
  var storedView: View?
  /// The nib that it was made with.
  private let nib: Nib
  var isLoadingView = false
  /// The window that has this controller as its root.
  weak var rootWindow: Window?

  /// The container that this controller is a child of.
  public internal(set) weak var parent: ViewController?
  var childList = OrderedObjects<ViewController>()
  var attachedChildList = OrderedObjects<ViewController>()
  /// The height of the tree below this controller, or more if descendants have left.
  var subtreeHeight = 0
  /// The number of children that have left; a container with a long list of its own looks for gaps
  /// only after a change of this number.
  package internal(set) var departureCount = 0
  /// The place number of the newest child; the numbers only grow.
  var lastChildPlace = 0
  /// The place number in the parent's lists.
  var placeInParent = 0
  /// Whether the parent's list of attached children has this one.
  var isAttached = false
  /// The overrides of the container for this child's traits.
  var traitOverrides: TraitOverrides?
  /// The transition in which this controller comes or leaves as a child.
  weak var childTransition: ChildTransition?
  /// The transitions between children; nil before the first.
  var transitions: ContainerTransitions?
  /// The container that this controller left while on screen; its observers receive the remaining
  /// calls.
  weak var formerParent: ViewController?

  var appearance = AppearanceState()
  var move = MoveState()
  var attachments: [ObjectIdentifier: any ViewControllerAttachment] = [:]
  var lifecycleObservers: [WeakLifecycleObserver] = []
  var lastTraitCollection: TraitCollection?
  /// The orientation that it keeps in its container; nil if it has the container's (CK-R8).
  var kept: KeptOrientation? {
    didSet {
      let swaps = (oldValue?.turn.swapsSides ?? false, quarterTurn.swapsSides)
      if swaps.0 != swaps.1 { ViewController.traitOverrideCount += swaps.1 ? 1 : -1 }
    }
  }
  /// The value of ``kept`` after the change that is being announced; nil if it stays.
  var comingKept: KeptOrientation??
  /// The quarter turn before the change whose traits have not been told yet.
  var turnBefore: QuarterTurn?
  /// Whether its container lets it keep its orientation.
  var mayKeepOrientation = false
  /// Whether an error was logged because it shares no orientation with its container.
  var lacksOrientation = false
  /// The announcements of the window's last change of size.
  var announced: SizeAnnouncement?
  /// The name of the call in progress that observers have been told of, until `super` has been reached.
  var callToldBySend: String?

  var modal = ModalState()
  /// The controllers with loaded views.
  static var loaded = LoadedControllers()
  /// The number of controllers that add to a safe area; while it is 0 none are searched for.
  static var safeAreaCount = 0

  /// Makes a controller, with the nib of its view if it has one.
  ///
  /// A name that is not nil needs a ``nibLoader``; ``loadView()`` traps without one.
  ///
  /// - Parameters:
  ///   - nibName: The name of the nib, without its ending; nil for none.
  ///   - bundle: The folder of the nib; nil for the program's.
  public init(nibName: String? = nil, bundle: ResourceBundle? = nil) {
    nib = Nib(name: nibName, bundle: bundle)
    super.init()
  }

  /// Makes a controller that a nib or a storyboard describes.
  ///
  /// A subclass declares `init?(coder: Coder)` and calls this one; that is not an override (see
  /// ``NibDecoding``).
  public init?(coder: any NibDecoding) {
    nib = Nib()
    super.init()
    coder.decode(self)
  }

  /// The name of the nib that the controller was made with, without its ending; nil for none.
  ///
  /// Call `super`: not needed.
  open var nibName: String? { nib.name }
  /// The folder of the nib that the controller was made with; nil for the program's.
  ///
  /// Call `super`: not needed.
  open var nibBundle: ResourceBundle? { nib.bundle }

  /// The presentation style.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// The transition style of its presentation and dismissal.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// The transition by which it is presented or pushed; dismissals and pops reverse it (TR-4).
  ///
  /// An animator of a delegate comes first. Nil, the default, uses ``modalTransitionStyle``, or the
  /// navigation controller's slide.
  open var preferredTransition: Transition?
  /// Whether presentations in a context cover this controller's view.
  open var definesPresentationContext = false
  /// Whether, as a context, it provides the transition style.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the user cannot dismiss the presentation that shows it by a drag, by Escape or by a press
  /// outside.
  ///
  /// It also counts for a controller inside the presented one while it is shown, such as the top of a
  /// stack.
  open var isModalInPresentation = false
  /// Provides animators, interactors and the presentation controller; not kept alive.
  open weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?

  /// The title for the user; containers show it.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      for attachment in attachments.values { attachment.ownerTitleDidChange(self) }
    }
  }

  private var editing = false

  /// Whether the user can edit the contents of the view; false by default.
  ///
  /// Setting it calls ``setEditing(_:animated:)`` without animation.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Lets the user edit the contents of the view, or ends that.
  ///
  /// Call `super`: required, at the beginning. It sets ``isEditing``, and the title of the button that
  /// users press to edit.
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

  /// The name for messages: the title, else the type.
  var debugName: String { title ?? "\(type(of: self))" }

  // MARK: For subclasses: the view

  /// Makes the view and assigns it.
  ///
  /// Call `super`: must not, if the override assigns ``view``.
  ///
  /// The default loads the view from the nib of the controller, if there is one: see
  /// ``NibLoading``. Otherwise it makes a plain view that follows the size of its superview (L-4). It is as large as
  /// the area that it will fill: the parent's view, the window of a root, or the presenter's view.
  /// While none is known it has 320×480 points. It takes the size of the area as soon as that is
  /// known, unless its frame or bounds have been set meanwhile (DC-28).
  open func loadView() {
    if !loadViewFromNib() { view = makeDefaultView() }
  }

  /// Called after the view was loaded (L-7).
  ///
  /// Call `super`: required.
  open func viewDidLoad() {}

  /// Called when memory is short: release the data that can be made again.
  ///
  /// Call `super`: required.
  ///
  /// The view stays; nothing is unloaded. ``Window/sendMemoryWarning()`` sends it, also to controllers
  /// with a loaded view that are in no tree.
  open func didReceiveMemoryWarning() {}

  // MARK: For subclasses: appearance

  /// Called before the view comes on screen.
  ///
  /// Call `super`: required.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in place, with its size and traits, before its layout.
  ///
  /// Call `super`: required.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on screen.
  ///
  /// Call `super`: required.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  ///
  /// Call `super`: required.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared.
  ///
  /// Call `super`: required.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews.
  ///
  /// Call `super`: not needed.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  ///
  /// Call `super`: not needed.
  open func viewDidLayoutSubviews() {}

  /// Updates the constraints of the view before a layout (L-18).
  ///
  /// Call `super`: required, at the end.
  ///
  /// It replaces the view's own ``View/updateConstraints()``, which the base implementation calls.
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  /// The insets by which this controller's bars reduce the view's safe area, in points (N-16).
  ///
  /// Traps if a number is not finite.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { additionalSafeAreaDidChange(from: oldValue) }
  }

  /// The insets by which the container's bars reduce the view's safe area.
  var containerSafeAreaInsets = EdgeInsets.zero

  /// Called when the view's ``View/safeAreaInsets`` changed (T1, row 5).
  ///
  /// Call `super`: not needed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Whether the margins of the view on the left and on the right are at least
  /// ``systemMinimumLayoutMargins``; true by default.
  public var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.noteMarginsChange() }
    }
  }

  /// Called when the view's ``View/layoutMargins`` changed.
  ///
  /// Call `super`: not needed.
  open func viewLayoutMarginsDidChange() {}

  // MARK: For subclasses: containment

  /// Called before the controller enters a container, or leaves it.
  ///
  /// ``addChild(_:)`` sends it with the container; before a removal the container calls it with
  /// nil. Call `super`: required.
  open func willMove(toParent parent: ViewController?) {
    noteCall(.willMove(toParent: parent))
    move.willMove(toParent: parent)
  }

  /// Called after the controller has entered a container, or left it.
  ///
  /// The container calls it when its transition ends; ``removeFromParent()`` sends it with nil.
  /// Call `super`: required.
  open func didMove(toParent parent: ViewController?) {
    noteCall(.didMove(toParent: parent))
    move.didMove(toParent: parent, of: self)
  }

  /// Whether appearance calls are forwarded to the children automatically.
  ///
  /// A container that returns false itself calls ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()`` on its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether rotation calls are forwarded to the children automatically.
  open var shouldAutomaticallyForwardRotationMethods: Bool { true }

  // MARK: For subclasses: showing others

  /// Whether this controller performs an action for the controllers inside it.
  ///
  /// Call `super`: for other actions. The default returns false. A container that overrides
  /// ``show(_:sender:)`` returns true for `.show`.
  open func canPerformAction(_ action: ControllerAction, withSender sender: Any?) -> Bool { false }

  /// Shows a controller by means of the container around this one.
  ///
  /// Call `super`: not needed, if the override shows the controller.
  ///
  /// The default passes it to the nearest container that performs `.show`; without one it presents
  /// the controller.
  ///
  /// - Parameters:
  ///   - viewController: The controller to show.
  ///   - sender: The object that requested it.
  open func show(_ viewController: ViewController, sender: Any?) {
    if let target = routeOfShowing(.show, sender: sender) {
      target.show(viewController, sender: sender)
    } else {
      present(viewController, animated: true)
    }
  }

  /// Shows a controller as a detail by means of the container around this one.
  ///
  /// Call `super`: not needed, if the override shows the controller.
  ///
  /// The default passes it to the nearest container that performs `.showDetail`; without one it
  /// presents the controller.
  ///
  /// - Parameters:
  ///   - viewController: The controller to show.
  ///   - sender: The object that requested it.
  open func showDetailViewController(_ viewController: ViewController, sender: Any?) {
    if let target = routeOfShowing(.showDetail, sender: sender) {
      target.showDetailViewController(viewController, sender: sender)
    } else {
      present(viewController, animated: true)
    }
  }

  // MARK: For subclasses: segues

  /// Whether a segue that a control has triggered may be performed.
  ///
  /// Call `super`: not needed. The default returns true. It is not asked for a segue that the program
  /// performs.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue; empty if it has none.
  ///   - sender: The control; for an embed segue this controller.
  /// - Returns: Whether it may be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue from this controller is performed; its destination has not loaded its view
  /// (T16).
  ///
  /// Call `super`: required.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - sender: The object that triggered it.
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}

  /// Whether this controller is the target of an unwind segue.
  ///
  /// Call `super`: for the actions that are not handled. The default returns whether this controller can
  /// perform the action.
  ///
  /// - Parameters:
  ///   - action: The unwind action.
  ///   - source: The controller that the segue starts from.
  ///   - sender: The object that triggered it.
  /// - Returns: Whether it is the target.
  open func canPerformUnwindSegueAction(
    _ action: ResponderAction, from source: ViewController, sender: Any?
  ) -> Bool { canPerformAction(action, withSender: sender) }

  /// The children in which the target of an unwind segue is searched, in their order.
  ///
  /// Call `super`: not needed. The default returns the children without the one that contains the source.
  ///
  /// - Parameter source: The search.
  /// - Returns: The children.
  open func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] {
    let containing = childContaining(source)
    return children.filter { $0 !== containing }
  }

  /// Reveals a child for an unwind segue.
  ///
  /// Call `super`: not needed. The default does nothing. A container that shows one child at a time shows
  /// this one.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - subsequent: The child that is the target or leads to it.
  open func unwind(for segue: StoryboardSegue, towards subsequent: ViewController) {}

  // MARK: For subclasses: size, traits, rotation

  /// Called before the view gets a new size; its bounds are still the old ones.
  ///
  /// The base implementation tells each child on screen that will have another size (DC-37). A
  /// container that does not call `super` prevents that.
  open func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// Called before the size classes change (DC-36).
  ///
  /// Call `super`: to tell the children.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardTraitTransition(to: newCollection, with: coordinator)
  }

  /// The size that a child will have for a size of this container.
  ///
  /// Containers override it with the child's true future size (DC-38). Call `super`: not needed.
  open func size(
    forChildContentContainer child: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    parentSize
  }

  /// Called when the preferred size of a child changed.
  ///
  /// Call `super`: not needed.
  open func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {}

  /// Called when the size that fits the constraints of a child's view may have changed since it was
  /// measured.
  ///
  /// It is sent to the direct parent, before a layout, once
  /// ``View/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` of the
  /// child's view has been called. Call `super`: not needed.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer child: ViewController) {}

  /// Called when the traits changed.
  ///
  /// Call `super`: required.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Called before the interface rotates; sizes are still the old ones (T13).
  ///
  /// Call `super`: not needed.
  ///
  /// - Parameters:
  ///   - orientation: The coming orientation.
  ///   - duration: The duration of the rotation, in seconds; 0 if it is not animated.
  open func willRotate(to orientation: InterfaceOrientation, duration: Double) {}
  /// Called while the interface rotates; sizes are the new ones, changes made here are animated.
  ///
  /// Call `super`: not needed.
  open func willAnimateRotation(to orientation: InterfaceOrientation, duration: Double) {}
  /// Called after the interface has rotated.
  ///
  /// Call `super`: not needed.
  open func didRotate(from orientation: InterfaceOrientation) {}

  /// The orientations that the controller can be shown in; all, unless overridden.
  ///
  /// An ``AutorotatingContainer`` returns those that the children involved support too (CK-R3). Call
  /// `super`: in a container, and intersect.
  open var supportedInterfaceOrientations: InterfaceOrientationMask {
    (self as? any AutorotatingContainer)?.supportedInterfaceOrientations(own: .all) ?? .all
  }
  /// Whether the controller rotates at all.
  ///
  /// An ``AutorotatingContainer`` also asks the children involved. Call `super`: in a container.
  open var shouldAutorotate: Bool {
    (self as? any AutorotatingContainer)?.shouldAutorotate(own: true) ?? true
  }

  // MARK: Presentation

  /// Presents a controller over this one's tree, or over its context (T10, DC-43).
  ///
  /// If this controller is not on screen, already presents another, or a presentation is in
  /// progress, a warning is logged and nothing happens (M-6). Traps if the presented controller is
  /// presented already, has a parent, is a window's root or is the presenter (M-7). Call `super`:
  /// required.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present; kept alive until it is dismissed.
  ///   - flag: Whether it is animated.
  ///   - completion: Called after its `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    performPresent(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller or a container of it presents, with all above it; if there is
  /// nothing, the tree that this controller is in (T11, C.8).
  ///
  /// Without a presentation nothing happens, and the completion is not called. During a dismissal
  /// the call adds its completion to that dismissal, which it completes if a gesture drives it.
  /// Call `super`: required.
  ///
  /// - Parameters:
  ///   - flag: Whether it is animated.
  ///   - completion: Called after the `viewDidDisappear`, and after the completions of earlier
  ///     calls; not called if a gesture cancels the dismissal.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    performDismiss(animated: flag, completion: completion)
  }

  // MARK: Responder

  /// The presenter of a presented controller, else the superview of the view, else the window of a
  /// root with a covered view.
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

  /// The controller's view, if it is loaded.
  open override var preferredFocusEnvironments: [Responder] { viewIfLoaded.map { [$0] } ?? [] }

  /// Releases the children: they lose their parent and receive no call (DC-25).
  ///
  /// The deinitialiser is not isolated, so that those of subclasses need not be: see ``ViewRemains``.
  deinit {
    _ = MainActor.whileReleasing { ControllerRemains(of: self) }
  }
}

extension ViewController: Hashable {
  /// Whether both are the same controller.
  public nonisolated static func == (left: ViewController, right: ViewController) -> Bool {
    left === right
  }

  /// Hashes the identity of the controller.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

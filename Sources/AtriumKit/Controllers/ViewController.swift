public import AtriumGeometry

/// Manages one view and what is inside it, on its own or inside other controllers.
///
/// A controller loads its ``view`` when somebody first needs it, hears when that view comes on
/// screen and goes, and when its size changes. A container holds other controllers as its
/// ``children`` and shows their views inside its own; ``addChild(_:)`` and ``removeFromParent()``
/// keep the two trees together. Subclasses override what they want to hear, and call `super`.
open class ViewController: Responder {
  var storedView: View?
  var isLoadingView = false
  /// The window whose root controller this is.
  weak var rootWindow: Window?

  /// The container that this controller is a child of (C-10).
  public internal(set) weak var parent: ViewController?
  var childList = OrderedObjects<ViewController>()
  var attachedChildList = OrderedObjects<ViewController>()
  /// How many controllers stand inside one another below this one, at most; more than there are, if some
  /// have gone.
  var subtreeHeight = 0
  /// The place of the newest child; places only grow.
  var lastChildPlace = 0
  /// The place in the parent's lists.
  var placeInParent = 0
  /// Whether the parent's list of children on screen has this one.
  var isAttached = false
  /// What the container overrides of the traits of this child (C-20).
  var traitOverrides: TraitOverrides?
  /// The transition that this controller comes or goes by, as a child.
  weak var childTransition: ChildTransition?
  /// The transitions between children, once there has been one.
  var transitions: ContainerTransitions?
  /// What had the keyboard when a transition took this controller out.
  weak var lastResponder: Responder?
  /// The container that lost this controller while it was still on screen; its observers hear the
  /// end.
  weak var formerParent: ViewController?

  var appearance = AppearanceState()
  var move = MoveState()
  var attachments: [ObjectIdentifier: any ViewControllerAttachment] = [:]
  var lifecycleObservers: [WeakLifecycleObserver] = []
  var lastTraitCollection: TraitCollection?
  var orientation: InterfaceOrientation?
  /// What the last change of the window's size has announced.
  var announced: SizeAnnouncement?
  /// The name of the call in progress that observers have been told of, until `super` has been reached.
  var callToldBySend: String?

  var modal = ModalState()
  /// The controllers whose views are loaded.
  static var loaded = LoadedControllers()
  /// How many controllers add to a safe area: as long as it is none, nobody looks for one.
  static var safeAreaCount = 0

  /// How the controller is presented (M-3).
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// How it comes and goes when it is presented (M-3).
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// Whether presentations in a context cover this controller's view (L-31).
  open var definesPresentationContext = false
  /// Whether, as a context, it decides on the transition style (L-32).
  open var providesPresentationContextTransitionStyle = false
  /// Whether the user must not dismiss it: no drag, no Escape, no press outside (M-9).
  open var isModalInPresentation = false
  /// Gives animators, interactors and the presentation controller; not kept alive (M-8).
  open weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?

  /// What the controller is called, for people; containers show it.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      for attachment in attachments.values { attachment.ownerTitleDidChange(self) }
    }
  }

  /// The size that the controller would like inside a container, in points.
  ///
  /// Traps if a number is not finite.
  open var preferredContentSize = Size.zero {
    didSet {
      requireFinite(preferredContentSize)
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      modal.presentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// The name for messages: the title, else the type.
  var debugName: String { title ?? "\(type(of: self))" }

  // MARK: What subclasses override: the view

  /// Makes the view and assigns it.
  ///
  /// Call `super`: must not, if the override assigns ``view`` (L-5).
  ///
  /// The default makes a plain view that follows the size of what it is put into (L-4). It is as large
  /// as the place it is for: the parent's view, the window whose root it is, the presenter's view. As
  /// long as none is known it has 320×480 points, and takes the size of the place as soon as there is
  /// one, unless its frame or bounds have been set meanwhile (DC-28).
  open func loadView() {
    view = makeDefaultView()
  }

  /// Tells that the view was loaded (L-7).
  ///
  /// Call `super`: required.
  open func viewDidLoad() {}

  /// Tells that memory is short: what can be made again should be given back (L-10).
  ///
  /// Call `super`: required.
  ///
  /// The view stays; nothing is unloaded. ``Window/sendMemoryWarning()`` sends it, also to controllers
  /// with a loaded view that are in no tree.
  open func didReceiveMemoryWarning() {}

  // MARK: What subclasses override: appearance

  /// Tells that the view is about to come on screen (L-12).
  ///
  /// Call `super`: required.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells that the view is in place, with its size and traits, before its layout (L-14).
  ///
  /// Call `super`: required.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Tells that the view is on screen (L-21).
  ///
  /// Call `super`: required.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells that the view is about to go (L-21).
  ///
  /// Call `super`: required.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells that the view has gone (L-21).
  ///
  /// Call `super`: required.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells that the view is about to lay out its subviews (L-16).
  ///
  /// Call `super`: not needed.
  open func viewWillLayoutSubviews() {}
  /// Tells that the view has laid out its subviews (L-16).
  ///
  /// Call `super`: not needed.
  open func viewDidLayoutSubviews() {}

  /// Brings the constraints of the view up to date, before a layout (L-18).
  ///
  /// Call `super`: required, at the end.
  ///
  /// It takes the place of the view's own ``View/updateConstraints()``, which the base implementation
  /// sends.
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  /// What this controller's bars take away from the view's safe area, in points (N-16).
  ///
  /// Traps if a number is not finite.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { additionalSafeAreaDidChange(from: oldValue) }
  }

  /// Tells that the view's ``View/safeAreaInsets`` changed (T1, row 5).
  ///
  /// Call `super`: not needed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Tells that the view's ``View/layoutMargins`` changed.
  ///
  /// Call `super`: not needed.
  open func viewLayoutMarginsDidChange() {}

  // MARK: What subclasses override: containment

  /// Tells that the controller is about to enter a container, or to leave it.
  ///
  /// ``addChild(_:)`` sends it with the container; before a removal the container calls it with nil
  /// (C-1, C-3). Call `super`: required.
  open func willMove(toParent parent: ViewController?) {
    noteCall(.willMove(toParent: parent))
    move.willMove(toParent: parent)
  }

  /// Tells that the controller has entered a container, or left it.
  ///
  /// The container calls it when its transition ends; ``removeFromParent()`` sends it with nil
  /// (C-1, C-3). Call `super`: required.
  open func didMove(toParent parent: ViewController?) {
    noteCall(.didMove(toParent: parent))
    move.didMove(toParent: parent, of: self)
  }

  /// Whether the children hear of this container's appearing by themselves (C-22).
  ///
  /// A container that returns false calls ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()`` on its children, and is responsible alone.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the children hear of this container's rotations by themselves.
  open var shouldAutomaticallyForwardRotationMethods: Bool { true }

  // MARK: What subclasses override: showing others

  /// Whether this controller does an action for the controllers inside it (C-21).
  ///
  /// Call `super`: for the actions that are not one's own. The default says no. A container that
  /// overrides ``show(_:sender:)`` says yes to `.show`.
  open func canPerformAction(_ action: ControllerAction, withSender sender: Any?) -> Bool { false }

  /// Shows a controller in the way of the container around this one (C-21).
  ///
  /// Call `super`: not needed, if the override shows it.
  ///
  /// The default hands it to the nearest container that performs `.show`; if there is none the
  /// controller is presented.
  ///
  /// - Parameters:
  ///   - viewController: Who is shown.
  ///   - sender: Who asked for it.
  open func show(_ viewController: ViewController, sender: Any?) {
    if let target = routeOfShowing(.show, sender: sender) {
      target.show(viewController, sender: sender)
    } else {
      present(viewController, animated: true)
    }
  }

  /// Shows a controller as the detail of something, in the way of the container around this one
  /// (C-21).
  ///
  /// Call `super`: not needed, if the override shows it.
  ///
  /// The default hands it to the nearest container that performs `.showDetail`; if there is none the
  /// controller is presented.
  ///
  /// - Parameters:
  ///   - viewController: Who is shown.
  ///   - sender: Who asked for it.
  open func showDetailViewController(_ viewController: ViewController, sender: Any?) {
    if let target = routeOfShowing(.showDetail, sender: sender) {
      target.showDetailViewController(viewController, sender: sender)
    } else {
      present(viewController, animated: true)
    }
  }

  // MARK: What subclasses override: size, traits, rotation

  /// Tells that the view is about to get a size; its bounds are still the old ones.
  ///
  /// The base implementation passes it on to the children on screen whose size will change (R-8,
  /// DC-37); a container keeps it from them by not calling `super`.
  open func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// Tells that the size classes are about to change (R-9, DC-36).
  ///
  /// Call `super`: passes it on.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardTraitTransition(to: newCollection, with: coordinator)
  }

  /// The size that a child will have when this container has a size.
  ///
  /// Containers override it with the true coming size (DC-38). Call `super`: not needed.
  open func size(
    forChildContentContainer child: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    parentSize
  }

  /// Tells that a child would like another size.
  ///
  /// Call `super`: not needed.
  open func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {}

  /// Tells that the constraints in a child's view would like another size than they said when they
  /// were asked.
  ///
  /// It is sent to the direct parent, before a layout, once
  /// ``View/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` of the
  /// child's view has been called. Call `super`: not needed.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer child: ViewController) {}

  /// Tells that the traits changed.
  ///
  /// Call `super`: required.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Tells that the interface is about to turn; sizes are still the old ones (T13).
  ///
  /// Call `super`: not needed.
  ///
  /// - Parameters:
  ///   - orientation: The coming orientation.
  ///   - duration: How long the turn takes, in seconds; 0 if it is not animated.
  open func willRotate(to orientation: InterfaceOrientation, duration: Double) {}
  /// Tells that the interface turns: sizes are the new ones, changes made here are animated (T13).
  ///
  /// Call `super`: not needed.
  open func willAnimateRotation(to orientation: InterfaceOrientation, duration: Double) {}
  /// Tells that the interface has turned (T13).
  ///
  /// Call `super`: not needed.
  open func didRotate(from orientation: InterfaceOrientation) {}

  /// The orientations that the controller can be shown in; all, unless overridden.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .all }
  /// Whether the controller turns at all.
  open var shouldAutorotate: Bool { true }

  // MARK: Presentation

  /// Presents a controller over this one's tree, or over its context (T10, DC-43).
  ///
  /// If this controller is not on screen, or somebody is presented already, a warning is logged and
  /// nothing happens (M-6). Traps if the controller is presented elsewhere, has a parent or is a
  /// window's root (M-7). Call `super`: required.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: Who is presented; kept alive until it is dismissed.
  ///   - flag: Whether it takes time.
  ///   - completion: Is called after its `viewDidAppear` (M-1).
  open func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    performPresent(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller or a container of it presents, with all above it; else the tree
  /// that this controller is in (T11, M-5, C.8).
  ///
  /// With nothing to dismiss nothing happens. Call `super`: required.
  ///
  /// - Parameters:
  ///   - flag: Whether it takes time.
  ///   - completion: Is called after the `viewDidDisappear` (M-1).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    performDismiss(animated: flag, completion: completion)
  }

  // MARK: Responder

  /// For a presented controller the one that presents it, else the superview of the view, else, for
  /// a root whose view is covered, the window (L-25).
  open override var next: Responder? {
    modal.presentation?.presenter ?? viewIfLoaded?.superview ?? rootWindow
  }

  /// Dismisses a sheet or popover on Escape; what is not handled goes on.
  ///
  /// Call `super` for the keys that are not handled.
  open override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    if !dismissByEscape(presses) { super.pressesBegan(presses, with: event) }
  }

  override var responderWindow: Window? { viewIfLoaded?.window }

  /// The controller's view, if it is loaded.
  open override var preferredFocusEnvironments: [Responder] { viewIfLoaded.map { [$0] } ?? [] }

  /// Releases the children: they lose their parent and hear nothing (DC-25).
  isolated deinit {
    var children = childList.takeAll()
    for child in children where child.parent == nil { child.leaveList() }
    _ = attachedChildList.takeAll()
    if let presented = modal.presented { children.append(presented) }
    storedView?.viewController = nil
    ViewController.loaded.remove(self)
    if traitOverrides != nil { ViewController.traitOverrideCount -= 1 }
    if additionalSafeAreaInsets != .zero { ViewController.safeAreaCount -= 1 }
    modal.presented?.modal.presentation?.abandon(leaving: parent ?? formerParent)
    modal.presented = nil
    TreeRelease.release(&children)
  }
}

extension ViewController: Hashable {
  /// Whether the two are one controller.
  public nonisolated static func == (left: ViewController, right: ViewController) -> Bool {
    left === right
  }

  /// Hashes which controller this is.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

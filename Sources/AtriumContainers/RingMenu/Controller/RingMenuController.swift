import AtriumControls
import AtriumGeometry
public import AtriumKit

/// A container that displays one child at a time, selected by a ring menu.
///
/// All of ``viewControllers`` are children; only the view of the selected one is in the view tree,
/// below the ring. These open the ring: a press of the middle button (in the centre), of the right
/// button (at the pointer), or of several buttons together; a tap of three fingers; the beginning
/// of a swipe of three fingers on a touchpad; the Menu key or Shift+F10; and
/// ``setMenuVisible(_:animated:)``. The children's ``AtriumKit/ViewController/tabBarItem`` provides
/// titles and images (RM-10), unless ``menu`` gives other items, and groups of them.
///
/// The opening press can also choose: the user drags the held button, or the last of the three
/// fingers, towards an item and releases it. A release in the centre closes the ring, but a press
/// in place leaves it open for clicking, however long it takes.
///
/// Of several rings inside each other, the innermost one under the pointer opens.
open class RingMenuController: ViewController, SelectingContainer {
  /// The delegate; not retained.
  public weak var delegate: (any RingMenuControllerDelegate)?
  /// Recognises the three fingers that open the ring, on a touchscreen or a touchpad (RM-3).
  public let menuGestureRecognizer = ThreeFingerTapGestureRecognizer()
  /// Recognises the presses of pointer buttons that open the ring.
  public let pointerOpeningRecognizer = PointerOpeningGestureRecognizer()
  /// Recognises a resting finger, which opens the ring where it is; disabled by default, since
  /// content often uses such presses itself.
  public let longPressOpeningRecognizer = LongPressGestureRecognizer()

  private let ringView = RingMenuView()
  private let transitionView = View()
  private lazy var driver: ContainerDriver = {
    let driver = ContainerDriver(self, delegate: self, order: .ring)
    // The ring keeps the place of the keyboard itself, also while it is open.
    driver.keepsKeyboard = false
    return driver
  }()
  /// The animator that the delegate has chosen for the next change.
  private var animator: (any ViewControllerAnimatedTransitioning)?
  /// The window that closes the ring when it loses the focus; a move changes it.
  private weak var keyStatusWindow: Window?
  private let overlay = RingMenuOverlayController()
  private var isAnnouncing = false
  /// Whether an item of the ring selects a child, which closes the ring afterwards, or keeps it.
  private var isChoosing = false
  /// The child that the ring covers.
  private weak var coveredChild: (any RingMenuObserving)?

  /// The ring, for its style and for inspection; the controller opens and closes it (RM-1).
  public var menuView: RingMenuView { ringView }

  // MARK: The view

  /// Makes the view, which contains the child's view and, above it, the closed ring (RM-2).
  open override func loadView() {
    super.loadView()
    for part in [transitionView, ringView] {
      part.frame = view.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(part)
    }
    ringView.delegate = self
    ringView.onLayout = { [weak self] in self?.landmarksDidChange() }
    view.isMultipleTouchEnabled = true
    installOpeners()
  }

  /// Adds the view of a child that was selected before the view was loaded (RM-8).
  open override func viewDidLoad() {
    super.viewDidLoad()
    driver.containerDidLoad()
  }

  /// Completes a running transition first, so that its children get balanced appearance calls.
  open override func viewWillDisappear(_ animated: Bool) {
    driver.containerWillDisappear()
    super.viewWillDisappear(animated)
  }

  /// Closes the ring when the window is no longer the key window, which counts as a cancellation.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    keyStatusWindow?.stopObservingKeyStatus(owner: self)
    keyStatusWindow = view.window
    keyStatusWindow?.observeKeyStatus(owner: self) { [weak self] isKeyWindow in
      if !isKeyWindow { self?.cancelMenu(animated: true) }
    }
  }

  /// Opens the ring in the centre, or closes it, by the Menu key and Shift+F10.
  open override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    let opener = presses.first { press in
      press.key.keyCode == .keyboardApplication
        || press.key.keyCode == .keyboardF10 && press.key.modifierFlags.contains(.shift)
    }
    // A presented controller has the focus, and would cover the ring.
    guard let opener, presentedViewController == nil else {
      super.pressesBegan(presses, with: event)
      return
    }
    guard !opener.isRepeat else { return }
    if isMenuVisible { cancelMenu(animated: true) } else { setMenuVisible(true, animated: true) }
  }

  /// The Menu key and Shift+F10, for lists of shortcuts.
  open override var handledKeyCommands: [KeyCommand] {
    guard presentedViewController == nil else { return super.handledKeyCommands }
    let keys: [(String, KeyModifierFlags)] = [
      (KeyCommand.inputFunction(10), .shift), (KeyCommand.inputMenu, []),
    ]
    return super.handledKeyCommands
      + keys.map { input, flags in
        let title = isMenuVisible ? "Close the ring" : "Open the ring"
        return KeyCommand(title: title, input: input, modifierFlags: flags) { [weak self] in
          guard let self else { return }
          if isMenuVisible { return cancelMenu(animated: true) }
          setMenuVisible(true, animated: true)
        }
      }
  }

  /// Closes the ring.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    cancelMenu(animated: false)
  }

  // MARK: The menu

  /// The items of the ring; nil, the default, for one for each of ``viewControllers``.
  ///
  /// Its items may be in groups, and need not select controllers. While the ring is open, a change
  /// takes effect at once. The controller stores new states of toggles, radio items and dials here.
  public var menu: [RingMenuItem]? {
    didSet { ringView.reload() }
  }

  // MARK: The list and the selection

  /// The controllers to choose from; all of them are children (RM-5).
  ///
  /// Setting it removes the old children, adds the new ones and selects the first. Traps if a
  /// controller occurs twice.
  public var viewControllers: [ViewController] {
    get { driver.wanted.members }
    set { replaceList(by: newValue) }
  }

  /// The selected child; nil for an empty list.
  ///
  /// Setting a controller that is not in the list is ignored (RM-6). Selecting another one closes
  /// an open ring.
  public var selectedViewController: ViewController? {
    get { driver.wanted.selected }
    set { if let newValue { select(newValue, animated: true) } }
  }

  /// Selects a child, by the animator of the delegate if the change is animated, and closes an open ring.
  ///
  /// The present one, and one that is not in the list, are ignored (RM-6). The choice of an item comes here.
  open func select(_ viewController: ViewController, animated: Bool) {
    guard viewController !== selectedViewController, viewControllers.contains(viewController) else {
      return
    }
    change(to: viewController, animated: animated)
    // An open ring would still mark the former child.
    if isViewLoaded, !isChoosing { setMenuVisible(false, animated: animated) }
  }

  /// The selected child first, then the other ones of the list.
  open override func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] { driver.membersForUnwinding(from: source) }

  /// Selects the child, and closes an open ring.
  open override func unwind(for segue: StoryboardSegue, towards subsequent: ViewController) {
    selectedViewController = subsequent
    setMenuVisible(false, animated: animatesUnwinding)
  }

  private func replaceList(by new: [ViewController]) {
    check(members: new)
    for old in viewControllers { old.stopObservingTabBarItem(owner: self) }
    want(ContainerContent(members: new, selected: new.first))
    for child in new where viewControllers.contains(child) {
      child.observeTabBarItem(owner: self) { [weak self] _ in self?.ringView.reload() }
    }
    ringView.reload()
  }

  /// Changes the selection for code or the user.
  private func change(to new: ViewController, animated: Bool) {
    let (old, all) = (selectedViewController, viewControllers)
    // The delegate is asked while a running transition can still be seen, and may picture it.
    if animated, let old, isViewLoaded, view.window != nil {
      animator = delegate?.ringMenuController(
        self, animationControllerForTransitionFrom: old, to: new)
      // It may have selected another child, or replaced the list.
      guard selectedViewController === old, viewControllers == all else { return animator = nil }
    }
    want(ContainerContent(members: all, selected: new))
  }

  /// Wants a list and a selection; all changes go through here.
  private func want(_ content: ContainerContent) {
    driver.set(content, animated: true)
    guard let new = content.selected, selectedViewController === new else { return }
    if isViewLoaded {
      returnKeyboard(to: new)
    } else {
      delegate?.ringMenuController(self, didSelect: new)
    }
  }

  // MARK: The overlay

  /// Tells the delegate and the child of a change of the menu, unless that is under way.
  ///
  /// - Returns: Whether they were told.
  func announceMenu(isVisible: Bool, animated: Bool) -> Bool {
    guard !isAnnouncing else { return false }
    isAnnouncing = true
    if isVisible {
      delegate?.ringMenuControllerWillShowMenu(self)
      coveredChild = selectedViewController as? any RingMenuObserving
      coveredChild?.ringMenuWillAppear(animated)
    } else {
      delegate?.ringMenuControllerWillHideMenu(self)
      coveredChild?.ringMenuWillDisappear(animated)
      coveredChild = nil
    }
    isAnnouncing = false
    return true
  }

  /// Selects a child for an item of the menu, which stays open.
  func selectFromMenu(_ controller: ViewController) {
    isChoosing = true
    select(controller, animated: true)
    isChoosing = false
  }

  /// Makes the ring's overlay a child while the ring is open (RF-26).
  func addOverlay() {
    guard overlay.parent !== self else { return }
    addChild(overlay)
    overlay.view.frame = ringView.bounds
    ringView.addSubview(overlay.view)
    ringView.overlay = overlay.view
    overlay.didMove(toParent: self)
  }

  /// Removes the overlay when the ring has faded out.
  func removeOverlay() {
    guard overlay.parent === self else { return }
    overlay.willMove(toParent: nil)
    overlay.view.removeFromSuperview()
    overlay.removeFromParent()
  }
}

extension RingMenuController: ContainerDriverDelegate {
  /// The view below the ring.
  public func childrenView(for driver: ContainerDriver) -> View { transitionView }

  /// The animator of the delegate, on screen.
  public func containerDriver(
    _ driver: ContainerDriver, lookOf change: ContainerChange
  ) -> ContainerLook {
    guard let animator, !change.leaving.isEmpty, view.window != nil else { return .atOnce }
    self.animator = nil
    return .animator(
      animator, interactor: delegate?.ringMenuController(self, interactionControllerFor: animator))
  }

  /// Tells the delegate of the selection.
  public func containerDriver(_ driver: ContainerDriver, willBegin change: ContainerChange) {
    guard let new = change.coming.first else { return }
    delegate?.ringMenuController(self, didSelect: new)
    if selectedViewController === new, let old = change.leaving.first { rememberKeyboard(in: old) }
  }

  /// Tells the delegate of the selection that a cancelled change restores.
  public func containerDriver(
    _ driver: ContainerDriver, didEnd change: ContainerChange, didComplete: Bool
  ) {
    guard !didComplete, let old = change.leaving.first, selectedViewController === old else {
      return
    }
    delegate?.ringMenuController(self, didSelect: old)
    returnKeyboard(to: old)
  }
}

import AtriumControls
import AtriumGeometry
public import AtriumKit

/// A container that displays one child at a time, selected by a ring menu.
///
/// All of ``viewControllers`` are children. Only the view of the selected child is in the view tree, below the ring. A
/// press of the middle button opens the ring in the centre, and a press of the right button opens it at the pointer. A
/// press of several buttons together also opens the ring. The ring also opens with a tap of three fingers, at the
/// beginning of a three-finger swipe on a touchpad, with the Menu key or Shift+F10, and with
/// ``setMenuVisible(_:animated:)``. The items have the titles and images of the children's
/// ``AtriumKit/ViewController/tabBarItem`` (RM-10), unless ``menu`` provides other items.
///
/// The opening press can also choose an item: the user keeps the button or the last of the three fingers down,
/// drags towards the item, and releases. A release in the centre closes the ring. A press without a drag, however
/// long, leaves the ring open for clicking.
///
/// If ring menu controllers are nested, the innermost controller under the pointer opens its ring.
open class RingMenuController: ViewController, SelectingContainer {
  /// The object that provides transitions and is notified of the menu; not retained.
  public weak var delegate: (any RingMenuControllerDelegate)?
  /// The recogniser of the three fingers that open the ring, on a touchscreen or a touchpad (RM-3).
  public let menuGestureRecognizer = ThreeFingerTapGestureRecognizer()
  /// The recogniser of the presses of pointer buttons that open the ring.
  public let pointerOpeningRecognizer = PointerOpeningGestureRecognizer()
  /// The recogniser of a long press of a finger, which opens the ring at the finger.
  ///
  /// The recogniser is disabled by default, because content often uses long presses itself.
  public let longPressOpeningRecognizer = LongPressGestureRecognizer()

  private let ringView = RingMenuView()
  private let transitionView = View()
  private lazy var driver: ContainerDriver = {
    let driver = ContainerDriver(self, delegate: self, order: .ring)
    // The controller stores and restores the focus itself, even while the ring is open.
    driver.keepsKeyboard = false
    return driver
  }()
  /// The animator that the delegate has chosen for the next change.
  private var animator: (any ViewControllerAnimatedTransitioning)?
  /// The window that contains the view.
  ///
  /// The ring closes when this window is no longer the key window.
  private weak var keyStatusWindow: Window?
  private let overlay = RingMenuOverlayController()
  private var isAnnouncing = false
  /// Whether an item of the ring is selecting a child.
  ///
  /// While an item selects a child, the item decides whether the ring stays open.
  private var isChoosing = false
  /// The child that the ring covers, if it observes the ring.
  private weak var coveredChild: (any RingMenuObserving)?

  /// The view of the ring, which a program may style and inspect; the controller opens and closes it (RM-1).
  public var menuView: RingMenuView { ringView }

  // MARK: The view

  /// Makes the view, which contains the child's view and above it the closed ring (RM-2).
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

  /// Ends a running transition, so that its children receive balanced appearance calls.
  open override func viewWillDisappear(_ animated: Bool) {
    driver.containerWillDisappear()
    super.viewWillDisappear(animated)
  }

  /// Observes the window, and cancels the ring when the window is no longer the key window.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    keyStatusWindow?.stopObservingKeyStatus(owner: self)
    keyStatusWindow = view.window
    keyStatusWindow?.observeKeyStatus(owner: self) { [weak self] isKeyWindow in
      if !isKeyWindow { self?.cancelMenu(animated: true) }
    }
  }

  /// Opens the ring in the centre, or closes it, when the Menu key or Shift+F10 is pressed.
  open override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    let opener = presses.first { press in
      press.key.keyCode == .keyboardApplication
        || press.key.keyCode == .keyboardF10 && press.key.modifierFlags.contains(.shift)
    }
    // A presented controller has the focus and would cover the ring.
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
        let title = String(localized: isMenuVisible ? "Close the ring" : "Open the ring")
        return KeyCommand(title: title, input: input, modifierFlags: flags) { [weak self] in
          guard let self else { return }
          if isMenuVisible { return cancelMenu(animated: true) }
          setMenuVisible(true, animated: true)
        }
      }
  }

  /// The keys that an open ring handles, for lists of shortcuts; the list is the same while no ring is open.
  ///
  /// The keys of all levels and of dials are listed. The actions of the commands do nothing, because an open ring handles
  /// its keys itself.
  public static var ringKeyCommands: [KeyCommand] { RingMenuView.allKeyCommands }

  /// Closes the ring without animation.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    cancelMenu(animated: false)
  }

  // MARK: The menu

  /// The items of the ring; nil, the default, makes one item for each of ``viewControllers``.
  ///
  /// Items may be in submenus, and need not select controllers. A change takes effect at once, even while
  /// the ring is open. The controller stores new states of toggles, radio items and dials in this property.
  public var menu: [RingMenuItem]? {
    didSet { ringView.reload() }
  }

  // MARK: The list and the selection

  /// The controllers to choose from; all of them are children (RM-5).
  ///
  /// Setting this property removes the old children, adds the new children and selects the first of them.
  /// Traps if a controller occurs twice.
  public var viewControllers: [ViewController] {
    get { driver.wanted.members }
    set { replaceList(by: newValue) }
  }

  /// The selected child; nil if the list is empty.
  ///
  /// Setting a controller that is not in the list has no effect (RM-6). Selecting another child closes an open ring.
  public var selectedViewController: ViewController? {
    get { driver.wanted.selected }
    set { if let newValue { select(newValue, animated: true) } }
  }

  /// Selects a child and closes an open ring.
  ///
  /// An animated change uses the animator of the delegate.
  ///
  /// The selected controller, and a controller that is not in the list, are ignored (RM-6). When the user
  /// chooses an item, this method is called.
  open func select(_ viewController: ViewController, animated: Bool) {
    guard viewController !== selectedViewController, viewControllers.contains(viewController) else {
      return
    }
    change(to: viewController, animated: animated)
    // The ring closes, because it would still mark the previous child as selected.
    if isViewLoaded, !isChoosing { setMenuVisible(false, animated: animated) }
  }

  /// Returns the selected child first, then the other children.
  open override func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] { driver.membersForUnwinding(from: source) }

  /// Selects the child to which the unwind segue leads, and closes an open ring.
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

  /// Changes the selection at the request of the program or the user.
  private func change(to new: ViewController, animated: Bool) {
    // The delegate is asked while a running transition is still on screen, so that the delegate can take a snapshot.
    if animated, let old = selectedViewController, isViewLoaded, view.window != nil {
      let chosen = answer(
        about: ContainerContent(members: viewControllers, selected: selectedViewController)
      ) {
        delegate?.ringMenuController(self, animationControllerForTransitionFrom: old, to: new)
      }
      animator = chosen ?? nil
      guard chosen != nil else { return }
    }
    want(ContainerContent(members: viewControllers, selected: new))
  }

  /// Requests a list and a selection.
  ///
  /// All changes of the list and the selection go through this method.
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

  /// Notifies the delegate and the child that the ring will open or close.
  ///
  /// If a call of this method is already in progress, the method does nothing.
  ///
  /// - Returns: Whether the notification was sent.
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

  /// Selects a child for an item of the ring, without closing the ring.
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

  /// Removes the overlay after the ring has faded out.
  func removeOverlay() {
    guard overlay.parent === self else { return }
    overlay.willMove(toParent: nil)
    overlay.view.removeFromSuperview()
    overlay.removeFromParent()
  }
}

extension RingMenuController: ContainerDriverDelegate {
  /// Returns the view below the ring.
  public func childrenView(for driver: ContainerDriver) -> View { transitionView }

  /// Returns the delegate's animator; makes the change at once off screen, and without an animator.
  public func containerDriver(
    _ driver: ContainerDriver, lookOf change: ContainerChange
  ) -> ContainerLook {
    guard let animator, !change.leaving.isEmpty, view.window != nil else { return .atOnce }
    self.animator = nil
    return .animator(
      animator, interactor: delegate?.ringMenuController(self, interactionControllerFor: animator))
  }

  /// Notifies the delegate of the selection.
  public func containerDriver(_ driver: ContainerDriver, willBegin change: ContainerChange) {
    guard let new = change.coming.first else { return }
    delegate?.ringMenuController(self, didSelect: new)
    if selectedViewController === new, let old = change.leaving.first { rememberKeyboard(in: old) }
  }

  /// Notifies the delegate of the selection that a cancelled change restores.
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

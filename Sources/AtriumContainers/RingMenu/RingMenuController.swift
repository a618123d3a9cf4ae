public import AtriumGeometry
public import AtriumKit

/// A container that shows one child at a time and chooses among them by a ring.
///
/// All of ``viewControllers`` are children; only the selected one's view is in the view tree, below
/// the ring. The ring opens by a press of the middle button in the middle, of the right button at
/// the pointer, of several buttons together, by a tap of three fingers, by the beginning of a swipe
/// of three fingers on a touchpad, by the Menu key or Shift+F10, and by
/// ``setMenuVisible(_:animated:)``. The children's ``AtriumKit/ViewController/tabBarItem`` gives
/// names and pictures (RM-10).
///
/// The hand that opened the ring may choose without letting go: the button that is held, or the last
/// of the three fingers, is dragged towards an item, and its release chooses. A release in the middle
/// dismisses, except that of a short press in place, which leaves the ring open for clicking.
open class RingMenuController: ViewController {
  /// Has a say in changes; not kept alive.
  public weak var delegate: (any RingMenuControllerDelegate)?
  /// The three fingers that open the ring, on the glass or on a touchpad (RM-3).
  public let menuGestureRecognizer = ThreeFingerTapGestureRecognizer()
  /// The presses of pointer buttons that open the ring.
  public let pointerOpeningRecognizer = PointerOpeningGestureRecognizer()
  /// Hears where each item is, in the window, whenever the open ring is laid out.
  public var onMenuLayout: (([(name: String, frame: Rect)]) -> Void)?

  private let ringView = RingMenuView()
  private let transitionView = View()
  private var storedControllers: [ViewController] = []
  private var storedSelection: ViewController?
  private var runningTransition: RingMenuTransition?
  /// The window whose loss of the keyboard focus closes the ring; another one after a move.
  private weak var keyStatusWindow: Window?
  /// Where the items were when they were last reported.
  var reportedFrames: [Rect] = []
  /// The button or the finger that opened the ring, while it is down.
  var openingDrag: OpeningDrag?

  /// The ring; it is there to look at, the controller drives it (RM-1).
  public var menuView: RingMenuView {
    loadViewIfNeeded()
    return ringView
  }

  // MARK: The view

  /// Makes the view that holds the child's place and, above it, the closed ring (RM-2).
  open override func loadView() {
    super.loadView()
    for part in [transitionView, ringView] {
      part.frame = view.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(part)
    }
    ringView.delegate = self
    ringView.onLayout = { [weak self] in self?.reportMenuLayout() }
    view.isMultipleTouchEnabled = true
    installOpeners()
  }

  /// Shows the selection, which may have been made before there was a view (RM-8).
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let storedSelection { place(storedSelection) }
  }

  /// A change that is under way ends first: its children hear of it from there on.
  open override func viewWillDisappear(_ animated: Bool) {
    runningTransition?.completeTransition()
    super.viewWillDisappear(animated)
  }

  /// The ring closes when the window loses the keyboard of the desktop.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    keyStatusWindow?.stopObservingKeyStatus(owner: self)
    keyStatusWindow = view.window
    keyStatusWindow?.observeKeyStatus(owner: self) { [weak self] isKeyWindow in
      if !isKeyWindow { self?.setMenuVisible(false, animated: true) }
    }
  }

  /// The Menu key and Shift+F10 open the ring in the middle, and close it.
  open override func pressesBegan(_ presses: Set<Press>, with event: Event?) {
    let opener = presses.first { press in
      press.key.keyCode == .keyboardApplication
        || press.key.keyCode == .keyboardF10 && press.key.modifierFlags.contains(.shift)
    }
    // What is presented over the ring has the keyboard, and would hide it.
    guard let opener, presentedViewController == nil else {
      super.pressesBegan(presses, with: event)
      return
    }
    if !opener.isRepeat { setMenuVisible(!isMenuVisible, animated: true) }
  }

  /// The ring closes with the container.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    setMenuVisible(false, animated: false)
  }

  /// The children are told by hand only while an animator is at work.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { runningTransition == nil }

  /// The selected child answers (RM-6: it fills the container).
  open override var supportedInterfaceOrientations: InterfaceOrientationMask {
    storedSelection?.supportedInterfaceOrientations ?? .all
  }

  // MARK: The list and the selection

  /// The controllers to choose from; all of them are children (RM-5).
  ///
  /// Setting a list takes the old ones out, adds the new ones and selects the first. Traps if a
  /// controller stands in the list twice.
  public var viewControllers: [ViewController] {
    get { storedControllers }
    set { replaceList(by: newValue) }
  }

  /// The child that is shown; nil for an empty list.
  ///
  /// One that is not in the list is ignored (RM-6). An open ring closes when another one is chosen.
  public var selectedViewController: ViewController? {
    get { storedSelection }
    set {
      guard let newValue, newValue !== storedSelection,
        storedControllers.contains(where: { $0 === newValue })
      else { return }
      select(newValue)
      // An open ring would go on telling of the child that was shown.
      if isViewLoaded { setMenuVisible(false, animated: true) }
    }
  }

  /// The place of the shown child in the list; −1 when none is shown.
  ///
  /// A value that is out of range, or the present one, is ignored (RM-7).
  public var selectedViewControllerIndex: Int {
    get { storedControllers.firstIndex { $0 === storedSelection } ?? -1 }
    set {
      guard storedControllers.indices.contains(newValue) else { return }
      selectedViewController = storedControllers[newValue]
    }
  }

  private func replaceList(by new: [ViewController]) {
    guard Set(new).count == new.count else {
      let twice = new.first { controller in new.count { $0 === controller } > 1 }
      fatalError(
        "\(twice?.title ?? "A controller") stands in \(title ?? "RingMenuController")'s "
          + "viewControllers twice; list each controller once.")
    }
    runningTransition?.completeTransition()
    for old in storedControllers {
      old.willMove(toParent: nil)
      if let view = old.viewIfLoaded, view.superview === transitionView {
        view.removeFromSuperview()
      }
      old.removeFromParent()
    }
    storedControllers = new
    storedSelection = nil
    for child in new {
      addChild(child)
      child.didMove(toParent: self)
    }
    if let first = new.first { select(first) }
  }

  /// The one place where the selection changes.
  private func select(_ new: ViewController) {
    runningTransition?.completeTransition()
    let old = storedSelection
    storedSelection = new
    guard isViewLoaded else { return }
    if let old { rememberKeyboard(in: old) }
    defer { returnKeyboard(to: new) }
    if let old, view.window != nil,
      let animator = delegate?.ringMenuController(self, animatorForTransitionFrom: old, to: new)
    {
      animate(from: old, to: new, by: animator)
    } else {
      old?.viewIfLoaded?.removeFromSuperview()
      place(new)
    }
  }

  private func place(_ child: ViewController) {
    let childView = child.view
    childView.frame = transitionView.bounds
    childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transitionView.addSubview(childView)
  }

  /// The children are told by hand: one `will` each now, one `did` each at the end (T6).
  private func animate(
    from old: ViewController, to new: ViewController, by animator: any RingMenuTransitionAnimator
  ) {
    let transition = RingMenuTransition(in: transitionView, from: old, to: new) { [weak self] in
      self?.finishTransition(from: old, to: new)
    }
    runningTransition = transition
    old.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
    place(new)
    animator.animateTransition(transition)
  }

  private func finishTransition(from old: ViewController, to new: ViewController) {
    old.viewIfLoaded?.removeFromSuperview()
    new.endAppearanceTransition()
    old.endAppearanceTransition()
    runningTransition = nil
  }
}

extension ViewController {
  /// The nearest ring that this controller is inside of; nil if there is none (RM-1).
  public var ringMenuController: RingMenuController? {
    var ancestor = parent
    while let current = ancestor {
      if let ring = current as? RingMenuController { return ring }
      ancestor = current.parent
    }
    return nil
  }
}

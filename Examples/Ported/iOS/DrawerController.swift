import UIKit

/// The notifications that a drawer sends to its delegate.
@MainActor
public protocol DrawerControllerDelegate: AnyObject {
  func drawerController(_ drawerController: DrawerController, willChangeTo isOpen: Bool)
  func drawerController(_ drawerController: DrawerController, didChangeTo isOpen: Bool)
}

/// A container with a main controller, and a menu that slides over it from the left.
///
/// A drag from the left edge opens the menu. A drag or a tap outside the menu closes it.
public final class DrawerController: UIViewController, UIGestureRecognizerDelegate {
  /// The object that is notified of changes.
  public weak var drawerDelegate: (any DrawerControllerDelegate)?

  /// The width of the open menu, in points, limited to the view's width minus a margin.
  public var menuWidth: CGFloat = 280 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether the menu is open or is opening.
  public private(set) var isOpen = false
  /// The main controller, which fills the drawer's view.
  public private(set) var mainViewController: UIViewController
  /// The controller of the menu, which is a child only while the menu is visible.
  public let menuViewController: UIViewController

  private let mainContainer = UIView(frame: .zero)
  private let menuContainer = UIView(frame: .zero)
  private let dimmingView = UIView(frame: .zero)

  private static let margin: CGFloat = 56
  private static let dimming: CGFloat = 0.4
  private static let flickVelocity: CGFloat = 300
  private static let duration: TimeInterval = 0.3

  /// The visible fraction of the menu, from 0 to 1.
  private var progress: CGFloat = 0
  private var progressAtStart: CGFloat = 0
  private var isDragging = false

  // MARK: - Life cycle

  /// Makes a closed drawer.
  public init(mainViewController: UIViewController, menuViewController: UIViewController) {
    self.mainViewController = mainViewController
    self.menuViewController = menuViewController
    super.init(nibName: nil, bundle: nil)
  }

  /// Unavailable, since storyboards cannot make drawers.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("Drawers are made with their two controllers.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    mainContainer.frame = view.bounds
    mainContainer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(mainContainer)

    dimmingView.frame = view.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 1)
    dimmingView.alpha = 0
    dimmingView.isUserInteractionEnabled = false
    view.addSubview(dimmingView)

    menuContainer.layer.shadowColor = UIColor.black.cgColor
    menuContainer.layer.shadowOpacity = 0.3
    menuContainer.layer.shadowRadius = 12
    menuContainer.layer.shadowOffset = CGSize(width: 2, height: 0)
    menuContainer.isHidden = true
    view.addSubview(menuContainer)

    install(mainViewController, in: mainContainer)
    addRecognizers()
  }

  private func addRecognizers() {
    let edgePan = UIScreenEdgePanGestureRecognizer(
      target: self, action: #selector(handlePan))
    edgePan.edges = .left
    edgePan.delegate = self
    view.addGestureRecognizer(edgePan)

    let pan = UIPanGestureRecognizer(
      target: self, action: #selector(handlePan))
    pan.delegate = self
    view.addGestureRecognizer(pan)

    let tap = UITapGestureRecognizer(
      target: self, action: #selector(handleTap))
    dimmingView.addGestureRecognizer(tap)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutMenu()
  }

  // MARK: - Containment

  private func install(_ child: UIViewController, in container: UIView) {
    addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func uninstall(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// Shows another main controller; the previous main controller fades out.
  public func setMainViewController(_ controller: UIViewController, animated: Bool) {
    guard controller !== mainViewController else { return }
    let former = mainViewController
    mainViewController = controller
    guard isViewLoaded else { return }
    guard animated, view.window != nil else {
      uninstall(former)
      install(controller, in: mainContainer)
      return
    }
    former.willMove(toParent: nil)
    addChild(controller)
    controller.view.frame = mainContainer.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.alpha = 0
    transition(
      from: former, to: controller, duration: DrawerController.duration, options: [],
      animations: {
        controller.view.alpha = 1
      },
      completion: { _ in
        former.removeFromParent()
        controller.didMove(toParent: self)
      })
  }

  // MARK: - Opening and closing

  /// Opens or closes the menu.
  public func setOpen(_ open: Bool, animated: Bool) {
    loadViewIfNeeded()
    guard open != isOpen else { return }
    drawerDelegate?.drawerController(self, willChangeTo: open)
    showMenu()
    settle(open: open, velocity: 0, animated: animated, changes: true)
  }

  private func showMenu() {
    guard menuViewController.parent == nil else { return }
    menuContainer.isHidden = false
    layoutMenu()
    install(menuViewController, in: menuContainer)
  }

  private func settle(open: Bool, velocity: CGFloat, animated: Bool, changes: Bool) {
    isOpen = open
    progress = open ? 1 : 0
    dimmingView.isUserInteractionEnabled = open
    let finish = { [weak self] (_: Bool) in
      guard let self, self.isOpen == open, !self.isDragging else { return }
      if !open {
        self.uninstall(self.menuViewController)
        self.menuContainer.isHidden = true
      }
      if changes { self.drawerDelegate?.drawerController(self, didChangeTo: open) }
    }
    guard animated else {
      layoutMenu()
      finish(true)
      return
    }
    UIView.animate(
      withDuration: DrawerController.duration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: velocity, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.layoutMenu() }, completion: finish)
  }

  private var visibleWidth: CGFloat {
    max(0, min(menuWidth, view.bounds.width - DrawerController.margin))
  }

  private func layoutMenu() {
    let width = visibleWidth
    menuContainer.frame = CGRect(
      x: (progress - 1) * width, y: 0, width: width, height: view.bounds.height)
    dimmingView.alpha = progress * DrawerController.dimming
  }

  // MARK: - Gestures

  @objc private func handleTap() {
    setOpen(false, animated: true)
  }

  @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
    let width = visibleWidth
    guard width > 0 else { return }
    switch recognizer.state {
    case .began:
      isDragging = true
      progressAtStart = progress
      showMenu()
    case .changed:
      let distance = recognizer.translation(in: view).x
      progress = max(0, min(1, progressAtStart + distance / width))
      layoutMenu()
    case .ended, .cancelled:
      isDragging = false
      let speed = recognizer.velocity(in: view).x
      let opens = opens(at: speed, cancelled: recognizer.state == .cancelled)
      let changes = opens != isOpen
      if changes { drawerDelegate?.drawerController(self, willChangeTo: opens) }
      let remaining = ((opens ? 1 : 0) - progress) * width
      let velocity = abs(remaining) > 1 ? speed / remaining : 0
      settle(open: opens, velocity: max(0, velocity), animated: true, changes: changes)
    default:
      break
    }
  }

  private func opens(at speed: CGFloat, cancelled: Bool) -> Bool {
    if cancelled { return isOpen }
    if abs(speed) > DrawerController.flickVelocity { return speed > 0 }
    return progress > 0.5
  }

  /// Lets the edge pan begin only while the menu is closed, and the other pan only while the menu is open.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer is UIScreenEdgePanGestureRecognizer { return !isOpen }
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: view)
    return isOpen && abs(velocity.x) > abs(velocity.y)
  }
}

extension UIViewController {
  /// The drawer that contains the controller, at any depth.
  public var drawerController: DrawerController? {
    var ancestor = parent
    while let controller = ancestor {
      if let drawer = controller as? DrawerController { return drawer }
      ancestor = controller.parent
    }
    return nil
  }
}

import UIKit

/// The content controller of a bottom sheet.
@MainActor
public protocol BottomSheetContent: AnyObject {
  /// The scroll view whose content scrolls before the sheet is dragged; nil if there is no such scroll view.
  var bottomSheetScrollView: UIScrollView? { get }
}

/// A container with a main controller, and a sheet over its lower part that the user drags up and down.
///
/// The sheet rests at a low, a middle and a high detent. It blurs the content below it.
public final class BottomSheetController: UIViewController, UIGestureRecognizerDelegate {
  /// A height at which the sheet rests.
  public enum Detent: CaseIterable {
    case low, middle, high
  }

  /// Called when the sheet changes to another detent.
  public var onChange: ((Detent) -> Void)?
  /// The detent at which the sheet rests, or to which it is moving.
  public private(set) var detent = Detent.low
  /// The height of the sheet at the low detent, in points, without the bottom safe area inset.
  public var lowHeight: CGFloat = 96 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The main controller, which fills the container's view.
  public let mainViewController: UIViewController
  /// The controller in the sheet.
  public let sheetViewController: UIViewController

  private let dimmingView = UIView()
  private let sheetView = UIView()
  private let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
  private let grabber = UIView()
  private lazy var pan = UIPanGestureRecognizer(
    target: self, action: #selector(handlePan))

  private var animator: UIViewPropertyAnimator?
  /// The distance from the top edge of the view to the top edge of the sheet, in points.
  private var top: CGFloat = 0
  private var topAtStart: CGFloat = 0
  private var isDragging = false

  private static let margin: CGFloat = 24
  private static let radius: CGFloat = 16
  private static let dimming: CGFloat = 0.35
  private static let grabberSize = CGSize(width: 40, height: 5)

  // MARK: - Life cycle

  /// Makes a container whose sheet is at the low detent.
  public init(mainViewController: UIViewController, sheetViewController: UIViewController) {
    self.mainViewController = mainViewController
    self.sheetViewController = sheetViewController
    super.init(nibName: nil, bundle: nil)
  }

  /// Unavailable, since storyboards cannot make bottom sheets.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("Bottom sheets are made with their two controllers.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(mainViewController)
    mainViewController.view.frame = view.bounds
    mainViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(mainViewController.view)
    mainViewController.didMove(toParent: self)

    dimmingView.frame = view.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.backgroundColor = .black
    dimmingView.alpha = 0
    view.addSubview(dimmingView)
    let tap = UITapGestureRecognizer(
      target: self, action: #selector(handleTap))
    dimmingView.addGestureRecognizer(tap)

    makeSheet()
    installSheetController()
    pan.delegate = self
    sheetView.addGestureRecognizer(pan)
  }

  private func makeSheet() {
    sheetView.layer.shadowColor = UIColor.black.cgColor
    sheetView.layer.shadowOpacity = 0.25
    sheetView.layer.shadowRadius = 10
    sheetView.layer.shadowOffset = CGSize(width: 0, height: -2)
    view.addSubview(sheetView)

    blurView.frame = sheetView.bounds
    blurView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    blurView.clipsToBounds = true
    blurView.layer.cornerRadius = BottomSheetController.radius
    blurView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    sheetView.addSubview(blurView)

    grabber.backgroundColor = UIColor.gray.withAlphaComponent(0.5)
    grabber.layer.cornerRadius = BottomSheetController.grabberSize.height / 2
    grabber.translatesAutoresizingMaskIntoConstraints = false
    blurView.contentView.addSubview(grabber)
    NSLayoutConstraint.activate([
      grabber.widthAnchor.constraint(
        equalToConstant: BottomSheetController.grabberSize.width),
      grabber.heightAnchor.constraint(
        equalToConstant: BottomSheetController.grabberSize.height),
      grabber.centerXAnchor.constraint(equalTo: blurView.contentView.centerXAnchor),
      grabber.topAnchor.constraint(equalTo: blurView.contentView.topAnchor, constant: 8),
    ])
  }

  private func installSheetController() {
    addChild(sheetViewController)
    let content: UIView = sheetViewController.view
    content.translatesAutoresizingMaskIntoConstraints = false
    blurView.contentView.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(
        equalTo: blurView.contentView.topAnchor, constant: BottomSheetController.margin),
      content.leadingAnchor.constraint(equalTo: blurView.contentView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: blurView.contentView.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: blurView.contentView.bottomAnchor),
    ])
    sheetViewController.didMove(toParent: self)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !isDragging, animator?.isRunning != true else { return }
    layoutSheet(at: place(of: detent))
  }

  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    stopAnimation()
    coordinator.animate(
      alongsideTransition: { _ in self.layoutSheet(at: self.place(of: self.detent)) },
      completion: nil)
  }

  // MARK: - Detents

  private func place(of detent: Detent) -> CGFloat {
    let height = view.bounds.height
    let bottom = view.safeAreaInsets.bottom
    switch detent {
    case .low: return max(0, height - lowHeight - bottom)
    case .middle: return (height / 2).rounded()
    case .high: return view.safeAreaInsets.top + BottomSheetController.margin
    }
  }

  private func layoutSheet(at top: CGFloat) {
    self.top = top
    let (width, height) = (view.bounds.width, view.bounds.height)
    sheetView.frame = CGRect(x: 0, y: top, width: width, height: max(0, height - top))
    let shape = UIBezierPath(
      roundedRect: sheetView.bounds, byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(
        width: BottomSheetController.radius, height: BottomSheetController.radius))
    sheetView.layer.shadowPath = shape.cgPath
    let (middle, high) = (place(of: .middle), place(of: .high))
    let part = middle > high ? max(0, min(1, (middle - top) / (middle - high))) : 0
    dimmingView.alpha = part * BottomSheetController.dimming
    dimmingView.isUserInteractionEnabled = part > 0.5
  }

  /// Moves the sheet to a detent.
  public func setDetent(_ detent: Detent, animated: Bool) {
    loadViewIfNeeded()
    settle(at: detent, velocity: 0, animated: animated)
  }

  private func settle(at detent: Detent, velocity: CGFloat, animated: Bool) {
    stopAnimation()
    let changes = detent != self.detent
    self.detent = detent
    if changes { onChange?(detent) }
    let target = place(of: detent)
    guard animated, view.window != nil else {
      layoutSheet(at: target)
      return
    }
    let distance = target - top
    let speed = abs(distance) > 1 ? velocity / distance : 0
    let timing = UISpringTimingParameters(
      dampingRatio: 0.9, initialVelocity: CGVector(dx: speed, dy: speed))
    let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: timing)
    animator.addAnimations {
      self.layoutSheet(at: target)
      self.sheetView.layoutIfNeeded()
    }
    animator.startAnimation()
    self.animator = animator
  }

  private func stopAnimation() {
    guard let animator, animator.state == .active else { return }
    animator.stopAnimation(true)
    self.animator = nil
  }

  // MARK: - Gestures

  @objc private func handleTap() {
    setDetent(.middle, animated: true)
  }

  @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      isDragging = true
      stopAnimation()
      topAtStart = sheetView.frame.minY
    case .changed:
      layoutSheet(at: resisted(topAtStart + recognizer.translation(in: view).y))
    case .ended, .cancelled:
      isDragging = false
      let velocity = recognizer.velocity(in: view).y
      let isCancelled = recognizer.state == .cancelled
      settle(
        at: isCancelled ? detent : nearest(to: top + 0.15 * velocity), velocity: velocity,
        animated: true)
    default:
      break
    }
  }

  /// Returns the sheet's position for a drag, with resistance beyond the highest and the lowest detent.
  private func resisted(_ top: CGFloat) -> CGFloat {
    let (high, low) = (place(of: .high), place(of: .low))
    if top < high { return high - (high - top) / 4 }
    if top > low { return low + (top - low) / 4 }
    return top
  }

  private func nearest(to top: CGFloat) -> Detent {
    let all = Detent.allCases
    return all.min { abs(place(of: $0) - top) < abs(place(of: $1) - top) } ?? detent
  }

  /// Prevents the sheet's pan from beginning while the content can scroll in the direction of the drag.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    let velocity = pan.velocity(in: view)
    guard abs(velocity.y) > abs(velocity.x) else { return false }
    guard let content = sheetViewController as? any BottomSheetContent,
      let scrollView = content.bottomSheetScrollView, detent == .high,
      scrollView.bounds.contains(pan.location(in: scrollView))
    else { return true }
    return velocity.y > 0 && scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
  }

  /// Lets the content scroll only after the sheet's pan has failed.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let content = sheetViewController as? any BottomSheetContent
    return gestureRecognizer === pan
      && otherGestureRecognizer === content?.bottomSheetScrollView?.panGestureRecognizer
  }
}

extension UIViewController {
  /// The bottom sheet that contains the controller, at any depth.
  public var bottomSheetController: BottomSheetController? {
    var ancestor = parent
    while let controller = ancestor {
      if let sheet = controller as? BottomSheetController { return sheet }
      ancestor = controller.parent
    }
    return nil
  }
}

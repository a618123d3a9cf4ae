// swift-format-ignore-file
import UIKit
import QuartzCore

@objc public protocol FloatingPanelDelegate: AnyObject {
  @objc optional func floatingPanelDidMove(_ panel: FloatingPanelController)
  @objc optional func floatingPanel(
    _ panel: FloatingPanelController, shouldMoveTo position: FloatingPanelPosition
  ) -> Bool
  @objc optional func floatingPanelDidEndDragging(
    _ panel: FloatingPanelController, at position: FloatingPanelPosition)
}

@objc public enum FloatingPanelPosition: Int {
  case tip
  case half
  case full
}

/// A panel over another controller that is dragged between three heights.
public class FloatingPanelController: UIViewController {
  public weak var delegate: FloatingPanelDelegate?
  public private(set) var position: FloatingPanelPosition = .half
  public var contentViewController: UIViewController? {
    didSet { replaceContent(oldValue) }
  }

  let surfaceView = SurfaceView()
  private let backdropView = UIView()
  private var panGesture: UIPanGestureRecognizer!
  private var initialY: CGFloat = 0
  private var animator: UIViewPropertyAnimator?

  public override func loadView() {
    let view = PassThroughView()
    view.backgroundColor = .clear
    self.view = view
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    backdropView.backgroundColor = UIColor.black
    backdropView.alpha = 0
    backdropView.frame = view.bounds
    backdropView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdropView.isUserInteractionEnabled = false
    view.addSubview(backdropView)
    view.addSubview(surfaceView)
    panGesture = UIPanGestureRecognizer(target: self, action: #selector(handle(panGesture:)))
    panGesture.delegate = self
    surfaceView.addGestureRecognizer(panGesture)
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard animator == nil, !isDragging else { return }
    layoutSurface(at: y(for: position))
  }

  public func add(toParent parent: UIViewController, animated: Bool = false) {
    parent.addChild(self)
    view.frame = parent.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(view)
    didMove(toParent: parent)
    layoutSurface(at: y(for: position))
  }

  public func removeFromParent(animated: Bool) {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }

  public func move(
    to target: FloatingPanelPosition, animated: Bool, completion: (() -> Void)? = nil
  ) {
    position = target
    guard animated else {
      layoutSurface(at: y(for: target))
      completion?()
      return
    }
    animator?.stopAnimation(true)
    let timing = UISpringTimingParameters(
      dampingRatio: 0.9, initialVelocity: CGVector(dx: 0, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: timing)
    animator.addAnimations { [weak self] in
      guard let self = self else { return }
      self.layoutSurface(at: self.y(for: target))
    }
    animator.addCompletion { [weak self] _ in
      self?.animator = nil
      completion?()
    }
    animator.startAnimation()
    self.animator = animator
  }

  private var isDragging: Bool {
    panGesture.state == .began || panGesture.state == .changed
  }

  func y(for position: FloatingPanelPosition) -> CGFloat {
    switch position {
    case .tip: return view.bounds.height - 60
    case .half: return view.bounds.height / 2
    case .full: return 40 + view.safeAreaInsets.top
    }
  }

  private func layoutSurface(at y: CGFloat) {
    surfaceView.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: view.bounds.height)
    let full = self.y(for: .full), half = self.y(for: .half)
    backdropView.alpha = max(0, min(1, (half - y) / (half - full))) * 0.3
    delegate?.floatingPanelDidMove?(self)
  }

  private func replaceContent(_ old: UIViewController?) {
    old?.willMove(toParent: nil)
    old?.view.removeFromSuperview()
    old?.removeFromParent()
    guard let content = contentViewController else { return }
    addChild(content)
    surfaceView.add(content.view)
    content.didMove(toParent: self)
  }

  @objc func handle(panGesture: UIPanGestureRecognizer) {
    let translation = panGesture.translation(in: view)
    switch panGesture.state {
    case .began:
      initialY = surfaceView.frame.minY
      animator?.stopAnimation(true)
      animator = nil
    case .changed:
      layoutSurface(at: max(y(for: .full), initialY + translation.y))
    case .ended, .cancelled, .failed:
      let projected = surfaceView.frame.minY + panGesture.velocity(in: view).y * 0.2
      let targets: [FloatingPanelPosition] = [.full, .half, .tip]
      var target = targets.min { abs(y(for: $0) - projected) < abs(y(for: $1) - projected) }!
      if let shouldMove = delegate?.floatingPanel?(self, shouldMoveTo: target), !shouldMove {
        target = position
      }
      move(to: target, animated: true)
      delegate?.floatingPanelDidEndDragging?(self, at: target)
    default:
      break
    }
  }
}

extension FloatingPanelController: UIGestureRecognizerDelegate {
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    other.view is UIScrollView && other.isKind(of: UIPanGestureRecognizer.self)
  }
}

/// The round sheet of the panel, with a handle.
@IBDesignable
class SurfaceView: UIView {
  @IBInspectable var cornerRadius: CGFloat = 12 { didSet { setNeedsLayout() } }
  private let grabber = UIView()
  private let contentView = UIView()
  private let shadowLayer = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    render()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    render()
  }

  private func render() {
    shadowLayer.fillColor = UIColor.white.cgColor
    shadowLayer.shadowColor = UIColor.black.cgColor
    shadowLayer.shadowOpacity = 0.2
    shadowLayer.shadowRadius = 3
    layer.insertSublayer(shadowLayer, at: 0)
    contentView.clipsToBounds = true
    addSubview(contentView)
    grabber.backgroundColor = UIColor(white: 0.8, alpha: 1.0)
    grabber.layer.cornerRadius = 2.5
    addSubview(grabber)
  }

  func add(_ view: UIView) {
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(
      roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shadowLayer.frame = bounds
    shadowLayer.path = path.cgPath
    shadowLayer.shadowPath = path.cgPath
    CATransaction.commit()
    contentView.frame = bounds
    let mask = CAShapeLayer()
    mask.path = path.cgPath
    contentView.layer.mask = mask
    grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 6, width: 36, height: 5)
  }
}

private final class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == self ? nil : hit
  }
}

// swift-format-ignore-file
import UIKit

@objc public protocol ScrollingBarControllerDelegate: NSObjectProtocol {
  @objc optional func scrollingBarController(
    _ controller: ScrollingBarController, didChangeState state: ScrollingBarState)
}

@objc public enum ScrollingBarState: Int {
  case collapsed, expanded, scrolling
}

/// A navigation controller whose bar moves out of the view while a scroll view scrolls.
open class ScrollingBarController: UINavigationController, UIGestureRecognizerDelegate {
  open weak var scrollingDelegate: ScrollingBarControllerDelegate?
  open fileprivate(set) var state: ScrollingBarState = .expanded {
    willSet {
      if state != newValue {
        scrollingDelegate?.scrollingBarController?(self, didChangeState: newValue)
      }
    }
  }
  open private(set) var gestureRecognizer: UIPanGestureRecognizer?
  weak var scrollableView: UIView?
  var lastContentOffset = CGFloat(0.0)
  var delayDistance: CGFloat = 0

  open func followScrollView(_ scrollableView: UIView, delay: Double = 0) {
    guard self.scrollableView == nil else { return }
    self.scrollableView = scrollableView
    let recognizer = UIPanGestureRecognizer(
      target: self, action: #selector(ScrollingBarController.handlePan(_:)))
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.cancelsTouchesInView = false
    scrollableView.addGestureRecognizer(recognizer)
    gestureRecognizer = recognizer
    delayDistance = CGFloat(delay)
    NotificationCenter.default.addObserver(
      self, selector: #selector(willResignActive(_:)),
      name: UIApplication.willResignActiveNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow(notification:)),
      name: UIResponder.keyboardWillShowNotification,
      object: nil)
  }

  open func stopFollowingScrollView() {
    showNavbar(animated: true)
    if let gesture = gestureRecognizer { scrollableView?.removeGestureRecognizer(gesture) }
    scrollableView = nil
    gestureRecognizer = nil
    scrollingDelegate = nil
    let center = NotificationCenter.default
    center.removeObserver(self, name: UIApplication.willResignActiveNotification, object: nil)
    center.removeObserver(self, name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  open func hideNavbar(animated: Bool = true, duration: TimeInterval = 0.1) {
    guard state == .expanded else { return }
    state = .scrolling
    UIView.animate(
      withDuration: animated ? duration : 0.0,
      animations: { () -> Void in
        self.setOffset(-self.navigationBar.frame.height)
      }
    ) { _ in
      self.state = .collapsed
    }
  }

  open func showNavbar(animated: Bool = true, duration: TimeInterval = 0.1) {
    guard state == .collapsed else { return }
    state = .scrolling
    UIView.animate(
      withDuration: animated ? duration : 0.0,
      animations: {
        self.setOffset(0)
      },
      completion: { _ in
        self.state = .expanded
      })
  }

  private func setOffset(_ y: CGFloat) {
    navigationBar.transform = CGAffineTransform(translationX: 0, y: y)
    let fraction = 1 + y / max(1, navigationBar.bounds.height)
    navigationBar.topItem?.titleView?.alpha = fraction
    navigationBar.alpha = max(0.01, fraction)
  }

  @objc func handlePan(_ gesture: UIPanGestureRecognizer) {
    guard gesture.state != .failed, let superview = scrollableView?.superview else { return }
    let translation = gesture.translation(in: superview)
    let delta = lastContentOffset - translation.y
    lastContentOffset = translation.y
    if delta > delayDistance { hideNavbar() } else if delta < -delayDistance { showNavbar() }
    if gesture.state == .ended || gesture.state == .cancelled { lastContentOffset = 0 }
  }

  @objc func willResignActive(_ notification: Notification) {
    showNavbar(animated: false)
  }

  @objc func keyboardWillShow(notification: NSNotification) {
    if let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue) {
      _ = frame
    }
    showNavbar()
  }
}

extension ScrollingBarController {
  open override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    showNavbar(animated: false)
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}

// swift-format-ignore-file
import Foundation
import ObjectiveC
import UIKit

/// Short messages over a view, one after another.
public extension UIView {
  private struct ToastKeys {
    static var timer: UInt8 = 0
    static var queue: UInt8 = 0
    static var active: UInt8 = 0
  }

  private class ToastQueue {
    var waiting: [UIView] = []
  }

  private var toastQueue: ToastQueue {
    if let queue = objc_getAssociatedObject(self, &ToastKeys.queue) as? ToastQueue {
      return queue
    }
    let queue = ToastQueue()
    objc_setAssociatedObject(self, &ToastKeys.queue, queue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return queue
  }

  var activeToast: UIView? {
    objc_getAssociatedObject(self, &ToastKeys.active) as? UIView
  }

  func makeToast(
    _ message: String?, title: String? = nil, image: UIImage? = nil,
    style: ToastStyle = ToastManager.shared.style
  ) {
    guard let toast = toastView(message: message, title: title, image: image, style: style) else {
      return
    }
    if activeToast != nil, ToastManager.shared.isQueueEnabled {
      toastQueue.waiting.append(toast)
    } else {
      showToast(toast)
    }
  }

  func hideToast() {
    guard let toast = activeToast else { return }
    hideToast(toast)
  }

  private func showToast(_ toast: UIView) {
    toast.center = CGPoint(x: bounds.midX, y: bounds.maxY - toast.bounds.height / 2 - 20)
    toast.alpha = 0.0
    let recognizer = UITapGestureRecognizer(
      target: self, action: #selector(UIView.handleToastTapped(_:)))
    toast.addGestureRecognizer(recognizer)
    toast.isExclusiveTouch = true
    objc_setAssociatedObject(self, &ToastKeys.active, toast, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    addSubview(toast)
    UIView.animate(
      withDuration: 0.2, delay: 0.0, options: [.curveEaseOut, .allowUserInteraction],
      animations: {
        toast.alpha = 1.0
      }
    ) { _ in
      self.perform(
        #selector(UIView.toastTimerDidFinish(_:)), with: toast,
        afterDelay: ToastManager.shared.duration)
    }
  }

  private func hideToast(_ toast: UIView) {
    NSObject.cancelPreviousPerformRequests(withTarget: self)
    UIView.animate(
      withDuration: 0.2, delay: 0.0, options: [.curveEaseIn, .beginFromCurrentState],
      animations: {
        toast.alpha = 0.0
      }
    ) { _ in
      toast.removeFromSuperview()
      objc_setAssociatedObject(self, &ToastKeys.active, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      if !self.toastQueue.waiting.isEmpty {
        self.showToast(self.toastQueue.waiting.removeFirst())
      }
    }
  }

  @objc
  private func handleToastTapped(_ recognizer: UITapGestureRecognizer) {
    guard let toast = recognizer.view else { return }
    hideToast(toast)
  }

  @objc
  private func toastTimerDidFinish(_ toast: UIView) {
    hideToast(toast)
  }

  private func toastView(message: String?, title: String?, image: UIImage?, style: ToastStyle)
    -> UIView?
  {
    guard message != nil || title != nil || image != nil else { return nil }
    let wrapper = UIView()
    wrapper.backgroundColor = style.backgroundColor
    wrapper.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    wrapper.layer.cornerRadius = style.cornerRadius
    wrapper.layer.shadowColor = UIColor.black.cgColor
    wrapper.layer.shadowOpacity = style.shadowOpacity
    wrapper.layer.shadowOffset = CGSize(width: 4.0, height: 4.0)
    let label = UILabel()
    label.numberOfLines = 0
    label.textColor = style.messageColor
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    let text = NSMutableAttributedString()
    if let title = title {
      text.append(
        NSAttributedString(
          string: title + (message == nil ? "" : "\n"), attributes: [.font: style.titleFont]))
    }
    if let message = message {
      text.append(
        NSAttributedString(
          string: message, attributes: [NSAttributedString.Key.font: style.messageFont]))
    }
    label.attributedText = text
    let maximum = CGSize(width: bounds.width * style.maxWidthPercentage, height: bounds.height)
    let size = label.sizeThatFits(maximum)
    label.frame = CGRect(
      x: style.padding, y: style.padding, width: min(size.width, maximum.width), height: size.height
    )
    wrapper.addSubview(label)
    wrapper.frame = CGRect(
      x: 0.0, y: 0.0, width: label.frame.width + 2 * style.padding,
      height: label.frame.height + 2 * style.padding)
    return wrapper
  }
}

public struct ToastStyle {
  public init() {}
  public var backgroundColor: UIColor = UIColor.black.withAlphaComponent(0.8)
  public var messageColor: UIColor = .white
  public var maxWidthPercentage: CGFloat = 0.8 {
    didSet { maxWidthPercentage = max(min(maxWidthPercentage, 1.0), 0.0) }
  }
  public var padding: CGFloat = 10.0
  public var cornerRadius: CGFloat = 10.0
  public var titleFont: UIFont = .boldSystemFont(ofSize: 16.0)
  public var messageFont: UIFont = .systemFont(ofSize: 16.0)
  public var shadowOpacity: Float = 0.8
}

public class ToastManager {
  public static let shared = ToastManager()
  public var style = ToastStyle()
  public var isQueueEnabled = true
  public var duration: TimeInterval = 3.0
}

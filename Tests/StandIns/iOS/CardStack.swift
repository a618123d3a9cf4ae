// swift-format-ignore-file
import UIKit

public enum SwipeDirection {
  case left, right
}

public protocol CardStackDataSource: AnyObject {
  func numberOfCards(in stack: CardStackView) -> Int
  func cardStack(_ stack: CardStackView, cardAt index: Int) -> UIView
}

@objc public protocol CardStackDelegate: AnyObject {
  @objc optional func cardStack(_ stack: CardStackView, didSwipeCardAt index: Int, toRight: Bool)
  @objc optional func cardStackDidRunOut(_ stack: CardStackView)
  @objc optional var allowsSwiping: Bool { get }
}

/// Cards on a pile; the upper one is thrown away with a finger.
public class CardStackView: UIView, UIGestureRecognizerDelegate {
  public weak var dataSource: CardStackDataSource? {
    didSet { reloadData() }
  }
  public weak var delegate: CardStackDelegate?
  public private(set) var currentCardIndex = 0

  private var cards: [UIView] = []
  private let visibleCount = 3
  private var startCenter = CGPoint.zero
  private let feedback = UIImpactFeedbackGenerator(style: .light)
  private var displayLink: CADisplayLink?
  private(set) var ticks = 0

  public func reloadData() {
    cards.forEach { $0.removeFromSuperview() }
    cards.removeAll()
    currentCardIndex = 0
    let count = dataSource?.numberOfCards(in: self) ?? 0
    for i in 0..<min(visibleCount, count) { insertCard(at: i) }
    setNeedsLayout()
  }

  private func insertCard(at index: Int) {
    guard let source = dataSource, index < source.numberOfCards(in: self) else { return }
    let card = source.cardStack(self, cardAt: index)
    card.layer.cornerRadius = 10
    card.layer.cornerCurve = .continuous
    card.layer.shouldRasterize = true
    card.layer.rasterizationScale = UIScreen.main.scale
    let pan = UIPanGestureRecognizer(target: self, action: #selector(CardStackView.panned(_:)))
    pan.delegate = self
    card.addGestureRecognizer(pan)
    insertSubview(card, at: 0)
    cards.append(card)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    for (i, card) in cards.enumerated() {
      card.transform = .identity
      card.frame = CGRect(
        x: i * 4, y: i * 8, width: Int(bounds.width) - i * 8, height: Int(bounds.height) - 24)
      card.isUserInteractionEnabled = i == 0
    }
  }

  public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    delegate?.allowsSwiping ?? true
  }

  @objc private func panned(_ gesture: UIPanGestureRecognizer) {
    guard let card = gesture.view else { return }
    let translation = gesture.translation(in: self)
    switch gesture.state {
    case .began:
      startCenter = card.center
      feedback.prepare()
      displayLink = CADisplayLink(target: self, selector: #selector(tick))
      displayLink?.add(to: .main, forMode: .common)
    case .changed:
      card.center = CGPoint(x: startCenter.x + translation.x, y: startCenter.y + translation.y)
      card.transform = CGAffineTransform(rotationAngle: translation.x / bounds.width * .pi / 10)
    case .ended:
      stopTicking()
      if abs(translation.x) > bounds.width / 3 {
        throwAway(card, to: translation.x > 0 ? .right : .left)
      } else {
        restore(card)
      }
    case .cancelled, .failed:
      stopTicking()
      restore(card)
    default: break
    }
  }

  @objc private func tick(_ link: CADisplayLink) {
    ticks += 1
  }

  private func stopTicking() {
    displayLink?.invalidate()
    displayLink = nil
  }

  private func restore(_ card: UIView) {
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: [],
      animations: {
        card.center = self.startCenter
        card.transform = CGAffineTransform.identity
      }, completion: nil)
  }

  private func throwAway(_ card: UIView, to direction: SwipeDirection) {
    feedback.impactOccurred()
    let index = currentCardIndex
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      guard let self = self else { return }
      card.removeFromSuperview()
      self.delegate?.cardStack?(self, didSwipeCardAt: index, toRight: direction == .right)
      if self.cards.isEmpty { self.delegate?.cardStackDidRunOut?(self) }
    }
    UIView.animate(withDuration: 0.3) {
      card.center.x += direction == .right ? self.bounds.width * 1.5 : -self.bounds.width * 1.5
      card.alpha = 0
    }
    CATransaction.commit()
    cards.removeFirst()
    currentCardIndex += 1
    insertCard(at: currentCardIndex + visibleCount - 1)
    setNeedsLayout()
  }
}

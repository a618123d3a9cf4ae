import Atrium
import Foundation

/// The kind of a layer's transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The old content fades out.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves in over the old content.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old content out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves out.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which the new content enters in a layer's transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a side from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content enters from the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The new content enters from the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The new content enters from the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The new content enters from the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition from a layer's old content to the content that the program sets after it has added the transition.
@MainActor
open class CATransition: CAAnimation {
  /// The kind of the transition.
  open var type = CATransitionType.fade
  /// The side from which the new content enters; nil for the left.
  open var subtype: CATransitionSubtype?
  /// The fraction of the transition at which it begins, from 0 to 1.
  open var startProgress: Float = 0
  /// The fraction of the transition at which it ends, from 0 to 1; the new content is then displayed.
  open var endProgress: Float = 1

  /// Runs the transition with a snapshot of the old content in front of or behind the view.
  func run(in layer: CALayer) {
    let view = layer.styled
    guard let superview = view.superview, view.window != nil,
      let old = view.snapshotView(afterScreenUpdates: false)
    else {
      delegate?.animationDidStart(self)
      delegate?.animationDidStop(self, finished: true)
      return
    }
    old.center = view.center
    old.transform3D = view.transform3D
    let isAbove = type != .moveIn
    if isAbove {
      superview.insertSubview(old, aboveSubview: view)
    } else {
      superview.insertSubview(old, belowSubview: view)
    }
    let offset = self.offset(in: view.bounds.size)
    let middle = view.center
    show(old, view, at: Double(startProgress), middle, offset)
    delegate?.animationDidStart(self)
    let curve = timingFunction?.curve ?? .easeInOut
    View.animate(withDuration: runLength, curve: curve) {
      show(old, view, at: Double(endProgress), middle, offset)
    } completion: { finished in
      old.removeFromSuperview()
      view.center = middle
      self.delegate?.animationDidStop(self, finished: finished)
    }
  }

  /// Sets the position and the opacity of the old content, and the position of the view, for a progress.
  private func show(
    _ old: View, _ view: View, at progress: Double, _ middle: Point, _ offset: Point
  ) {
    if type == .fade { old.alpha = 1 - progress }
    if type == .push || type == .reveal { old.center = middle + offset * progress }
    if type == .push || type == .moveIn { view.center = middle - offset * (1 - progress) }
  }

  /// Returns the displacement of the old content at the end of the transition.
  private func offset(in size: Size) -> Point {
    switch subtype {
    case .fromRight: Point(x: -size.width, y: 0)
    case .fromTop: Point(x: 0, y: size.height)
    case .fromBottom: Point(x: 0, y: -size.height)
    default: Point(x: size.width, y: 0)
    }
  }
}

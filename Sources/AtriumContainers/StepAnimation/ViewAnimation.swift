internal import Logging
public import AtriumGeometry

/// A change of a view's frame and opacity, relative to the current values (CK-A14).
///
/// The subviews are laid out for every display frame of the animation. In a transition use ``LayerAnimation``,
/// which transforms the view without a new layout.
public struct ViewAnimation: Hashable, Sendable {
  /// The factors by which the frame is scaled about its centre; 1 for no change.
  public var scale: Size
  /// The translation of the frame, in points.
  public var translation: Vector
  /// The change of the opacity, limited to −1 … 1.
  public var alpha: Double { didSet { alpha = min(max(alpha, -1), 1) } }

  /// Makes a change.
  public init(
    scale: Size = Size(width: 1, height: 1), translation: Vector = .zero, alpha: Double = 0
  ) {
    (self.scale, self.translation) = (scale, translation)
    self.alpha = min(max(alpha, -1), 1)
  }

  /// Makes the change from one rectangle to another (CK-A14).
  ///
  /// The result is nil, with an error in the log, if a side of the first rectangle is not a positive, finite number and
  /// the same side of the second rectangle is different.
  public init?(from old: Rect, to new: Rect) {
    func factor(_ old: Double, _ new: Double) -> Double? {
      old == new ? 1 : old > 0 && old.isFinite ? new / old : nil
    }
    guard let width = factor(old.width, new.width), let height = factor(old.height, new.height)
    else {
      AnimationStep.logger.error("No scale maps \(old) to \(new); give a rectangle with a size.")
      return nil
    }
    self.init(
      scale: Size(width: width, height: height),
      translation: Vector(dx: new.midX - old.midX, dy: new.midY - old.midY))
  }

  /// The change that undoes this change (CK-A13).
  public var inverted: ViewAnimation {
    ViewAnimation(
      scale: Size(
        width: scale.width == 0 ? 1 : 1 / scale.width,
        height: scale.height == 0 ? 1 : 1 / scale.height),
      translation: Vector(dx: -translation.dx, dy: -translation.dy), alpha: -alpha)
  }
}

import AtriumGeometry

/// The orientation of an interface.
///
/// The raw values are UIKit's.
public enum InterfaceOrientation: Int, Sendable {
  /// Taller than wide, or square.
  case portrait = 1
  /// Taller than wide, upside down.
  case portraitUpsideDown = 2
  /// Wider than tall, rotated clockwise.
  case landscapeRight = 3
  /// Wider than tall, rotated counter-clockwise.
  case landscapeLeft = 4

  /// Whether the orientation is one of the two landscape orientations.
  public var isLandscape: Bool { self == .landscapeRight || self == .landscapeLeft }

  /// Whether the orientation is one of the two portrait orientations.
  public var isPortrait: Bool { !isLandscape }

  /// The name of the orientation in logs.
  public var name: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeRight: "landscapeRight"
    case .landscapeLeft: "landscapeLeft"
    }
  }

  /// Returns the orientation for an area (DC-31, DC-40).
  ///
  /// An area is portrait if it is at least as tall as wide, and otherwise landscape. The result is the first allowed
  /// orientation of that kind, or the current orientation if none is allowed.
  static func forArea(
    _ size: Size, allowed: InterfaceOrientationMask, current: InterfaceOrientation
  ) -> InterfaceOrientation {
    let candidates: [InterfaceOrientation] =
      size.height >= size.width
      ? [.portrait, .portraitUpsideDown] : [.landscapeRight, .landscapeLeft]
    return candidates.first { allowed.contains(InterfaceOrientationMask($0)) } ?? current
  }

  /// Returns the clockwise rotation of the drawn interface to another orientation, in radians (CK-R9, DC-32).
  func angle(to other: InterfaceOrientation) -> Double { quarterTurn(to: other).angle }

  /// Returns the clockwise rotation of the drawn interface to another orientation, in quarter turns.
  func quarterTurn(to other: InterfaceOrientation) -> QuarterTurn {
    other.fromPortrait.minus(fromPortrait)
  }

  private var fromPortrait: QuarterTurn {
    switch self {
    case .portrait: .none
    case .landscapeRight: .right
    case .portraitUpsideDown: .half
    case .landscapeLeft: .left
    }
  }
}

/// A set of orientations.
///
/// The raw values are UIKit's.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Makes a set with one orientation.
  public init(_ orientation: InterfaceOrientation) {
    self.init(rawValue: 1 << orientation.rawValue)
  }

  /// Portrait.
  public static let portrait = InterfaceOrientationMask(.portrait)
  /// Portrait, upside down.
  public static let portraitUpsideDown = InterfaceOrientationMask(.portraitUpsideDown)
  /// Landscape, rotated clockwise.
  public static let landscapeRight = InterfaceOrientationMask(.landscapeRight)
  /// Landscape, rotated counter-clockwise.
  public static let landscapeLeft = InterfaceOrientationMask(.landscapeLeft)
  /// Both landscape orientations.
  public static let landscape: InterfaceOrientationMask = [.landscapeRight, .landscapeLeft]
  /// All orientations except upside-down portrait.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
  /// All four orientations.
  public static let all: InterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}

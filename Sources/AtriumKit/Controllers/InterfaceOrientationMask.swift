/// A set of orientations.
///
/// The raw values are UIKit's.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Makes the set of one orientation.
  public init(_ orientation: InterfaceOrientation) {
    self.init(rawValue: 1 << orientation.rawValue)
  }

  /// Portrait.
  public static let portrait = InterfaceOrientationMask(.portrait)
  /// Portrait, upside down.
  public static let portraitUpsideDown = InterfaceOrientationMask(.portraitUpsideDown)
  /// Landscape, turned clockwise.
  public static let landscapeRight = InterfaceOrientationMask(.landscapeRight)
  /// Landscape, turned counter-clockwise.
  public static let landscapeLeft = InterfaceOrientationMask(.landscapeLeft)
  /// Both landscapes.
  public static let landscape: InterfaceOrientationMask = [.landscapeRight, .landscapeLeft]
  /// All but upside down.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
  /// All four.
  public static let all: InterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}

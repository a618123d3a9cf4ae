/// The ways in which an input method shows its composition, the best first (TX-63).
package enum InputMethodStyle: UInt, CaseIterable, Sendable {
  /// The view shows the composition: `XIMPreeditCallbacks | XIMStatusNothing`.
  case onTheSpot = 0x0402
  /// The input method shows the composition at the caret: `XIMPreeditPosition | XIMStatusNothing`.
  case overTheSpot = 0x0404
  /// The input method shows the composition in its own window: `XIMPreeditNothing | XIMStatusNothing`.
  case root = 0x0408
  /// The input method does not show the composition: `XIMPreeditNone | XIMStatusNone`.
  case none = 0x0810

  /// Returns the styles to try, the best style first.
  ///
  /// - Parameter supported: The styles of the input method.
  /// - Returns: The supported styles that this type declares.
  package static func choices(from supported: [UInt]) -> [InputMethodStyle] {
    allCases.filter { supported.contains($0.rawValue) }
  }
}

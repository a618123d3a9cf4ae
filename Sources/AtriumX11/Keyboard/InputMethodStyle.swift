/// How an input method shows its composition, best first (TX-63).
package enum InputMethodStyle: UInt, CaseIterable, Sendable {
  /// The view shows the composition: `XIMPreeditCallbacks | XIMStatusNothing`.
  case onTheSpot = 0x0402
  /// The input method shows it at the caret: `XIMPreeditPosition | XIMStatusNothing`.
  case overTheSpot = 0x0404
  /// The input method shows it in its own window: `XIMPreeditNothing | XIMStatusNothing`.
  case root = 0x0408
  /// The input method shows nothing: `XIMPreeditNone | XIMStatusNone`.
  case none = 0x0810

  /// Returns the styles to try, best first.
  ///
  /// - Parameter supported: The styles of the input method.
  /// - Returns: The supported styles that this program knows.
  package static func choices(from supported: [UInt]) -> [InputMethodStyle] {
    allCases.filter { supported.contains($0.rawValue) }
  }
}

import AtriumControls
import AtriumKit

/// The supported orientations of the three children of *Rotation*, which the user can change.
@MainActor
final class RotationMasks {
  /// The names of the children.
  static let names = ["A", "B", "C"]
  /// The orientations in the order of their switches, with their short and full names in English.
  static let orientations: [(orientation: InterfaceOrientation, short: String, name: String)] = [
    (.portrait, "Portrait", "portrait"), (.portraitUpsideDown, "Upside", "upside down"),
    (.landscapeRight, "Right", "landscape right"), (.landscapeLeft, "Left", "landscape left"),
  ]

  /// The mask of each child: initially portrait only, landscape only, and all.
  var masks: [InterfaceOrientationMask] = [.portrait, .landscape, .all]
}

extension InterfaceOrientationMask {
  /// The orientations in words, such as *portrait and landscape left*.
  @MainActor
  var words: String {
    if self == .all { return String(localized: "every orientation") }
    let names = RotationMasks.orientations.compactMap { entry in
      contains(InterfaceOrientationMask(entry.orientation))
        ? String(localized: entry.name) : nil
    }
    guard let last = names.last else { return String(localized: "no orientation") }
    return names.count == 1
      ? last : String(localized: "%@ and %@", names.dropLast().joined(separator: ", "), last)
  }
}

extension InterfaceOrientation {
  /// The orientation in words, such as *landscape left*.
  @MainActor
  var words: String {
    RotationMasks.orientations.first { $0.orientation == self }
      .map { String(localized: $0.name) } ?? name
  }
}

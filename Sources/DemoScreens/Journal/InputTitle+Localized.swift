import AtriumControls
import AtriumHarness

extension InputTitle {
  /// The heading in the current language: `Click: Shapes`, `Key: F7`.
  @MainActor
  var localizedHeading: String {
    if let key { return String(localized: "Key: %@", String(localizedKeys: key)) }
    let words = action.split(separator: " ")
    if words.count == 5, action.hasPrefix("resize to ") {
      return String(localized: "Resize to %@ × %@", String(words[2]), String(words[4]))
    }
    let name = String(localized: action.prefix(1).uppercased() + action.dropFirst())
    return target.map { "\(name): \($0)" } ?? name
  }
}

import AtriumControls
package import AtriumHarness
import AtriumKit

extension LifecycleEvent.Step {
  /// The name in the current language.
  var title: String {
    switch self {
    case .outside: String(localized: "outside")
    case .events: String(localized: "events")
    case .animation: String(localized: "animation")
    case .layout: String(localized: "layout")
    case .paint: String(localized: "paint")
    case .commit: String(localized: "commit")
    }
  }
}

extension UserInterfaceSizeClass {
  /// The name in the current language.
  var title: String {
    switch self {
    case .compact: String(localized: "compact")
    case .regular: String(localized: "regular")
    case .unspecified: String(localized: "unspecified")
    }
  }
}

extension InspectedNode.Edge {
  /// The name in the current language.
  var title: String {
    switch self {
    case .root: String(localized: "root")
    case .child: String(localized: "child")
    case .presented: String(localized: "presented")
    case .member: String(localized: "member")
    case .foreign: String(localized: "foreign")
    }
  }
}

extension InputTitle {
  /// The heading in the current language, such as `Click: Shapes` or `Key: F7`.
  package var localizedHeading: String {
    if let key { return String(localized: "Key: %@", String(localizedKeys: key)) }
    let words = action.split(separator: " ")
    if words.count == 5, action.hasPrefix("resize to ") {
      return String(localized: "Resize to %@ × %@", String(words[2]), String(words[4]))
    }
    let name = String(localized: action.prefix(1).uppercased() + action.dropFirst())
    return target.map { "\(name): \($0)" } ?? name
  }

  /// The title inside a sentence in English, and the heading in other languages.
  var localizedPhrase: String {
    LocalizedStrings.current.language == "en" ? phrase : localizedHeading
  }
}

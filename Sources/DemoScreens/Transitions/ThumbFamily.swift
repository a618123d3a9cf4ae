import AtriumContainers

/// A family of the catalogue: transitions that differ in their side or corner.
@MainActor
struct ThumbFamily {
  let title: String
  let transitions: [StepTransition]
  /// The common beginnings of the members' names, as words, which their short names leave out.
  private let prefixes: [String]

  /// The families, which contain each transition of the catalogue once.
  static let all: [ThumbFamily] = [
    ThumbFamily("In place", ["None", "Fade", "Cross", "Emerge"], leavingOut: []),
    ThumbFamily("Cover", ["CoverFrom"], not: "PushToBack", leavingOut: ["Cover "]),
    ThumbFamily(
      "Cover, and push to back", ["CoverFrom"], only: "PushToBack", leavingOut: ["Cover "]),
    ThumbFamily("Push", ["PushFrom"], not: "FadeIn", leavingOut: ["Push "]),
    ThumbFamily("Push, then fade in", ["PushFrom"], only: "FadeIn", leavingOut: ["Push "]),
    ThumbFamily("Push to back", ["PushToBack"], leavingOut: ["Push to back "]),
    ThumbFamily("Flow", ["Flow"], leavingOut: ["Flow "]),
    ThumbFamily("Flip", ["Flip"], leavingOut: ["Flip "]),
    ThumbFamily(
      "Rotate", ["Rotate"], leavingOut: ["Rotate horizontally ", "Rotate vertically "]),
  ]

  /// Collects a family from the catalogue.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - starts: The beginnings of the names.
  ///   - other: The end of names that belong to another family; nil if none does.
  ///   - end: The end that all names have; nil for any.
  ///   - prefixes: The words that short names leave out.
  private init(
    _ title: String, _ starts: [String], not other: String? = nil, only end: String? = nil,
    leavingOut prefixes: [String]
  ) {
    (self.title, self.prefixes) = (title, prefixes)
    transitions = StepTransition.catalogue.filter { transition in
      let name = transition.name
      return starts.contains(where: name.hasPrefix) && other.map(name.hasSuffix) != true
        && end.map(name.hasSuffix) != false
    }
  }

  /// The name of a member below its thumbnail, such as *From top left*.
  func shortName(of transition: StepTransition) -> String {
    let name = transition.title
    guard let prefix = prefixes.first(where: name.hasPrefix) else { return name }
    var rest = String(name.dropFirst(prefix.count))
    for ending in [" push to back", " fade in"] where rest.hasSuffix(ending) {
      rest.removeLast(ending.count)
    }
    // The soft hyphen lets the longest word continue in the next line of a narrow thumbnail.
    rest.replace("counterclockwise", with: "counter\u{AD}clockwise")
    return rest.prefix(1).uppercased() + rest.dropFirst()
  }
}

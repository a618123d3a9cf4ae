import AtriumContainers

/// Transitions of the catalogue that differ only in their direction.
struct TransitionFamily {
  let title: String
  let transitions: [StepTransition]

  /// The families of all 48 transitions, in the order of the catalogue.
  @MainActor
  static let all: [TransitionFamily] = {
    var titles: [String] = []
    var lists: [String: [StepTransition]] = [:]
    for transition in StepTransition.catalogue {
      let title = title(of: transition.name)
      if lists[title] == nil { titles.append(title) }
      lists[title, default: []].append(transition)
    }
    return titles.map { TransitionFamily(title: $0, transitions: lists[$0] ?? []) }
  }()

  private static func title(of name: String) -> String {
    let stepsBack = name.hasSuffix("PushToBack")
    if name.hasPrefix("Cover") { return stepsBack ? "Cover, push to back" : "Cover" }
    if name.hasPrefix("Fade") || name == "CrossDissolve" { return "Fade" }
    if name.hasPrefix("PushToBack") { return "Push to back" }
    if name.hasPrefix("Push") {
      return name.hasSuffix("FadeIn") ? "Push aside, fade in" : "Push aside"
    }
    return ["Flow", "Emerge", "Flip", "Rotate"].first { name.hasPrefix($0) } ?? name
  }
}

extension StepTransition {
  /// The name in words, such as *Cover from bottom*.
  var title: String {
    var words: [String] = []
    for letter in name {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += words.count == 1 ? String(letter) : letter.lowercased()
    }
    return words.joined(separator: " ")
  }
}

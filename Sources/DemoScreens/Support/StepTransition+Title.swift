import AtriumControls
import AtriumContainers

extension StepTransition {
  /// The name of the transition in words, such as *Cover from bottom*.
  var title: String { String(localized: englishTitle) }

  private var englishTitle: String {
    var words: [String] = []
    for letter in name {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += words.count == 1 ? String(letter) : letter.lowercased()
    }
    return words.joined(separator: " ")
  }
}

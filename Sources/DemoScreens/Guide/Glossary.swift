import AtriumControls

/// The terms of containment, each with one line that explains it.
package struct Glossary {
  /// A term and its explanation.
  package struct Entry: Equatable {
    package let term: String
    package let line: String
    /// Prefixes in lower case; a sentence uses the term if it has a word that begins with such a prefix.
    let words: [String]

    init(_ term: String, _ words: [String], _ line: String) {
      (self.term, self.words, self.line) = (term, words, line)
    }
  }

  /// All terms.
  package static var all: [Entry] {
    [
      Entry(
        String(localized: "Container"), ["container"],
        String(
          localized: "A controller that owns other controllers and shows their views in its own.")),
      Entry(
        String(localized: "Child|containment"), ["child", "kind", "kinder"],
        String(localized: "A controller that a container owns: addChild makes it one.")),
      Entry(
        String(localized: "Parent|containment"), ["parent", "elter"],
        String(localized: "The container of a child. A presented controller has none.")),
      Entry(
        String(localized: "Appearing"), ["appear", "erschein"],
        String(
          localized:
            "viewWillAppear comes before the view is in the window, viewDidAppear after the motion."
        )),
      Entry(
        String(localized: "Presenting"), ["present", "präsent"],
        String(localized: "Showing a controller over another one, which stays its presenter.")),
      Entry(
        String(localized: "Forwarding"), ["forward", "leitet"],
        String(localized: "A container passes its own appearance on to its children.")),
      Entry(
        String(localized: "Order|containment"), ["viewwillappear", "viewwilldisappear"],
        String(
          localized:
            "Parent first, then its children: each call of appearing and disappearing comes in this order."
        )),
      Entry(
        String(localized: "Animated|containment"), ["didmove"],
        String(
          localized:
            "didMove comes after the animation; without animation at once, even before viewIsAppearing."
        )),
      Entry(
        String(localized: "Transition|containment"), ["transition", "übergang", "übergänge"],
        String(localized: "The change from one child to another, animated or not.")),
      Entry(
        String(localized: "Stack|containment"), ["stack", "stapel"],
        String(localized: "Children of which the last one is on screen and the others are covered.")
      ),
      Entry(
        String(localized: "Rotation|containment"), ["rotat", "turn", "dreh"],
        String(localized: "A resize that makes a wide window tall, or a tall window wide.")),
    ]
  }

  /// Returns the terms that the given sentences use, in the order of ``all``.
  package static func entries(in sentences: [String]) -> [Entry] {
    let words = sentences.flatMap { $0.lowercased().split { !$0.isLetter } }
    return all.filter { entry in
      entry.words.contains { beginning in words.contains { $0.hasPrefix(beginning) } }
    }
  }
}

package import AtriumKit

/// The text that an input method composes, built from the changes that the input method sends (TX-64).
///
/// Positions count characters of the protocol, which are Unicode scalars.
package struct Preedit: Sendable {
  /// The emphasis of characters, with the bits of XIM.
  package struct Feedback: OptionSet, Sendable {
    package let rawValue: UInt

    package init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The foreground and background colours are exchanged.
    package static let reverse = Feedback(rawValue: 1 << 0)
    /// The characters are underlined.
    package static let underline = Feedback(rawValue: 1 << 1)
    /// The characters are highlighted.
    package static let highlight = Feedback(rawValue: 1 << 2)
    /// The style that input methods usually give to the part that is being converted.
    package static let primary = Feedback(rawValue: 1 << 5)

    var style: MarkedText.Style {
      var style: MarkedText.Style = []
      if contains(.underline) { style.insert(.underlined) }
      if !isDisjoint(with: [.reverse, .highlight, .primary]) { style.insert(.selected) }
      return style
    }
  }

  /// A movement of the caret.
  package enum CaretMove: Sendable {
    case forward
    case backward
    case start
    case end
    case to(Int)
    case none
  }

  /// The maximum number of characters, far more than any input method composes.
  package static let longest = 4096

  private var scalars: [Unicode.Scalar] = []
  private var feedback: [Feedback] = []
  /// The caret's position, in characters.
  package private(set) var caret = 0
  private var showsCaret = true

  /// Makes an empty composition.
  package init() {}

  /// The text for a view; nil if there is no text.
  package var markedText: MarkedText? {
    guard !scalars.isEmpty else { return nil }
    var string = String.UnicodeScalarView()
    var offsets = [0]
    for scalar in scalars {
      string.append(scalar)
      offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar))
    }
    var spans: [MarkedText.Span] = []
    var start = 0
    while start < feedback.count {
      let style = feedback[start].style
      let end = feedback[start...].firstIndex { $0.style != style } ?? feedback.count
      if !style.isEmpty { spans.append(.init(offsets[start]..<offsets[end], style)) }
      start = end
    }
    return MarkedText(
      String(string), caret: showsCaret ? offsets[caret] : nil, spans: spans)
  }

  /// Replaces a part of the text.
  ///
  /// A change beyond the ends of the text ends the composition, since such a change shows that this copy of
  /// the input method's text is wrong.
  ///
  /// - Parameters:
  ///   - first: The position of the change.
  ///   - length: The number of characters that are replaced.
  ///   - text: The new characters; nil changes only the emphasis.
  ///   - new: The emphasis of the new characters; characters without emphasis are underlined.
  ///   - caret: The new position of the caret.
  package mutating func draw(
    first: Int, length: Int, text: String?, feedback new: [Feedback], caret: Int
  ) {
    guard first >= 0, length >= 0, first <= scalars.count, length <= scalars.count - first else {
      self = Preedit()
      return
    }
    let range = first..<first + length
    if let text {
      let added = Array(text.unicodeScalars)
      guard scalars.count - length + added.count <= Self.longest else {
        self = Preedit()
        return
      }
      scalars.replaceSubrange(range, with: added)
      feedback.replaceSubrange(
        range, with: added.indices.map { new.indices.contains($0) ? new[$0] : .underline })
    } else {
      for (index, feedback) in zip(range, new) { self.feedback[index] = feedback }
    }
    self.caret = limited(caret)
  }

  /// Moves the caret, or hides it.
  package mutating func moveCaret(_ move: CaretMove, isVisible: Bool) {
    switch move {
    case .forward: caret = limited(caret + 1)
    case .backward: caret = limited(caret - 1)
    case .start: caret = 0
    case .end: caret = scalars.count
    case .to(let position): caret = limited(position)
    case .none: break
    }
    showsCaret = isVisible
  }

  private func limited(_ position: Int) -> Int { min(max(position, 0), scalars.count) }
}

import AtriumKit
import AtriumX11
import Testing

/// The marked text, built from the changes that an input method sends.
struct PreeditTests {
  @Test("TX-64: changes add up to the text, its styles and its caret")
  func changes() {
    var preedit = Preedit()
    #expect(preedit.markedText == nil)
    preedit.draw(first: 0, length: 0, text: "kan", feedback: [.underline], caret: 3)
    #expect(preedit.markedText == MarkedText("kan", caret: 3, spans: [.init(0..<3, .underlined)]))
    preedit.draw(
      first: 0, length: 2, text: "か", feedback: [[.reverse, .underline]], caret: 1)
    #expect(
      preedit.markedText
        == MarkedText(
          "かn", caret: 3,
          spans: [.init(0..<3, [.underlined, .selected]), .init(3..<4, .underlined)]))
    // A change without text changes only the styles.
    preedit.draw(first: 1, length: 1, text: nil, feedback: [[]], caret: 2)
    #expect(
      preedit.markedText
        == MarkedText("かn", caret: 4, spans: [.init(0..<3, [.underlined, .selected])]))
    preedit.draw(first: 0, length: 2, text: "", feedback: [], caret: 0)
    #expect(preedit.markedText == nil)
  }

  @Test("TX-64: the protocol's feedback bits map to two styles")
  func styles() {
    let all: [(Preedit.Feedback, MarkedText.Style)] = [
      ([], []), (.underline, .underlined), (.reverse, .selected), (.highlight, .selected),
      (.primary, .selected), (Preedit.Feedback(rawValue: 1 << 8), []),
      ([.underline, .highlight], [.underlined, .selected]),
    ]
    for (feedback, style) in all {
      var preedit = Preedit()
      preedit.draw(first: 0, length: 0, text: "a", feedback: [feedback], caret: 0)
      let spans: [MarkedText.Span] = style.isEmpty ? [] : [.init(0..<1, style)]
      #expect(preedit.markedText == MarkedText("a", caret: 0, spans: spans), "\(feedback)")
    }
  }

  @Test(
    "TX-64: a change outside the text ends the composition, for any offsets",
    arguments: [(-1, 0), (0, -1), (4, 0), (0, 4), (1, 3), (Int.max, 1), (1, Int.max), (.min, .min)])
  func changeOutside(first: Int, length: Int) {
    var preedit = Preedit()
    preedit.draw(first: 0, length: 0, text: "abc", feedback: [], caret: 0)
    preedit.draw(first: first, length: length, text: "z", feedback: [], caret: 0)
    #expect(preedit.markedText == nil)
    preedit.draw(first: 0, length: 0, text: "z", feedback: [], caret: 99)
    #expect(preedit.markedText == MarkedText("z", caret: 1, spans: [.init(0..<1, .underlined)]))
  }

  @Test("TX-64: text that is too long ends the composition")
  func endlessText() {
    var preedit = Preedit()
    let text = String(repeating: "a", count: Preedit.longest)
    preedit.draw(first: 0, length: 0, text: text, feedback: [], caret: 0)
    #expect(preedit.markedText?.string.utf8.count == Preedit.longest)
    preedit.draw(first: 0, length: 0, text: "b", feedback: [], caret: 0)
    #expect(preedit.markedText == nil)
  }

  @Test("TX-64: the caret moves inside the text, and may be hidden")
  func caret() {
    var preedit = Preedit()
    preedit.draw(first: 0, length: 0, text: "かん", feedback: [[], []], caret: 1)
    func moved(_ move: Preedit.CaretMove, isVisible: Bool = true) -> Int? {
      preedit.moveCaret(move, isVisible: isVisible)
      return preedit.markedText?.caret
    }
    #expect(moved(.forward) == 6)
    #expect(moved(.forward) == 6)
    #expect(moved(.backward) == 3)
    #expect(moved(.start) == 0)
    #expect(moved(.backward) == 0)
    #expect(moved(.end) == 6)
    #expect(moved(.to(1)) == 3)
    #expect(moved(.to(.max)) == 6)
    #expect(moved(.to(.min)) == 0)
    #expect(moved(.none, isVisible: false) == nil)
    #expect(moved(.none) == 0)
  }

  @Test(
    "TX-63: the input styles are tried from the best to the worst, and other styles are never used")
  func styleChoices() {
    #expect(
      InputMethodStyle.choices(from: [0x408, 0x404, 0x402]) == [.onTheSpot, .overTheSpot, .root])
    #expect(InputMethodStyle.choices(from: [0x810, 0x408]) == [.root, .none])
    #expect(InputMethodStyle.choices(from: [0x101, 0x202, 0x802]) == [])
  }
}

import Testing
import UIKit

/// The text of labels and the style of its first character.
@MainActor
@Suite(.ownWindows)
struct LabelTextTests {
  private let styled = NSAttributedString(
    string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])

  @Test("the text of a label is nil until it is set, and after nil was set")
  func empty() {
    let label = UILabel()
    #expect(label.text == nil && label.attributedText == nil)
    label.text = ""
    #expect(label.text == "" && label.intrinsicContentSize == .zero)
    label.text = "a"
    #expect(label.text == "a")
    label.text = nil
    #expect(label.text == nil)
    label.text = ""
    label.attributedText = styled
    #expect(label.text == "ab")
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test("the font and the colour of a label are those of the first character")
  func first() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 11)
    label.textColor = .green
    label.attributedText = styled
    #expect(label.font.pointSize == 30 && label.textColor == .red)
    label.attributedText = NSAttributedString(string: "ab")
    #expect(label.font.pointSize == 11 && label.textColor == .green)
  }

  @Test("a new font or colour applies to the whole attributed text, and keeps its other attributes")
  func whole() {
    let label = UILabel()
    let text = NSMutableAttributedString(attributedString: styled)
    text.append(NSAttributedString(string: "cd", attributes: [.kern: 2.0]))
    label.attributedText = text
    label.font = .systemFont(ofSize: 12)
    label.textColor = .blue
    for place in [0, 3] {
      let found = label.attributedText?.attributes(at: place, effectiveRange: nil)
      #expect((found?[.font] as? UIFont)?.pointSize == 12)
      #expect(found?[.foregroundColor] as? UIColor == .blue)
    }
    #expect(label.attributedText?.attribute(.kern, at: 3, effectiveRange: nil) as? Double == 2)
  }

  @Test("a text that replaces an attributed text keeps the font and the colour")
  func replaced() {
    let label = UILabel()
    label.attributedText = styled
    label.text = "plain"
    #expect(label.font.pointSize == 30 && label.textColor == .red)
    let natural = UILabel()
    natural.font = .systemFont(ofSize: 30)
    natural.text = "plain"
    #expect(label.intrinsicContentSize == natural.intrinsicContentSize)
  }
}

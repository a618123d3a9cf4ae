import Testing
import UIKit

/// The style of a field and of a text view after an attributed text was set.
@MainActor
@Suite(.ownWindows)
struct FieldStyleTests {
  private var text: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(
      string: "a",
      attributes: [
        .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: style,
      ])
    text.append(
      NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
    return text
  }

  @Test("the font, the colour and the alignment are those of the first character")
  func first() {
    let (field, view) = (UITextField(), UITextView())
    field.attributedText = text
    view.attributedText = text
    #expect(field.font?.pointSize == 30 && view.font?.pointSize == 30)
    #expect(field.textColor == .red && view.textColor == .red)
    #expect(field.textAlignment == .center && view.textAlignment == .center)
    for kept in [field.attributedText, view.attributedText] {
      let font = kept?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
      #expect(font?.pointSize == 9)
    }
    field.text = "plain"
    #expect(field.font?.pointSize == 30 && field.textColor == .red)
  }

  @Test("an attributed text without attributes keeps the style")
  func plain() {
    let field = UITextField()
    field.font = .systemFont(ofSize: 12)
    field.textColor = .green
    field.attributedText = NSAttributedString(string: "a")
    #expect(field.font?.pointSize == 12 && field.textColor == .green)
    field.attributedText = nil
    #expect(field.font?.pointSize == 12)
  }
}

import AtriumHarness
import Testing
import UIKit

/// Texts with attributes in labels, buttons and fields.
@MainActor
@Suite(.ownWindows)
struct AttributedTextTests {
  @Test("attributes are set, read and removed in ranges of UTF-16")
  func ranges() {
    let text = NSMutableAttributedString(string: "a😀bc", attributes: [.kern: 1])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 2))
    #expect(text.length == 5)
    #expect(text.runs.map(\.range) == [0..<1, 1..<3, 3..<5])
    #expect(text.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    #expect(text.attribute(.foregroundColor, at: 3, effectiveRange: nil) == nil)
    #expect(text.textRuns.map(\.range) == [0..<1, 1..<5, 5..<7])
    text.replaceCharacters(in: NSRange(location: 3, length: 1), with: "xyz")
    #expect(text.string == "a😀xyzc" && text.attribute(.kern, at: 4) as? Int == 1)
    text.append(NSAttributedString(string: "!"))
    text.removeAttribute(.kern, range: NSRange(location: 0, length: text.length))
    #expect(text.attribute(.kern, at: 0) == nil)
    var found: [String] = []
    text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) {
      value, range, _ in
      if value != nil { found.append("\(range.location) \(range.length)") }
    }
    #expect(found == ["1 2"])
    #expect(text.attributedSubstring(from: NSRange(location: 1, length: 2)).string == "😀")
    text.deleteCharacters(in: NSRange(location: 0, length: text.length))
    #expect(text.string == "" && text.runs.isEmpty)
  }

  @Test("a label draws the colours of its parts, and a new text removes them")
  func label() {
    let stage = Stage(size: CGSize(width: 200, height: 60))
    let root = UIViewController()
    stage.window.rootViewController = root
    root.view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    root.view.addSubview(label)
    let text = NSMutableAttributedString(
      string: "██",
      attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red])
    text.append(
      NSAttributedString(
        string: "██",
        attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.blue]))
    label.attributedText = text
    stage.settle()
    let half = text.attributedSubstring(from: NSRange(location: 0, length: 2)).size().width
    func count(_ color: UIColor, from left: Double, to right: Double) -> Int {
      let bitmap = stage.snapshot()
      return (Int(left)..<Int(right)).count { x in
        (0..<60).contains { bitmap.color(atX: x, y: $0) == color }
      }
    }
    #expect(
      count(.red, from: 0, to: half) > Int(half) / 2 && count(.red, from: half + 2, to: 200) == 0)
    #expect(
      count(.blue, from: half + 2, to: half * 2) > Int(half) / 2
        && count(.blue, from: 0, to: half - 2) == 0)
    #expect(label.attributedText == text && label.text == "████")
    label.text = "████"
    label.textColor = .green
    stage.settle()
    #expect(count(.red, from: 0, to: 200) == 0 && count(.green, from: 0, to: 200) > 0)
    #expect(label.attributedText?.attribute(.foregroundColor, at: 0) == nil)
  }

  @Test("the fonts of the parts determine the size, and the paragraph style the alignment")
  func sizes() {
    let small = NSAttributedString(
      string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    let large = NSAttributedString(
      string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    #expect(abs(large.size().width - 2 * small.size().width) < 1)
    #expect("Text".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]) == large.size())
    let label = UILabel(frame: .zero)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    label.attributedText = NSAttributedString(
      string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
    #expect(label.textAlignment == .center && label.lineSpacing == 3)
    #expect(label.sizeThatFits(.zero).width == large.size().width.rounded(.up))
    let spaced = NSAttributedString(
      string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 10), .kern: 5])
    #expect(spaced.size().width > small.size().width + 14)
    let wide = large.boundingRect(
      with: CGSize(width: 20, height: CGFloat.greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, context: nil)
    #expect(wide.height > large.size().height * 1.5)
  }

  @Test("a button has titles with attributes by state, and a field a placeholder with attributes")
  func controls() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setAttributedTitle(
      NSAttributedString(string: "On", attributes: [.foregroundColor: UIColor.red]), for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Off"), for: .disabled)
    #expect(button.currentTitle == "On" && button.currentAttributedTitle?.string == "On")
    button.isEnabled = false
    #expect(button.currentTitle == "Off" && button.attributedTitle(for: .normal)?.string == "On")
    #expect(button.titleLabel?.attributedText?.string == "Off")
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.red])
    #expect(field.placeholder == "Name")
    #expect(field.attributedPlaceholder?.attribute(.foregroundColor, at: 0) as? UIColor == .red)
    field.placeholder = "Name"
    #expect(field.attributedPlaceholder?.attribute(.foregroundColor, at: 0) == nil)
  }
}

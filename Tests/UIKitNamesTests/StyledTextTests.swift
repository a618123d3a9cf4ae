import AtriumHarness
import Foundation
import Testing
import UIKit

/// Attributed text in text views, fields and labels: editing, links, paragraphs and images.
@MainActor
@Suite(.ownWindows)
struct StyledTextTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var links: [String] = []
    var opens = false
    var changes = 0
    func textView(_ textView: UITextView, shouldInteractWith link: Any, in range: UITextRange)
      -> Bool
    {
      links.append("\(URL(link: link)?.absoluteString ?? "") \(NSRange(range, in: textView))")
      return opens
    }
    func textViewDidChange(_ textView: UITextView) { changes += 1 }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 300))
  private let root = UIViewController()
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let red = UIColor.red

  init() {
    stage.window.rootViewController = root
    root.view.addSubview(view)
    stage.settle()
  }

  private func colors(_ text: NSAttributedString) -> [String] {
    var found: [String] = []
    text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) {
      value, range, _ in
      if value as? UIColor == .red { found.append("\(range.location)+\(range.length)") }
    }
    return found
  }

  private func text(_ parts: [(String, Bool)]) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for (string, isRed) in parts {
      text.append(
        NSAttributedString(string: string, attributes: isRed ? [.foregroundColor: red] : [:]))
    }
    return text
  }

  @Test("attributes move with the text that the user edits, and typed text continues them")
  func editing() {
    view.attributedText = text([("a😀", false), ("red", true), ("\nend", false)])
    #expect(view.text == "a😀red\nend")
    #expect(colors(view.attributedText) == ["3+3"])
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    stage.type("xx")
    #expect(colors(view.attributedText) == ["5+3"])
    view.selectedRange = NSRange(location: 8, length: 0)
    stage.type("!")
    #expect(colors(view.attributedText) == ["5+4"])
    view.selectedRange = NSRange(location: 4, length: 3)
    stage.key("BackSpace")
    #expect(view.text == "xxa😀d!\nend" || view.text == "xxad!\nend")
    view.undo()
    #expect(view.text == "xxa😀red!\nend")
    #expect(colors(view.attributedText) == ["5+4"])
    view.undo()
    view.undo()
    #expect(view.text == "a😀red\nend" && colors(view.attributedText) == ["3+3"])
    view.text = "plain"
    #expect(colors(view.attributedText) == [])
  }

  @Test("typing attributes apply to the text that is typed next")
  func typing() {
    view.text = "ab"
    view.becomeFirstResponder()
    view.typingAttributes = [.foregroundColor: red]
    stage.type("c")
    #expect(view.typingAttributes[.foregroundColor] as? UIColor == red)
    stage.type("d")
    #expect(colors(view.attributedText) == ["2+2"])
    view.selectedRange = NSRange(location: 0, length: 0)
    stage.type("e")
    #expect(view.text == "eabcd" && colors(view.attributedText) == ["3+2"])
    #expect(view.typingAttributes[.font] as? UIFont == view.font)
  }

  @Test("the text storage changes the view in place, once for each series of changes")
  func storage() {
    let delegate = Delegate()
    view.delegate = delegate
    view.text = "one two"
    let storage = view.textStorage
    #expect(storage.string == "one two")
    storage.beginEditing()
    storage.addAttribute(.foregroundColor, value: red, range: NSRange(location: 4, length: 3))
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    storage.endEditing()
    #expect(view.text == "three two" && colors(view.attributedText) == ["6+3"])
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    stage.type("x")
    #expect(storage.string == "xthree two" && colors(storage) == ["7+3"])
    #expect(delegate.changes == 1)
    view.textColor = .blue
    #expect(colors(view.attributedText) == [])
  }

  @Test("a click on a link in text that is not editable asks the delegate, and opens the link")
  func links() {
    let delegate = Delegate()
    view.delegate = delegate
    let text = NSMutableAttributedString(string: "See ")
    text.append(
      NSAttributedString(
        string: "the site", attributes: [.link: URL(string: "https://example.org/a") as Any]))
    text.append(NSAttributedString(string: " and more"))
    view.attributedText = text
    view.isEditable = false
    stage.settle()
    var opened: [String] = []
    let opener = UIApplication.shared.urlOpener
    UIApplication.shared.urlOpener = {
      opened.append($0.absoluteString)
      return true
    }
    defer { UIApplication.shared.urlOpener = opener }
    let link =
      view.selectionRects(
        for: UITextRange(NSRange(location: 4, length: 8), in: view)
      ).first ?? .zero
    stage.click(at: CGPoint(x: link.midX, y: link.midY))
    #expect(delegate.links == ["https://example.org/a \(NSRange(location: 4, length: 8))"])
    #expect(opened == [])
    delegate.opens = true
    stage.touch(began: CGPoint(x: link.midX, y: link.midY))
    stage.touch(ended: CGPoint(x: link.midX, y: link.midY))
    #expect(opened == ["https://example.org/a"])
    stage.click(at: CGPoint(x: link.maxX + 20, y: link.midY))
    #expect(delegate.links.count == 2)
    view.isEditable = true
    stage.click(at: CGPoint(x: link.midX, y: link.midY))
    #expect(delegate.links.count == 2)
  }

  @Test("links have the tint colour, or the attributes that the program sets for links")
  func linkColors() {
    view.backgroundColor = .white
    view.tintColor = .red
    view.attributedText = NSAttributedString(
      string: "██", attributes: [.link: "x", .font: UIFont.systemFont(ofSize: 40)])
    stage.settle()
    let place = view.selectionRects(for: UITextRange(NSRange(location: 0, length: 1), in: view))[0]
    func color() -> UIColor? {
      stage.settle()
      return stage.snapshot().color(atX: Int(place.midX), y: Int(place.midY))
    }
    #expect(color() == .red)
    view.tintColor = .blue
    #expect(color() == .blue)
    view.linkTextAttributes = [.foregroundColor: UIColor.green]
    #expect(color() == .green)
  }

  @Test("line heights, line spacing, paragraph spacing and indents of paragraph styles")
  func paragraphs() {
    func height(_ string: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let style = NSMutableParagraphStyle()
      style.lineBreakMode = .byWordWrapping
      change(style)
      return NSAttributedString(
        string: string,
        attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style]
      ).size().height
    }
    let natural = height("a") { _ in }
    #expect(abs(height("a") { $0.minimumLineHeight = 50 } - 50) < 0.01)
    #expect(abs(height("a") { $0.maximumLineHeight = 20 } - 20) < 0.01)
    #expect(abs(height("a") { $0.lineHeightMultiple = 2 } - 2 * natural) < 1)
    #expect(abs(height("a\nb") { $0.minimumLineHeight = 50 } - 100) < 0.01)
    #expect(abs(height("a\nb") { $0.paragraphSpacing = 30 } - 2 * natural - 30) < 0.01)
    #expect(abs(height("a\nb") { $0.lineSpacing = 7 } - 2 * natural - 7) < 0.01)
    let style = NSMutableParagraphStyle()
    (style.firstLineHeadIndent, style.headIndent) = (40, 20)
    let indented = NSAttributedString(string: "ab", attributes: [.paragraphStyle: style])
    let plain = NSAttributedString(string: "ab")
    #expect(abs(indented.size().width - plain.size().width - 40) < 0.01)
    #expect((style.mutableCopy() as? NSMutableParagraphStyle)?.headIndent == 20)
    #expect(NSParagraphStyle.default.lineHeightMultiple == 0)
  }

  @Test("each paragraph of a text view has its own style")
  func viewParagraphs() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.minimumLineHeight = 40
    style.paragraphSpacing = 25
    style.firstLineHeadIndent = 0
    let text = NSMutableAttributedString(string: "one\n", attributes: [.paragraphStyle: style])
    text.append(NSAttributedString(string: "two"))
    view.attributedText = text
    stage.settle()
    let caret = view.caretRect(for: view.endOfDocument)
    let first = view.caretRect(for: view.beginningOfDocument)
    #expect(first.minY == 8 && abs(first.height - 40) < 0.01)
    #expect(abs(caret.minY - 8 - 40 - 25) < 0.01)
    #expect(first.minX > 200 && caret.minX < 100)
    let hanging = NSMutableParagraphStyle()
    (hanging.firstLineHeadIndent, hanging.headIndent) = (0, 30)
    view.attributedText = NSAttributedString(
      string: String(repeating: "word ", count: 20), attributes: [.paragraphStyle: hanging])
    stage.settle()
    let lines = view.selectionRects(for: UITextRange(NSRange(location: 0, length: 100), in: view))
    #expect(lines.count > 1 && lines[0].minX == 8 && abs(lines[1].minX - 38) < 0.01)
    #expect(
      view.closestPosition(to: CGPoint(x: 0, y: lines[1].midY)).map {
        abs(view.caretRect(for: $0).minX - 38) < 0.01
      } == true)
  }

  @Test("an attachment takes the space of its bounds and draws its image, in labels and text views")
  func attachments() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let attachment = NSTextAttachment()
    attachment.image = image
    attachment.bounds = CGRect(x: 0, y: -4, width: 40, height: 30)
    let text = NSMutableAttributedString(string: "")
    text.append(NSAttributedString(attachment: attachment))
    #expect(abs(text.size().width - 40) < 0.01 && text.size().height >= 30)
    let natural = NSAttributedString(attachment: NSTextAttachment(image: image)).size()
    #expect(abs(natural.width - 20) < 0.01)
    let label = UILabel(frame: CGRect(x: 0, y: 220, width: 100, height: 60))
    label.attributedText = text
    root.view.addSubview(label)
    view.backgroundColor = .white
    view.attributedText = text
    stage.settle()
    let picture = stage.snapshot()
    #expect(picture.color(atX: 20, y: 250) == .red)
    #expect(picture.color(atX: 60, y: 250) != .red)
    let place = view.selectionRects(for: UITextRange(NSRange(location: 0, length: 1), in: view))[0]
    #expect(abs(place.width - 40) < 0.01)
    #expect(picture.color(atX: Int(place.midX), y: Int(place.midY)) == .red)
  }

  @Test("a text view shows at most the lines that its container allows")
  func lineLimit() {
    view.font = .systemFont(ofSize: 20)
    view.text = "one\ntwo\nthree\nfour"
    stage.settle()
    let full = view.sizeThatFits(CGSize(width: 300, height: 0)).height
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = .byTruncatingTail
    stage.settle()
    #expect(
      abs(view.sizeThatFits(CGSize(width: 300, height: 0)).height - 16 - (full - 16) / 2) <= 1)
    view.text = String(repeating: "long ", count: 60)
    stage.settle()
    #expect(
      abs(view.sizeThatFits(CGSize(width: 300, height: 0)).height - 16 - (full - 16) / 2) <= 1)
    view.textContainer.maximumNumberOfLines = 0
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height > full)
    view.textContainer.lineFragmentPadding = 5
    view.textContainerInset = .zero
    stage.settle()
    #expect(view.caretRect(for: view.beginningOfDocument).origin == CGPoint(x: 5, y: 0))
  }

  @Test("a field has default attributes, attributed text and typing attributes")
  func field() {
    let field = UITextField(frame: CGRect(x: 0, y: 210, width: 200, height: 40))
    root.view.addSubview(field)
    field.defaultTextAttributes = [
      .font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: red, .kern: 2,
    ]
    #expect(field.font == .boldSystemFont(ofSize: 30) && field.textColor == red)
    field.text = "ab"
    #expect(field.attributedText?.attribute(.kern, at: 0) as? Int == 2)
    #expect(field.defaultTextAttributes[.kern] as? Int == 2)
    field.attributedText = NSAttributedString(
      string: "cd", attributes: [.foregroundColor: UIColor.blue])
    #expect(field.text == "cd")
    #expect(field.attributedText?.attribute(.foregroundColor, at: 1) as? UIColor == .blue)
    #expect(field.typingAttributes == nil)
    field.becomeFirstResponder()
    field.typingAttributes = [.foregroundColor: red]
    stage.type("e")
    #expect(field.attributedText?.attribute(.foregroundColor, at: 2) as? UIColor == red)
    field.attributedText = nil
    #expect(field.text == "")
  }

  @Test("a highlighted label has its highlighted colour, which a cell's selection sets")
  func highlightedLabel() {
    let label = UILabel(frame: CGRect(x: 0, y: 210, width: 100, height: 40))
    label.text = "██"
    label.font = .systemFont(ofSize: 40)
    label.textColor = .blue
    label.highlightedTextColor = red
    root.view.addSubview(label)
    func color() -> UIColor? {
      stage.settle()
      return stage.snapshot().color(atX: 20, y: 230)
    }
    #expect(color() == .blue)
    label.isHighlighted = true
    #expect(color() == red)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.highlightedTextColor = red
    cell.isSelected = true
    #expect(cell.textLabel?.isHighlighted == true)
    cell.isSelected = false
    #expect(cell.textLabel?.isHighlighted == false)
  }
}

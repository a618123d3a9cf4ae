import AtriumHarness
import Testing
import UIKit

/// Controls whose subclasses draw, as in ported code.
@MainActor
@Suite(.ownWindows)
struct DrawnControlTests {
  private final class CrossButton: UIButton {
    private(set) var rects: [CGRect] = []

    override func draw(_ rect: CGRect) {
      rects.append(rect)
      UIColor.red.setFill()
      UIRectFill(CGRect(x: rect.width - 4, y: 0, width: 4, height: rect.height))
    }
  }

  private final class LinedField: UITextField {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: rect.height - 2, width: rect.width, height: 2))
    }
  }

  private final class LinedCell: UITableViewCell {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: rect.width, height: 2))
    }
  }

  private final class SilentLabel: UILabel {
    override func draw(_ rect: CGRect) {}
  }

  private final class InsetLabel: UILabel {
    override func draw(_ rect: CGRect) { super.draw(rect.insetBy(dx: 20, dy: 0)) }
  }

  private func show(_ view: UIView) -> Stage {
    let stage = Stage(size: CGSize(width: 60, height: 40))
    let root = UIViewController()
    stage.window.rootViewController = root
    root.view.backgroundColor = .white
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    root.view.addSubview(view)
    stage.settle()
    return stage
  }

  @Test("a button, a field and a cell draw what their subclasses draw")
  func controls() {
    func color(_ view: UIView, _ x: Int, _ y: Int) -> UIColor {
      show(view).snapshot().color(atX: x, y: y)
    }
    #expect(color(CrossButton(frame: .zero), 58, 20) == .red)
    #expect(color(LinedField(frame: .zero), 30, 39) == .red)
    #expect(color(LinedCell(style: .default, reuseIdentifier: nil), 30, 1) == .red)
  }

  @Test("the rectangle of the drawing is the bounds, even if only a part is damaged")
  func bounds() {
    let button = CrossButton(frame: .zero)
    let stage = show(button)
    let all = button.bounds
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    button.superview?.addSubview(cover)
    stage.settle()
    cover.backgroundColor = .blue
    stage.settle()
    _ = stage.snapshot()
    #expect(button.rects.count > 1 && Set(button.rects).count == 1)
    #expect(button.rects.first == all)
  }

  @Test("a label draws its text in its drawing method, in the rectangle that a subclass passes")
  func labels() {
    func ink(_ label: UILabel) -> [Int] {
      label.text = "\u{2588}\u{2588}\u{2588}\u{2588}\u{2588}\u{2588}"
      label.textColor = .red
      label.lineBreakMode = .byClipping
      let bitmap = show(label).snapshot()
      return (0..<60).filter { bitmap.color(atX: $0, y: 20) == .red }
    }
    #expect(ink(SilentLabel()).isEmpty)
    #expect((ink(UILabel()).first ?? 60) < 5)
    let inset = ink(InsetLabel())
    #expect((inset.first ?? 0) >= 20)
  }

  @Test("the shadow of a label's text is drawn at its offset, and there is none by default")
  func shadow() {
    let label = UILabel()
    #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
    label.text = "\u{2588}"
    label.textColor = .blue
    let stage = show(label)
    func count(_ color: UIColor) -> Int {
      let bitmap = stage.snapshot()
      return (0..<40).filter { bitmap.color(atX: 4, y: $0) == color }.count
    }
    let ink = count(.blue)
    #expect(count(.red) == 0 && ink > 5)
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 0, height: 4)
    stage.settle()
    #expect(count(.blue) == ink && (3...4).contains(count(.red)))
    label.layer.shadowOffset = CGSize(width: 9, height: 9)
    #expect(label.shadowOffset == CGSize(width: 0, height: 4), "The layer has its own shadow.")
  }
}

import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The side of a label at which natural text begins.
@MainActor
struct NaturalAlignmentTests {
  /// Keeps the stages of a test alive, since the labels get their layout direction from the windows.
  private final class Stages { var kept: [Stage] = [] }
  private let stages = Stages()

  private static let arabic = "\u{633}\u{644}\u{627}\u{645}"

  private func stage(with label: Label, settings: Settings = Settings()) -> Stage {
    let controller = ViewController()
    controller.view.addSubview(label)
    let stage = Stage(size: Size(width: 220, height: 64), settings: settings)
    stage.window.rootViewController = controller
    stage.settle()
    return stage
  }

  private func label(
    _ text: String, _ direction: UserInterfaceLayoutDirection,
    attribute: SemanticContentAttribute = .unspecified
  ) -> Label {
    let label = Label(text: text)
    label.semanticContentAttribute = attribute
    label.frame = Rect(x: 20, y: 20, width: 180, height: 24)
    stages.kept.append(stage(with: label, settings: Settings(layoutDirection: direction)))
    return label
  }

  /// Returns true if the text is only at the right edge, false if it is only at the left edge, and otherwise nil.
  private func isRight(_ label: Label) -> Bool? {
    guard let text = label.displayedTexts.first?.rect else { return nil }
    let edges = [text.minX < 8, text.maxX > 172]
    return edges == [false, true] ? true : edges == [true, false] ? false : nil
  }

  @Test(
    "V-86: natural text begins at the leading edge of the label, in whichever direction it runs")
  func labels() {
    for text in ["Library", NaturalAlignmentTests.arabic, "10:09"] {
      #expect(isRight(label(text, .leftToRight)) == false, "\(text)")
      #expect(isRight(label(text, .rightToLeft)) == true, "\(text)")
      #expect(isRight(label(text, .leftToRight, attribute: .forceRightToLeft)) == true)
      #expect(isRight(label(text, .rightToLeft, attribute: .forceLeftToRight)) == false)
    }
  }

  @Test("V-86: left and right are the same edges in both directions")
  func edges() {
    for direction in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let label = label("Library", direction)
      label.textAlignment = .left
      #expect(isRight(label) == false)
      label.textAlignment = .right
      #expect(isRight(label) == true)
    }
  }

  @Test("V-86: when the direction changes, the text and its content mode move to the other edge")
  func change() {
    let label = Label(text: "Library")
    label.frame = Rect(x: 20, y: 20, width: 180, height: 24)
    let stage = stage(with: label)
    #expect(isRight(label) == false && label.contentMode == .left)
    stage.window.dispatch(.settingsChanged(Settings(layoutDirection: .rightToLeft)))
    stage.settle()
    #expect(isRight(label) == true && label.contentMode == .right)
    label.semanticContentAttribute = .forceLeftToRight
    #expect(isRight(label) == false && label.contentMode == .left)
    label.numberOfLines = 0
    label.semanticContentAttribute = .unspecified
    #expect(label.contentMode == .topRight)
    label.contentMode = .redraw
    label.semanticContentAttribute = .forceLeftToRight
    #expect(label.contentMode == .redraw)
  }

  @Test("V-86: an indent is at the side at which the letters begin")
  func indent() {
    let style = MutableParagraphStyle()
    style.firstLineHeadIndent = 40
    style.headIndent = 40
    for (text, direction) in [
      ("Library", UserInterfaceLayoutDirection.leftToRight),
      (NaturalAlignmentTests.arabic, .rightToLeft),
    ] {
      let label = label("", direction)
      label.attributedText = AttributedText(string: text, attributes: [.paragraphStyle: style])
      let rect = label.displayedTexts.first?.rect ?? .zero
      let space = direction == .rightToLeft ? 180 - rect.maxX : rect.minX
      #expect(abs(space - 40) < 4, "\(rect)")
    }
  }
}

import AtriumControls
import AtriumGraphics
import AtriumKit
import Testing

/// The position of a label's text while its size is animated.
@MainActor
struct LabelModeTests {
  @Test("V-33: the text keeps its distance to the edge of its alignment, and is not stretched")
  func alignment() {
    let label = Label(text: "Atrium")
    #expect(label.contentMode == .left)
    label.textAlignment = .center
    #expect(label.contentMode == .center)
    label.textAlignment = .right
    #expect(label.contentMode == .right)
    label.numberOfLines = 0
    #expect(label.contentMode == .topRight)
    label.textAlignment = .natural
    #expect(label.contentMode == .topLeft)
  }
}

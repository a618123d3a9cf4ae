import AtriumHarness
import Testing
import UIKitNames

/// Buttons as iOS code makes them.
@MainActor
@Suite(.ownWindows)
struct ButtonTypeTests {
  @Test("a custom button has the font, the colours by state and the size that the code sets")
  func custom() throws {
    let stage = Stage(size: CGSize(width: 200, height: 60))
    let root = UIViewController()
    stage.window.rootViewController = root
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    button.setTitleColor(UIColor(hex: 0x112233), for: .normal)
    button.setTitleColor(UIColor(hex: 0x445566), for: .highlighted)
    button.titleLabel?.font = UIFont.boldSystemFont(ofSize: 20)
    button.contentEdgeInsets = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6)
    root.view.addSubview(button)
    stage.settle()
    #expect(button.titleLabel?.text == "Follow" && button.titleLabel?.font.pointSize == 20)
    #expect(button.currentTitleColor == UIColor(hex: 0x112233))
    let label = try #require(button.titleLabel?.sizeThatFits(.zero))
    #expect(abs(button.intrinsicContentSize.width - (label.width + 12)) <= 1)
    #expect(button.intrinsicContentSize.height < 40, "It has no least height.")
    stage.press(at: CGPoint(x: 100, y: 20))
    #expect(button.state.contains(UIControlState.highlighted))
    #expect(button.titleLabel?.textColor == UIColor(hex: 0x445566))
    stage.release(at: CGPoint(x: 100, y: 20))
    button.isSelected = true
    #expect(button.titleLabel?.text == "Following")
  }

  @Test("a system button has text in the accent colour, and no background")
  func system() {
    let button = UIButton(type: .system)
    button.setTitle("Done", for: .normal)
    #expect(button.title(for: .normal) == "Done" && button.configuration?.style == .plain)
    #expect(button.configuration?.contentInsets == .zero)
  }

  @Test("a Bézier path returns whether it contains a point")
  func path() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(path.contains(CGPoint(x: 20, y: 20)) && !path.contains(CGPoint(x: 2, y: 2)))
  }
}

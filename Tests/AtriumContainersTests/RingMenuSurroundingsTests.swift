import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The ring in combination with presses, presentations and selections in code.
@MainActor
struct RingMenuSurroundingsTests {
  private let middle = Point(x: 400, y: 300)

  @Test("a ring that a key opens during a press of a button takes the press from the content")
  func keyInPress() {
    let fixture = RingFixture()
    let content = fixture.children[0].view as? TouchCounter
    fixture.press(.primary, at: middle)
    fixture.key(.keyboardApplication)
    #expect(fixture.ring.isMenuVisible)
    #expect(content?.began == 1 && content?.cancelled == 1)
    fixture.move(to: fixture.item(1))
    fixture.release(.primary, at: fixture.item(1))
    #expect(content?.ended == 0)
    #expect(fixture.ring.isMenuVisible && fixture.ring.selectedIndex == 0)
    fixture.click(at: fixture.item(1))
    #expect(fixture.ring.selectedIndex == 1)
  }

  @Test("a presented controller over the ring keeps it closed, and closes an open ring")
  func presentedOver() {
    let fixture = RingFixture()
    let sheet = ViewController()
    sheet.modalPresentationStyle = .formSheet
    fixture.ring.present(sheet, animated: false)
    fixture.stage.settle()
    fixture.key(.keyboardApplication)
    #expect(!fixture.ring.isMenuVisible)
    fixture.ring.dismiss(animated: false)
    fixture.stage.settle()
    fixture.key(.keyboardApplication)
    #expect(fixture.ring.isMenuVisible)
    fixture.ring.present(sheet, animated: true)
    fixture.stage.settle()
    #expect(!fixture.ring.isMenuVisible)
    #expect(fixture.menu.isHidden)
  }

  @Test("a ring that was moved to another window closes when the new window loses the focus")
  func movedToAnotherWindow() {
    let fixture = RingFixture()
    let second = fixture.stage.openWindow()
    fixture.stage.window.rootViewController = nil
    second.window.rootViewController = fixture.ring
    for stage in [fixture.stage, second] { stage.window.dispatch(.focus(true)) }
    fixture.stage.settle()
    second.key(.keyboardApplication)
    #expect(fixture.ring.isMenuVisible)
    fixture.stage.window.dispatch(.focus(false))
    fixture.stage.turn()
    #expect(fixture.ring.isMenuVisible)
    second.window.dispatch(.focus(false))
    fixture.stage.turn()
    #expect(!fixture.ring.isMenuVisible)
  }

  @Test("an open ring closes when another child is selected in code")
  func selectedMeanwhile() {
    let fixture = RingFixture()
    fixture.key(.keyboardApplication)
    fixture.ring.selectedIndex = 0
    #expect(fixture.ring.isMenuVisible)
    fixture.ring.selectedIndex = 2
    #expect(!fixture.ring.isMenuVisible)
  }

  @Test(
    "in each child the previously focused view is focused again", arguments: [false, true])
  func keyboardPlaces(byRing: Bool) {
    let fixture = RingFixture()
    let fields = (0..<2).map { index in
      let field = KeyView(frame: Rect(x: 10, y: 10, width: 50, height: 20))
      fixture.children[index].view.addSubview(field)
      return field
    }
    func select(_ index: Int) {
      if byRing {
        fixture.key(.keyboardApplication)
        fixture.click(at: fixture.item(index))
      } else {
        fixture.ring.selectedIndex = index
      }
      fixture.stage.settle()
    }
    fields[0].becomeFirstResponder()
    select(1)
    #expect(fixture.stage.window.firstResponder == nil)
    fields[1].becomeFirstResponder()
    select(0)
    #expect(fields[0].isFirstResponder)
    select(1)
    #expect(fields[1].isFirstResponder)
    // A view that was removed does not get the focus.
    select(0)
    fields[1].removeFromSuperview()
    select(1)
    #expect(fixture.stage.window.firstResponder == nil)
  }

  /// A view that takes the keyboard focus.
  private final class KeyView: View {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test(
    "a right click on a back button lists the stack, and a right click beside it opens the ring")
  func backButton() {
    let (a, b) = (Recording.controller("A"), Recording.controller("B"))
    let stack = NavigationController(rootViewController: a)
    stack.pushViewController(b, animated: false)
    let ring = RingMenuController()
    ring.viewControllers = [stack]
    let stage = Stage(size: Size(width: 400, height: 400))
    stage.window.rootViewController = ring
    stage.settle()
    stage.click(on: "Back to A", button: .secondary)
    stage.settle()
    #expect(!ring.isMenuVisible)
    stage.click(on: "A")
    stage.settle()
    #expect(stack.viewControllers == [a])
    stage.click(at: Point(x: 200, y: 300), button: .secondary)
    #expect(ring.isMenuVisible)
  }

  @Test(
    "a text view handles the middle and the right button, but both buttons together open the ring")
  func text() {
    let page = ViewController()
    let field = TextField(frame: Rect(x: 100, y: 200, width: 200, height: 36))
    field.text = "court"
    page.view.addSubview(field)
    let ring = RingMenuController()
    ring.viewControllers = [page]
    let stage = Stage(size: Size(width: 400, height: 400))
    stage.window.rootViewController = ring
    stage.settle()
    Pasteboard.primary.string = "yard"
    let point = Point(x: 290, y: 218)
    stage.click(at: point, button: .middle)
    stage.settle()
    #expect(!ring.isMenuVisible && field.text == "courtyard")
    stage.click(at: point, button: .secondary)
    stage.settle()
    #expect(!ring.isMenuVisible && stage.view(named: "Text menu") != nil)
    stage.key("Escape")
    stage.settle()
    #expect(field.isFirstResponder)
    stage.chord([.primary, .secondary], at: point)
    #expect(ring.isMenuVisible)
  }
}

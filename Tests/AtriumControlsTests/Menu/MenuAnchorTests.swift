import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Open menus whose view leaves the window.
@MainActor
struct MenuAnchorTests {
  private let bed = MenuBed()

  @Test("a menu closes when its button leaves the window")
  func leaving() {
    bed.open(bed.menu("Name"))
    #expect(bed.isOpen)
    bed.button.removeFromSuperview()
    bed.stage.settle()
    #expect(!bed.isOpen && bed.root.presentedViewController == nil)
    #expect(bed.button.interactions.isEmpty)
  }

  @Test("a menu closes when a view around its button leaves the window")
  func around() {
    let box = View(frame: bed.root.view.bounds)
    bed.root.view.addSubview(box)
    box.addSubview(bed.button)
    bed.open(bed.menu("Name"))
    #expect(bed.isOpen)
    box.removeFromSuperview()
    bed.stage.settle()
    #expect(!bed.isOpen && bed.root.presentedViewController == nil)
  }

  @Test("a menu stays open while its button moves inside the window")
  func moving() {
    bed.open(bed.menu("Name"))
    bed.button.frame.origin.y += 30
    bed.stage.settle()
    #expect(bed.isOpen)
    bed.click("Name")
    #expect(bed.takeLog() == ["Name"] && bed.button.interactions.isEmpty)
  }
}

import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The positions of menus.
@MainActor
struct MenuPlacementTests {
  private static let twelve = (1...12).map { "Row \($0)" }

  private func open(_ bed: MenuBed, _ titles: [String], at point: Point) {
    bed.show(Menu(children: titles.map { bed.action($0) }))
    bed.stage.click(at: point)
    bed.stage.settle()
  }

  @Test("a menu without enough space below its button opens above it")
  func above() {
    let bed = MenuBed()
    bed.button.frame = Rect(x: 20, y: 300, width: 120, height: 44)
    open(bed, ["One", "Two"], at: Point(x: 80, y: 320))
    #expect(bed.frame("Two") == Rect(x: 24, y: 256, width: 152, height: 36))
  }

  @Test("a menu stays inside the window, and scrolls to the row that a key reaches")
  func scrolling() {
    let bed = MenuBed(size: Size(width: 300, height: 240))
    bed.button.frame = Rect(x: 200, y: 20, width: 90, height: 44)
    open(bed, Self.twelve, at: Point(x: 250, y: 40))
    #expect(bed.frame("Row 1") == Rect(x: 136, y: 72, width: 152, height: 36))
    bed.keys("End")
    #expect(bed.highlighted == "Row 12")
    #expect(bed.frame("Row 12")?.maxY ?? 0 <= 232)
    bed.keys("Home")
    #expect(bed.frame("Row 1")?.minY == 72)
    bed.stage.scroll(by: Point(x: 0, y: -60), at: Point(x: 200, y: 150))
    bed.stage.settle()
    #expect(bed.frame("Row 1")?.minY ?? 72 < 72)
  }

  @Test(
    "in a right-to-left layout a menu is aligned with the right edge, and submenus open leftwards")
  func mirrored() {
    let bed = MenuBed(settings: Settings(layoutDirection: .rightToLeft))
    bed.button.frame = Rect(x: 360, y: 20, width: 120, height: 44)
    let more = Menu(title: "More", children: [bed.action("Red")])
    bed.show(Menu(children: [more, bed.action("Name")]))
    bed.stage.click(at: Point(x: 420, y: 40))
    bed.stage.settle()
    #expect(bed.frame("More") == Rect(x: 324, y: 72, width: 152, height: 36))
    bed.keys("Down", "Left")
    #expect(bed.frame("Red") == Rect(x: 168, y: 72, width: 152, height: 36))
    bed.keys("Right")
    #expect(bed.items == ["More >", "Name"])
  }

  @Test("a submenu without space at the trailing side opens at the leading side")
  func otherSide() {
    let bed = MenuBed()
    bed.button.frame = Rect(x: 320, y: 20, width: 120, height: 44)
    let more = Menu(title: "More", children: [bed.action("Red")])
    bed.show(Menu(children: [more]))
    bed.stage.click(at: Point(x: 380, y: 40))
    bed.stage.settle()
    bed.click("More")
    #expect(bed.frame("More")?.minX == 324 && bed.frame("Red")?.minX == 168)
  }

  @Test("an open menu follows its button when the window gets another size")
  func resizing() {
    let bed = MenuBed()
    bed.button.frame = Rect(x: 360, y: 20, width: 120, height: 44)
    bed.button.autoresizingMask = .flexibleLeftMargin
    open(bed, ["One"], at: Point(x: 420, y: 40))
    #expect(bed.frame("One")?.minX == 336)
    bed.stage.resize(to: Size(width: 400, height: 300))
    bed.stage.settle()
    #expect(bed.frame("One")?.minX == 236)
  }
}

import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Columns that collapse into one, and expand side by side again.
@MainActor
struct SplitCollapseTests {
  @Test("S-12, S-14: columns collapse onto the stack of the primary column, and separate again")
  func collapse() {
    let scene = SplitScene()
    scene.resize(Size(width: 590, height: 500))
    let collapsed = """
      split.tc(C,R) Navigation#2.tc(C,R) D.tc(C,R) split.sz(590x500) Navigation.sz(590x500) \
      A.sz(590x448) Navigation#2.sz(590x500) D.sz(590x448) top?(secondary) Navigation#2.wm(nil) \
      Navigation#2.wd D.wd Navigation#2.dd D.dd Navigation#2.dm(nil) Navigation#2.wm(Navigation) A.wd \
      Navigation#2.wa D.wa A.dd Navigation#2.ia Navigation#2.da D.ia D.da \
      Navigation#2.dm(Navigation) collapsed
      """
    #expect(scene.rest() == collapsed.named)
    #expect(scene.stack == "A [D]")
    scene.resize(SplitScene.wide)
    let expanded = """
      split.tc(R,R) split.sz(820x600) Navigation.sz(320x600) Navigation#2.sz(320x600) D.sz(320x548) \
      mode?(2) Navigation#2.wm(nil) Navigation#2.wd D.wd A.wa Navigation#2.dd D.dd A.ia A.da \
      Navigation#2.dm(nil) Navigation#2.wm(split) Navigation#2.dm(split) Navigation#2.wa D.wa \
      Navigation#2.ia Navigation#2.da D.ia D.da expanded
      """
    #expect(scene.rest() == expanded.named)
  }

  @Test(
    "S-12: when collapsed, the child has the other columns on its stack, and viewControllers has the primary column"
  )
  func structure() {
    let scene = SplitScene(.tripleColumn, size: Size(width: 1200, height: 600))
    scene.resize(SplitScene.narrow)
    scene.stage.settle()
    #expect(scene.split.isCollapsed && scene.stack == "A [B] [D]")
    #expect(scene.split.children == [scene.a.navigationController])
    #expect(scene.split.viewControllers == [scene.a])
    #expect(scene.shown == ["D"])
    #expect(scene.frame(scene.d) == Rect(x: 0, y: 0, width: 400, height: 600))
    #expect(scene.d.splitViewController === scene.split)
    scene.resize(Size(width: 1200, height: 600))
    scene.stage.settle()
    #expect(!scene.split.isCollapsed && scene.stack == "A" && scene.shown == ["A", "B", "D"])
    #expect(scene.split.viewControllers == [scene.a, scene.b, scene.d])
    #expect(scene.frame(scene.d) == Rect(x: 600, y: 0, width: 600, height: 600))
  }

  @Test("a narrow view in a wide window collapses too")
  func breakpoint() {
    let scene = SplitScene()
    scene.split.collapseBreakpoint = 900
    scene.stage.settle()
    #expect(scene.split.isCollapsed)
    scene.split.collapseBreakpoint = 480
    scene.stage.settle()
    #expect(!scene.split.isCollapsed && scene.shown == ["A", "D"])
  }

  @Test("the back button, a key and the back list go from a collapsed column to the column below")
  func back() {
    let scene = SplitScene(.tripleColumn, size: SplitScene.narrow)
    #expect(scene.stack == "A [B] [D]" && scene.shown == ["D"])
    let column = scene.d.navigationController
    #expect(column?.navigationBar.items?.map(\.title) == ["A", "B", "D"])
    #expect(scene.a.navigationController?.navigationBar.alpha == 0)
    scene.stage.click(on: "Back to B")
    scene.stage.settle()
    #expect(scene.stack == "A [B]" && scene.shown == ["B"])
    scene.stage.key("Alt+Left")
    scene.stage.settle()
    #expect(scene.stack == "A" && scene.shown == ["A"])
    #expect(scene.a.navigationController?.navigationBar.items?.map(\.title) == ["A"])
    #expect(scene.a.navigationController?.navigationBar.alpha == 1)
    scene.split.show(.secondary)
    scene.stage.settle()
    #expect(scene.stack == "A [B] [D]" && scene.shown == ["D"])
    if let column, let lowest = column.navigationBar.items?.first {
      column.navigationBar(column.navigationBar, didSelectBackItem: lowest)
    }
    scene.stage.settle()
    #expect(scene.stack == "A")
  }

  @Test("in dark appearance a column without a background stays dark during a collapse")
  func darkGround() {
    let scene = SplitScene(.tripleColumn, settings: Settings(userInterfaceStyle: .dark))
    scene.stage.resize(to: SplitScene.narrow)
    for _ in 0..<8 {
      scene.stage.advance(by: 0.04)
      let picture = scene.stage.snapshot()
      for x in stride(from: 10, to: 400, by: 30) {
        let color = picture.color(atX: x, y: 500)
        #expect(color.red + color.green + color.blue < 1, "at \(x)")
      }
    }
  }

  @Test("a drag from the edge pops a collapsed column, and first the stack inside it")
  func drag() {
    let scene = SplitScene(size: SplitScene.narrow)
    scene.d.navigationController?.pushViewController(Recording.controller("E"), animated: false)
    scene.stage.settle()
    #expect(scene.stack == "A [D E]")
    swipeBack(scene.stage)
    #expect(scene.stack == "A [D]" && scene.shown == ["D"])
    swipeBack(scene.stage)
    #expect(scene.stack == "A" && scene.shown == ["A"])
  }

  private func swipeBack(_ stage: Stage) {
    stage.touch(began: Point(x: 2, y: 300))
    for x in [30.0, 120, 220, 320] {
      stage.advance(by: 0.05)
      stage.touch(moved: Point(x: x, y: 300))
    }
    stage.advance(by: 0.05)
    stage.touch(ended: Point(x: 320, y: 300))
    stage.settle()
  }

  @Test(
    "S-11: when collapsed, show pops or pushes to a column, and hiding the primary column does nothing"
  )
  func showCollapsed() {
    let scene = SplitScene(size: SplitScene.narrow)
    scene.split.show(.primary)
    #expect(scene.stack == "A")
    scene.stage.settle()
    #expect(scene.shown == ["A"])
    scene.split.hide(.primary)
    #expect(scene.rest().isEmpty == false && scene.stack == "A")
    scene.split.show(.secondary)
    scene.stage.settle()
    #expect(scene.stack == "A [D]" && scene.shown == ["D"])
    scene.split.hide(.secondary)
    scene.stage.settle()
    #expect(scene.stack == "A")
    let inspector = Recording.controller("I")
    scene.split.setViewController(inspector, for: .inspector)
    scene.split.show(.secondary)
    scene.split.show(.inspector)
    scene.stage.settle()
    #expect(scene.stack == "A [D] [I]")
  }

  @Test("S-14: the delegate chooses the top column, and the display mode after expanding")
  func delegateChooses() {
    let scene = SplitScene()
    (scene.top, scene.expanded) = (.primary, .secondaryOnly)
    scene.resize(SplitScene.narrow)
    scene.stage.settle()
    #expect(scene.stack == "A" && scene.shown == ["A"] && scene.d.parent?.parent == nil)
    scene.resize(SplitScene.wide)
    scene.stage.settle()
    #expect(scene.split.displayMode == .secondaryOnly && scene.shown == ["D"])
    scene.top = .supplementary
    scene.resize(SplitScene.narrow)
    scene.stage.settle()
    #expect(scene.stack == "A [D]")
  }

  @Test("controllers that were pushed while collapsed move with their column")
  func pushed() {
    let scene = SplitScene(size: SplitScene.narrow)
    scene.d.navigationController?.pushViewController(Recording.controller("E"), animated: true)
    scene.stage.settle()
    scene.a.navigationController?.pushViewController(Recording.controller("X"), animated: true)
    scene.stage.settle()
    #expect(scene.stack == "A [D E] X")
    scene.resize(SplitScene.wide)
    scene.stage.settle()
    #expect(scene.stack == "A")
    #expect(
      scene.d.navigationController?.viewControllers.map { $0.title ?? "" } == ["D", "E", "X"])
    scene.resize(SplitScene.narrow)
    scene.stage.settle()
    #expect(scene.stack == "A [D E X]")
  }

  @Test("S-4: a compact column replaces all others while they are collapsed")
  func compact() {
    let scene = SplitScene()
    let compact = Recording.controller("C")
    scene.split.setViewController(compact, for: .compact)
    #expect(scene.split.viewControllers == [scene.a, scene.d] && scene.split.children.count == 2)
    scene.resize(SplitScene.narrow)
    scene.stage.settle()
    #expect(scene.split.children == [compact] && compact.view.window != nil && scene.shown == [])
    scene.resize(SplitScene.wide)
    scene.stage.settle()
    #expect(compact.parent == nil && compact.view.window == nil && scene.shown == ["A", "D"])
  }

  @Test(
    "S-14: in the style without columns the delegate may handle the secondary controller, which is otherwise pushed"
  )
  func classic() {
    let navigation = NavigationController(rootViewController: Recording.controller("R"))
    let scene = SplitScene(.unspecified)
    scene.split.viewControllers = [navigation, scene.d]
    scene.stage.settle()
    scene.resize(SplitScene.narrow)
    scene.stage.settle()
    #expect(
      navigation.viewControllers.map { $0.title ?? "" } == ["R", "D"] && scene.shown == ["D"])
    scene.resize(SplitScene.wide)
    scene.stage.settle()
    #expect(scene.split.viewControllers == [navigation, scene.d] && scene.shown == ["D"])
    #expect(scene.d.parent === scene.split)
    scene.resize(SplitScene.narrow)
    navigation.pushViewController(Recording.controller("E"), animated: false)
    scene.stage.settle()
    scene.resize(SplitScene.wide)
    scene.stage.settle()
    #expect(navigation.viewControllers.map { $0.title ?? "" } == ["R", "D"])
    #expect(scene.split.viewControllers.map { $0.title ?? "" }.last == "E")
    scene.handles = true
    scene.resize(SplitScene.narrow)
    scene.stage.settle()
    #expect(navigation.viewControllers.count == 2 && scene.split.viewControllers == [navigation])
    let other = Recording.controller("O")
    scene.separated = other
    scene.resize(SplitScene.wide)
    scene.stage.settle()
    #expect(scene.split.viewControllers == [navigation, other] && other.view.window != nil)
  }

  @Test(
    "S-13: in the style without columns the delegate handles show, and calls of descendants are routed"
  )
  func showing() {
    let (one, two, three) = (
      Recording.controller("1"), Recording.controller("2"), Recording.controller("3")
    )
    let classic = SplitScene(.unspecified)
    classic.handles = true
    classic.a.showDetailViewController(one, sender: nil)
    classic.a.show(one, sender: nil)
    #expect(classic.recording.tokens() == "detail?(1) show?(1)")
    classic.handles = false
    classic.a.showDetailViewController(one, sender: nil)
    classic.a.show(two, sender: nil)
    #expect(classic.split.viewControllers == [two, one])
    let (scene, five) = (SplitScene(), Recording.controller("5"))
    scene.a.showDetailViewController(five, sender: nil)
    #expect(scene.split.viewControllers == [scene.a, five])
    scene.a.show(three, sender: nil)
    scene.stage.settle()
    #expect(scene.stack == "A 3")
    scene.resize(SplitScene.narrow)
    scene.stage.settle()
    scene.split.show(.primary)
    let four = Recording.controller("4")
    scene.a.showDetailViewController(four, sender: nil)
    scene.stage.settle()
    #expect(scene.stack == "A 3 [4]" && four.view.window != nil)
  }

  @Test("the remaining column grows to the whole view, while the other column moves out")
  func motion() {
    let scene = SplitScene()
    scene.resize(Size(width: 590, height: 600))
    scene.stage.turn()
    let root = scene.a.navigationController?.view
    #expect((root?.presentation.frame.minX ?? 0) > 250)
    scene.stage.advance(by: 0.1)
    let part = root?.presentation.frame.minX ?? 0
    #expect(part > 20 && part < 250)
    // The edge of the window continues to move.
    scene.resize(Size(width: 560, height: 600))
    scene.stage.settle()
    #expect(scene.frame(scene.d) == Rect(x: 0, y: 0, width: 560, height: 600))
    scene.resize(Size(width: 700, height: 600))
    scene.stage.advance(by: 0.1)
    scene.resize(Size(width: 580, height: 600))
    scene.stage.advance(by: 0.1)
    scene.resize(SplitScene.wide)
    scene.stage.settle()
    #expect(scene.frame(scene.a) == Rect(x: 0, y: 0, width: 320, height: 600))
    #expect(scene.frame(scene.d) == Rect(x: 320, y: 0, width: 500, height: 600))
  }

  @Test("the focus in a column survives collapsing and expanding")
  func focus() {
    let scene = SplitScene()
    let field = Button()
    field.frame = Rect(x: 10, y: 10, width: 80, height: 30)
    scene.d.view.addSubview(field)
    field.becomeFirstResponder()
    scene.resize(SplitScene.narrow)
    scene.stage.settle()
    #expect(field.isFirstResponder)
    scene.resize(SplitScene.wide)
    scene.stage.settle()
    #expect(field.isFirstResponder)
  }

  @Test("controllers may be replaced while columns are collapsed, on the stack and below it")
  func replace() {
    let scene = SplitScene(.tripleColumn, size: SplitScene.narrow)
    let detail = NavigationController(rootViewController: Recording.controller("N"))
    scene.split.setViewController(detail, for: .secondary)
    scene.stage.settle()
    #expect(scene.stack == "A [B] [N]" && scene.d.view.window == nil)
    let primary = NavigationController(rootViewController: Recording.controller("P"))
    scene.split.setViewController(primary, for: .primary)
    scene.stage.settle()
    #expect(scene.split.children == [primary] && primary.viewControllers.count == 3)
    scene.split.setViewController(nil, for: .supplementary)
    scene.stage.settle()
    #expect(primary.viewControllers.count == 2)
    scene.resize(SplitScene.wide)
    scene.stage.settle()
    #expect(primary.viewControllers.count == 1 && detail.parent === scene.split)
    #expect(scene.shown == [])
  }

  @Test(
    "S-12: if other code removes the collapsed stack's root, each column above it is kept once")
  func rootTakenOut() {
    let scene = SplitScene()
    scene.resize(SplitScene.narrow)
    scene.stage.settle()
    #expect(scene.stack == "A [D]")
    scene.a.willMove(toParent: nil)
    scene.a.view.removeFromSuperview()
    scene.a.removeFromParent()
    #expect(scene.stack == "[D]")
    scene.split.show(.secondary)
    scene.stage.settle()
    #expect(scene.stack == "[D]" && scene.shown == ["D"])
    scene.split.show(.primary)
    scene.stage.settle()
    #expect(scene.stack == "")
    scene.split.show(.secondary)
    scene.stage.settle()
    #expect(scene.stack == "[D]" && scene.shown == ["D"])
    scene.resize(SplitScene.wide)
    scene.stage.settle()
    #expect(scene.stack == "" && scene.shown == ["D"])
  }

  @Test(
    "S-5: a column's controller that another split view takes as its column leaves the first split view",
    arguments: [false, true])
  func columnOfAnother(isPlain: Bool) {
    let scene = SplitScene()
    let other = SplitViewController(style: .doubleColumn)
    let page = Recording.controller("E")
    let detail = isPlain ? page : NavigationController(rootViewController: page)
    scene.split.setViewController(detail, for: .secondary)
    other.setViewController(detail, for: .secondary)
    #expect(scene.split.viewController(for: .secondary) == nil)
    #expect(detail.parent == nil || isPlain)
    #expect(page.splitViewController == nil)
    scene.resize(SplitScene.narrow)
    scene.stage.settle()
    for column in [SplitViewController.Column.secondary, .primary, .secondary] {
      scene.split.show(column)
      scene.stage.settle()
    }
    #expect(scene.stack == "A")
    scene.stage.window.rootViewController = other
    scene.stage.settle()
    #expect(other.isCollapsed && page.splitViewController === other)
    #expect(page.viewIfLoaded?.window != nil)
  }
}

import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The stack of a navigation bar, its back button, and its items.
@MainActor
struct NavigationBarTests {
  private final class Log: NavigationBarDelegate {
    var lines: [String] = []
    var allows = true

    func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
      lines.append("should \(item.title ?? "")")
      return allows
    }
    func navigationBar(_ bar: NavigationBar, didPush item: NavigationItem) {
      lines.append("pushed \(item.title ?? "")")
    }
    func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem) {
      lines.append("popped \(item.title ?? "")")
    }
  }

  private let stage: Stage
  private let bar = NavigationBar()
  private let log = Log()

  init() {
    self.init(settings: Settings())
  }

  private init(settings: Settings) {
    stage = Stage(size: Size(width: 360, height: 200), settings: settings)
    let root = ViewController()
    stage.window.rootViewController = root
    bar.frame = Rect(x: 0, y: 0, width: 360, height: 52)
    bar.delegate = log
    root.view.addSubview(bar)
    bar.items = [NavigationItem(title: "House")]
    stage.settle()
  }

  private func sees(_ name: String) -> Bool { stage.view(named: name) != nil }

  @Test("N-27: the height of a large title is in proportion to the preferred text size")
  func largeTitleHeight() throws {
    #expect(NavigationBar.largeTitleHeight == 52)
    ContentSizeCategory.preferred = .accessibilityLarge
    defer { ContentSizeCategory.preferred = .large }
    #expect(NavigationBar.largeTitleHeight == 73)
    let bar = NavigationBar(frame: .zero)
    bar.prefersLargeTitles = true
    let item = NavigationItem(title: "Library")
    bar.setItems([item], animated: false)
    let stage = Stage(size: Size(width: 400, height: 800))
    let root = ViewController()
    root.view.addSubview(bar)
    stage.window.rootViewController = root
    stage.settle()
    bar.frame = Rect(x: 0, y: 0, width: 400, height: bar.sizeThatFits(.zero).height)
    stage.settle()
    var texts: [Rect] = []
    func visit(_ view: View) {
      if let label = view as? Label, label.font.size == 48 {
        texts += label.displayedTexts.map { label.convert($0.rect, to: bar) }
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(bar)
    #expect(texts.count == 1)
    #expect(texts.allSatisfy { bar.bounds.contains($0) && $0.minY >= Theme.barHeight })
  }

  @Test("a push slides in and adds a back button, and at its end the old title is removed")
  func push() {
    #expect(!sees("Back to House"))
    bar.pushItem(NavigationItem(title: "Court"), animated: true)
    stage.advance(by: 0.1)
    #expect(sees("Court") && bar.subviews.count == 2)
    #expect(log.lines.isEmpty)
    stage.settle()
    #expect(!sees("House") && sees("Court") && sees("Back to House"))
    #expect(log.lines == ["pushed Court"])
    #expect(stage.window.isIdle)
  }

  @Test(
    "the single item at each end is the first of its list, and setting it replaces the list")
  func singleItems() {
    let item = NavigationItem(title: "Court")
    let (a, b) = (BarButtonItem(title: "A") {}, BarButtonItem(title: "B") {})
    #expect(item.leftBarButtonItem == nil && item.rightBarButtonItem == nil)
    item.leftBarButtonItems = [a, b]
    item.rightBarButtonItems = [b, a]
    #expect(item.leftBarButtonItem === a && item.rightBarButtonItem === b)
    item.leftBarButtonItem = b
    item.rightBarButtonItem = nil
    #expect(item.leftBarButtonItems?.map(\.title) == ["B"] && item.rightBarButtonItems == nil)
  }

  @Test("the back button asks the delegate, then pops", arguments: [true, false])
  func back(allows: Bool) {
    bar.pushItem(NavigationItem(title: "Court"), animated: false)
    stage.settle()
    log.allows = allows
    log.lines = []
    stage.click(on: "Back to House")
    stage.settle()
    #expect((bar.items ?? []).count == (allows ? 1 : 2))
    #expect(log.lines == (allows ? ["should Court", "popped Court"] : ["should Court"]))
  }

  @Test("a pop or a push during a push ends with the right item, and each is reported once")
  func interrupted() {
    bar.pushItem(NavigationItem(title: "Court"), animated: true)
    stage.advance(by: 0.1)
    bar.popItem(animated: true)
    stage.advance(by: 0.1)
    bar.pushItem(NavigationItem(title: "Library"), animated: true)
    stage.settle()
    #expect(log.lines == ["pushed Court", "popped Court", "pushed Library"])
    #expect(!sees("Court") && !sees("House") && sees("Library"))
    bar.popItem(animated: false)
    #expect(bar.popItem(animated: true) == nil)
    #expect(bar.topItem?.title == "House")
  }

  @Test("the last item cannot be popped, and changes of an item show at once")
  func changes() {
    let controller = ViewController()
    controller.title = "Attic"
    bar.pushItem(controller.navigationItem, animated: false)
    stage.settle()
    controller.title = "Loft"
    var pressed = 0
    controller.navigationItem.rightBarButtonItem = BarButtonItem(title: "Edit") { pressed += 1 }
    stage.settle()
    #expect(sees("Loft") && !sees("Attic"))
    stage.click(on: "Edit")
    controller.navigationItem.rightBarButtonItem?.isEnabled = false
    stage.turn()
    stage.click(on: "Edit")
    #expect(pressed == 1)
    bar.backItem?.backButtonTitle = "Home"
    stage.settle()
    #expect(sees("Back to Home"))
    controller.navigationItem.hidesBackButton = true
    stage.settle()
    #expect(!sees("Back to Home"))
    controller.navigationItem.prompt = "Mind your head"
    #expect(bar.sizeThatFits(Size(width: 100, height: 0)).height > 52)
  }

  @Test("Tab reaches the back button, and Enter presses it")
  func keyboard() {
    bar.pushItem(NavigationItem(title: "Court"), animated: false)
    stage.settle()
    stage.key("Tab")
    stage.key("Return")
    stage.settle()
    #expect((bar.items ?? []).count == 1)
  }

  @Test("in a right-to-left layout, the back button is at the leading edge")
  func mirrored() throws {
    let other = NavigationBarTests(settings: Settings(layoutDirection: .rightToLeft))
    other.bar.pushItem(NavigationItem(title: "Court"), animated: false)
    other.stage.settle()
    let back = try #require(other.stage.view(named: "Back to House"))
    #expect(back.convert(back.bounds, to: nil).midX > 180)
  }

  @Test("titles shrink for buttons and never overlap them")
  func crowded() throws {
    let item = NavigationItem(title: "A title that is much too long for a bar")
    item.rightBarButtonItems = [BarButtonItem(title: "Done"), BarButtonItem(title: "Share")]
    bar.pushItem(item, animated: false)
    stage.settle()
    let title = try #require(stage.view(named: "A title that is much too long for a bar"))
    let frame = title.convert(title.bounds, to: nil)
    for name in ["Done", "Share", "Back to House"] {
      let button = try #require(stage.view(named: name))
      #expect(!button.convert(button.bounds, to: nil).intersects(frame), "\(name)")
    }
    let (done, share) = (try #require(stage.view(named: "Done")), stage.view(named: "Share"))
    #expect(done.frame.minX > (share?.frame.minX ?? 0))
  }
}

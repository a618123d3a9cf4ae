import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The appearances of bars: what a bar shows of an appearance, and which appearance it uses.
@MainActor
struct BarAppearanceTests {
  private let stage: Stage
  private let root = ViewController()
  private let red = Color(hex: 0xaa1122)
  private let blue = Color(hex: 0x2244cc)

  init() {
    stage = Stage(size: Size(width: 400, height: 600))
    root.loadViewIfNeeded()
    root.view.backgroundColor = .white
    stage.window.rootViewController = root
  }

  private func show<Bar: View>(_ bar: Bar) -> Bar {
    bar.frame = Rect(x: 0, y: 0, width: 400, height: 56)
    root.view.addSubview(bar)
    stage.settle()
    return bar
  }

  /// Returns the colour of the bar near its left edge.
  private func colors(y: Int = 20) -> Color? {
    stage.settle()
    return stage.snapshot().color(atX: 3, y: y)
  }

  private func title(_ text: String) -> Label? {
    stage.settle()
    return stage.view(named: text) as? Label
  }

  @Test(
    "a bar without appearances is unchanged, and the older properties set its standard appearance")
  func older() {
    let bar = show(NavigationBar())
    bar.items = [NavigationItem(title: "House")]
    #expect(colors() == Theme.light.surface && bar.showsSeparator && bar.barTintColor == nil)
    bar.isContentAtScrollEdge = true
    #expect(colors() == Theme.light.surface)
    bar.barTintColor = red
    bar.showsSeparator = false
    bar.titleTextAttributes = [.foregroundColor: Color.white]
    #expect(colors() == red && colors(y: 55) == red)
    #expect(bar.standardAppearance.backgroundColor == red)
    #expect(bar.standardAppearance.shadowColor == nil)
    #expect(title("House")?.textColor == .white)
    bar.standardAppearance.configureWithDefaultBackground()
    #expect(bar.barTintColor == nil && bar.showsSeparator)
  }

  @Test("a bar copies an appearance, and shows later changes of the copy but not of the original")
  func copies() {
    let bar = show(NavigationBar())
    bar.items = [NavigationItem(title: "House")]
    let appearance = NavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = red
    appearance.titleTextAttributes = [
      .foregroundColor: Color.white, .font: Font.system(ofSize: 20, weight: .bold),
    ]
    bar.standardAppearance = appearance
    appearance.backgroundColor = blue
    #expect(colors() == red && colors(y: 55) == Theme.light.separator)
    #expect(title("House")?.textColor == .white)
    #expect(title("House")?.font == .system(ofSize: 20, weight: .bold))
    bar.standardAppearance.backgroundColor = blue
    bar.standardAppearance.shadowColor = .clear
    #expect(colors() == blue && colors(y: 55) == blue)
    bar.standardAppearance.titleTextAttributes = [:]
    #expect(title("House")?.textColor == nil)
    let copy = bar.standardAppearance.copy()
    #expect(copy !== bar.standardAppearance && copy.backgroundColor == blue)
    #expect(NavigationBarAppearance(barAppearance: TabBarAppearance()).backgroundColor == nil)
  }

  @Test(
    "the three configurations have the theme's surface, the same made translucent, and no background"
  )
  func configurations() {
    let bar = show(Toolbar())
    let appearance = bar.standardAppearance
    appearance.configureWithTransparentBackground()
    #expect(colors() == .white && colors(y: 0) == .white)
    #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
    appearance.configureWithOpaqueBackground()
    #expect(colors() == Theme.light.surface && colors(y: 0) == Theme.light.separator)
    #expect(appearance.backgroundColor == Theme.light.surface)
    appearance.backgroundColor = nil
    #expect(colors() == .white)
    appearance.configureWithDefaultBackground()
    #expect(colors() == Theme.light.surface && appearance.backgroundColor == nil)
    appearance.backgroundColor = red
    appearance.shadowColor = blue
    #expect(colors() == red && colors(y: 0) == blue)
  }

  @Test("an opaque background follows the theme, and is opaque in a translucent bar too")
  func theme() {
    let bar = show(Toolbar())
    root.view.backgroundColor = .black
    bar.isTranslucent = true
    #expect(colors() != Theme.light.surface)
    bar.standardAppearance.configureWithOpaqueBackground()
    #expect(colors() == Theme.light.surface)
    stage.window.dispatch(.settingsChanged(Settings(userInterfaceStyle: .dark)))
    #expect(colors() == Theme.dark.surface)
  }

  @Test("at the edge a missing appearance is replaced by the standard one without a background")
  func edge() {
    let bar = show(NavigationBar())
    bar.items = [NavigationItem(title: "House")]
    let appearance = NavigationBarAppearance()
    appearance.backgroundColor = red
    appearance.titleTextAttributes = [.foregroundColor: blue]
    bar.standardAppearance = appearance
    #expect(colors() == red)
    bar.isContentAtScrollEdge = true
    #expect(colors() == .white && colors(y: 55) == .white)
    #expect(title("House")?.textColor == blue)
    appearance.titleTextAttributes = [:]
    appearance.backgroundColor = blue
    bar.scrollEdgeAppearance = appearance
    #expect(colors() == blue && title("House")?.textColor == nil)
    bar.isContentAtScrollEdge = false
    #expect(colors() == red)
  }

  @Test("the item's appearances override the bar's, each for its own situation")
  func items() {
    let bar = show(NavigationBar())
    let (house, court) = (NavigationItem(title: "House"), NavigationItem(title: "Court"))
    bar.items = [house]
    func painted(_ color: Color) -> NavigationBarAppearance {
      let appearance = NavigationBarAppearance()
      appearance.backgroundColor = color
      return appearance
    }
    bar.standardAppearance = painted(red)
    bar.scrollEdgeAppearance = painted(.black)
    court.standardAppearance = painted(blue)
    #expect(colors() == red)
    bar.pushItem(court, animated: false)
    #expect(colors() == blue)
    bar.isContentAtScrollEdge = true
    #expect(colors() == .black)
    court.scrollEdgeAppearance = painted(Color(hex: 0x00aa00))
    #expect(colors() == Color(hex: 0x00aa00))
    court.scrollEdgeAppearance?.backgroundColor = red
    #expect(colors() == red)
    bar.popItem(animated: false)
    #expect(colors() == .black)
  }

  @Test("a compact height has its own appearances, at the edge and away from it")
  func compact() {
    let bar = show(NavigationBar())
    bar.items = [NavigationItem(title: "House")]
    let situations: [(Color, ReferenceWritableKeyPath<NavigationBar, NavigationBarAppearance?>)] = [
      (red, \.compactAppearance), (blue, \.scrollEdgeAppearance),
      (.black, \.compactScrollEdgeAppearance),
    ]
    var seen: [Color?] = []
    for (color, path) in situations {
      let appearance = NavigationBarAppearance()
      appearance.backgroundColor = color
      bar[keyPath: path] = appearance
      for height in [600.0, 300] {
        for isAtEdge in [false, true] {
          stage.resize(to: Size(width: 700, height: height))
          bar.isContentAtScrollEdge = isAtEdge
          seen.append(colors())
        }
      }
    }
    let plain = Theme.light.surface
    #expect(
      seen == [
        plain, plain, red, .white, plain, blue, red, blue, plain, blue, red, .black,
      ])
  }

  @Test(
    "titles of buttons have the attributes of their style and state, or else the tint")
  func buttons() throws {
    let bar = show(Toolbar())
    var pressed = 0
    let (save, done) = (
      BarButtonItem(title: "Save") { pressed += 1 }, BarButtonItem(title: "Done", style: .prominent)
    )
    bar.items = [save, done]
    func ink(_ name: String) throws -> Color {
      stage.settle()
      return try #require((stage.view(named: name) as? Button)?.displayedTexts.first?.color)
    }
    #expect(try ink("Save") == Theme.light.accent)
    bar.tintColor = blue
    #expect(try ink("Save") == blue)
    save.tintColor = red
    #expect(try ink("Save") == red)
    let look = BarButtonItemAppearance()
    look.normal.titleTextAttributes = [.foregroundColor: Color.black]
    look.disabled.titleTextAttributes = [.foregroundColor: Color(hex: 0x777777)]
    bar.standardAppearance.buttonAppearance = look
    #expect(try ink("Save") == .black)
    save.isEnabled = false
    #expect(try ink("Save") == Color(hex: 0x777777))
    // Letters with their own colour have no accent background.
    bar.standardAppearance.doneButtonAppearance.normal.titleTextAttributes = [
      .foregroundColor: blue
    ]
    #expect(try ink("Done") == blue)
    bar.resetTintColor()
    save.tintColor = nil
    bar.standardAppearance.buttonAppearance = BarButtonItemAppearance()
    save.isEnabled = true
    #expect(try ink("Save") == Theme.light.accent)
  }

  @Test(
    "items of a tab bar use the attributes of their layout and state, and the selected item's override them"
  )
  func tabs() throws {
    let items = ["Home", "Clock", "Rooms", "Notes"].map {
      TabBarItem(title: $0, image: .placeholder(ofSize: Size(width: 20, height: 20)))
    }
    let bar = show(TabBar(items: items))
    bar.selectedIndex = 0
    let appearance = TabBarAppearance()
    appearance.backgroundColor = red
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: Color.white]
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: blue]
    bar.standardAppearance = appearance
    func inks() -> [Color?] {
      stage.settle()
      return items.map {
        (stage.view(named: $0.title ?? "") as? any TextDisplaying)?.displayedTexts.first?.color
      }
    }
    #expect(inks() == [blue, .white, .white, .white] && colors() == red)
    bar.selectedIndex = 2
    #expect(inks() == [.white, .white, blue, .white])
    // A title beside the image uses the attributes of a title below it, until the program sets others.
    bar.frame.size.width = 700
    stage.resize(to: Size(width: 700, height: 300))
    #expect(inks() == [.white, .white, blue, .white])
    bar.standardAppearance.compactInlineLayoutAppearance.normal.titleTextAttributes = [
      .foregroundColor: Color.black
    ]
    bar.standardAppearance.compactInlineLayoutAppearance.selected.iconColor = red
    #expect(
      inks() == [
        .black, .black, Theme.light.accent.mixed(with: Theme.light.label, by: 0.12), .black,
      ])
    stage.resize(to: Size(width: 700, height: 600))
    #expect(inks() == [.white, .white, blue, .white])
    bar.frame.size.width = 400
    items[1].standardAppearance = TabBarAppearance()
    items[1].standardAppearance?.backgroundColor = blue
    #expect(colors() == red)
    bar.selectedIndex = 1
    #expect(colors() == blue && inks().first == Theme.light.secondaryLabel)
    bar.tintColor = .black
    bar.unselectedItemTintColor = .white
    #expect(inks() == [.white, .black, .white, .white])
    bar.isContentAtScrollEdge = true
    #expect(colors() == .white)
  }

  @Test(
    "in the colours of iOS, the tint alone shows the selected tab, below the image in a narrow bar")
  func iOSTabs() throws {
    let items = ["Home", "Clock"].map {
      TabBarItem(title: $0, image: .placeholder(ofSize: Size(width: 20, height: 20)))
    }
    let host = ViewController()
    host.loadViewIfNeeded()
    let bar = TabBar(items: items)
    bar.selectedIndex = 0
    bar.frame = Rect(x: 0, y: 0, width: 400, height: 56)
    host.view.addSubview(bar)
    root.addChild(host)
    root.view.addSubview(host.view)
    host.didMove(toParent: root)
    func state() throws -> (text: DisplayedText, hasMark: Bool) {
      stage.settle()
      let view = try #require(stage.view(named: "Home") as? any TextDisplaying)
      let text = try #require(view.displayedTexts.first)
      let colors = (30...170).map { stage.snapshot().color(atX: $0, y: 18) }
      return (text, colors.contains(Theme.light.fill))
    }
    let standard = try state()
    #expect(standard.hasMark && standard.text.rect.minY < 28)
    root.setOverrideTraitCollection(TraitOverrides(colorPalette: .iOS), forChild: host)
    let iOS = try state()
    #expect(!iOS.hasMark && iOS.text.rect.minY > 28)
    #expect(iOS.text.color == Color(hex: 0x007aff))
    bar.tintColor = red
    #expect(try !state().hasMark && state().text.color == red)
    root.setOverrideTraitCollection(
      TraitOverrides(horizontalSizeClass: .regular, colorPalette: .iOS), forChild: host)
    #expect(try state().text.rect.minY < 28)
  }

  @Test("a blur lies behind the background colour, and is removed with it")
  func blur() {
    let bar = show(NavigationBar())
    bar.items = [NavigationItem(title: "House")]
    root.view.backgroundColor = .black
    bar.standardAppearance.backgroundEffect = BlurEffect(style: .light)
    #expect(bar.subviews.first is VisualEffectView && bar.subviews.count == 2)
    let blurred = colors()
    #expect(blurred != .black && blurred != Theme.light.surface)
    bar.standardAppearance.backgroundColor = red
    #expect(colors() == red)
    bar.standardAppearance.backgroundEffect = nil
    #expect(bar.subviews.count == 1 && colors() == red)
  }

  @Test("appearances keep neither their bar nor their item alive")
  func release() {
    weak var weakBar: NavigationBar?
    weak var weakItem: NavigationItem?
    weak var weakTabs: TabBar?
    do {
      let (bar, item, tabs) = (NavigationBar(), NavigationItem(title: "House"), TabBar())
      (weakBar, weakItem, weakTabs) = (bar, item, tabs)
      bar.items = [item]
      bar.standardAppearance.backgroundColor = red
      item.standardAppearance = bar.standardAppearance
      item.standardAppearance?.buttonAppearance.normal.titleTextAttributes = [.font: 3]
      tabs.standardAppearance.inlineLayoutAppearance.selected.iconColor = blue
    }
    #expect(weakBar == nil && weakItem == nil && weakTabs == nil)
  }
}

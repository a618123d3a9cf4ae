import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit

/// The samples of controls with items, and of tables.
extension StateSample {
  private static func narrow(_ view: View, _ width: Double) -> View {
    view.bounds.size = view.sizeThatFits(Size(width: width, height: 0))
    return view
  }

  private static func tabs(_ change: @escaping (TabBar) -> Void = { _ in }) -> () -> View {
    {
      let view = narrow(Sample.tabBarTight.make(), 260)
      if let bar = view as? TabBar { change(bar) }
      return view
    }
  }

  private static func navigation(_ title: String, back: String = "House") -> () -> View {
    {
      let bar = NavigationBar()
      let item = NavigationItem(title: title)
      item.rightBarButtonItems = [
        BarButtonItem(title: "Done", style: .prominent), BarButtonItem(image: Sample.icon(1)),
        BarButtonItem(title: "Share"),
      ]
      bar.items = [NavigationItem(title: back), item]
      return narrow(bar, 260)
    }
  }

  static var bars: [StateSample] {
    [
      StateSample(name: "tabs hovered", make: tabs(), enter: hovered(0.87)),
      StateSample(name: "tabs pressed", make: tabs(), enter: pressed(0.37)),
      StateSample(name: "tabs focused", make: tabs(), enter: focused()),
      StateSample(name: "tabs, one of the list chosen", make: tabs { $0.selectedIndex = 6 }),
      StateSample(name: "tabs disabled", make: tabs { $0.isEnabled = false }),
      StateSample(name: "way back pressed", make: navigation("Attic"), enter: pressed(0.08)),
      StateSample(name: "way back focused", make: navigation("Attic"), enter: focused()),
      StateSample(
        name: "long names in a bar", make: navigation("A long way up", back: "The whole house")),
      StateSample(
        name: "tool hovered", make: { narrow(Sample.toolbar.make(), 320) }, enter: hovered(0.1)),
      StateSample(
        name: "tool pressed", make: { narrow(Sample.toolbar.make(), 320) }, enter: pressed(0.92)),
      StateSample(
        name: "tools without room for all", make: { narrow(Sample.toolbar.make(), 220) },
        enter: focused()),
    ]
  }

  private static func table(_ style: TableView.Style = .plain) -> () -> View {
    { Sample.smallTable(style: style) }
  }

  static var rows: [StateSample] {
    [
      StateSample(name: "row hovered", make: table(), enter: hovered(0.5, 0.2)),
      StateSample(name: "row pressed", make: table(), enter: pressed(0.5, 0.2)),
      StateSample(name: "row focused", make: table(), enter: focused()),
      StateSample(name: "row focused in a card", make: table(.insetGrouped), enter: focused()),
      StateSample(name: "row with its actions", make: table(), enter: focused("Left")),
      StateSample(
        name: "scroll view focused", hasLetters: false, make: { Sample.scroll.make() },
        enter: focused()),
      StateSample(
        name: "indicator hovered", hasLetters: false, make: { Sample.scroll.make() },
        enter: { stage, view in
          // The first movement only shows the indicator.
          for y in [0.4, 0.42] { hovered(0.96, y)(stage, view) }
        }),
    ]
  }
}

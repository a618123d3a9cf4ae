import AtriumContainers
import AtriumKit

/// The items of a ring with every kind of item and three levels, for the third mode of *IconRing*.
@MainActor
struct RingItems {
  private let rooms: [ViewController]
  private let assets: Assets
  private let say: (String) -> Void

  /// Makes the source of the items.
  ///
  /// - Parameters:
  ///   - rooms: The controllers of the ring.
  ///   - assets: The images.
  ///   - say: Receives a sentence about each choice.
  init(rooms: [ViewController], assets: Assets, say: @escaping (String) -> Void) {
    (self.rooms, self.assets, self.say) = (rooms, assets, say)
  }

  /// The first level: the controllers, a group of items with states, a group of many items, and a disabled item.
  var items: [RingMenuItem] {
    var locked = RingMenuItem.action("Locked") {}
    locked.isEnabled = false
    return rooms.map { .controller($0) } + [
      .submenu("Light", image: assets.icon(named: "clock"), items: light),
      .submenu("Plates", image: assets.icon(named: "gallery"), items: plates),
      locked,
    ]
  }

  /// Two toggles that keep the ring open, three mutually exclusive colours, and a dial.
  private var light: [RingMenuItem] {
    var items: [RingMenuItem] = ["Lamps", "Fountain"].map { name in
      var item = RingMenuItem.toggle(name, isOn: name == "Lamps") { [say] in
        say("\(name): \($0 ? "on" : "off").")
      }
      item.staysOpen = true
      item.accessKey = name.first
      item.secondaryAction = { [say] in say("The right button asks about \(name).") }
      return item
    }
    items += ["Warm", "White", "Cold"].map { name in
      .radio(name, isOn: name == "Warm") { [say] in say("The light is \(name.lowercased()).") }
    }
    items.append(.separator)
    items.append(.dial("Brightness", value: 60) { [say] in say("Brightness: \($0) %.") })
    return items
  }

  /// More items than fit on one page; the last item opens a third level.
  private var plates: [RingMenuItem] {
    let many: [RingMenuItem] = (1...13).map { number in
      .action("Plate \(number)") { [say] in say("Plate \(number) is on the table.") }
    }
    let spoons: [RingMenuItem] = ["Soup", "Tea", "Salt"].map { name in
      .action(name) { [say] in say("\(name): a spoon from the third level.") }
    }
    return [.submenu("Spoons", image: assets.icon(named: "shapes"), items: spoons)] + many
  }
}

import AtriumControls
import AtriumContainers
import AtriumKit

/// The items of a ring with every kind of item and three levels, for the third mode of *IconRing*.
@MainActor
struct RingItems {
  private let rooms: [ViewController]
  private let assets: Assets
  private let say: (String) -> Void

  /// Makes the items.
  ///
  /// - Parameters:
  ///   - rooms: The controllers of the ring.
  ///   - assets: The images.
  ///   - say: Shows a sentence about each choice.
  init(rooms: [ViewController], assets: Assets, say: @escaping (String) -> Void) {
    (self.rooms, self.assets, self.say) = (rooms, assets, say)
  }

  /// The first level: the controllers, a group of items with states, a group of many items, and a disabled item.
  var items: [RingMenuItem] {
    var locked = RingMenuItem.action(String(localized: "Locked")) {}
    locked.isEnabled = false
    var lamps = RingMenuItem.submenu(
      String(localized: "Light|lamps"), image: assets.icon(named: "clock"), items: light)
    lamps.detail = String(localized: "Switches, colours, a dial")
    var table = RingMenuItem.submenu(
      String(localized: "Plates"), image: assets.icon(named: "gallery"), items: plates)
    table.detail = String(localized: "Two pages of plates")
    return (children + [lamps, table, locked]).withAccessKeys
  }

  /// The controllers alone, each with a sentence about it.
  var children: [RingMenuItem] {
    let details = [
      String(localized: "Streets and a river"), String(localized: "One page, no children"),
      String(localized: "A stack of two pages"),
    ]
    return zip(rooms, details).map { room, detail in
      var item = RingMenuItem.controller(room)
      item.detail = detail
      return item
    }.withAccessKeys
  }

  /// Two toggles that keep the ring open, three mutually exclusive colours, and a dial.
  private var light: [RingMenuItem] {
    var items: [RingMenuItem] = ["Lamps", "Fountain"].map { name in
      var item = RingMenuItem.toggle(String(localized: name), isOn: name == "Lamps") { [say] in
        say(String(localized: $0 ? "%@: on." : "%@: off.", String(localized: name)))
      }
      item.staysOpen = true
      item.secondaryAction = { [say] in
        say(String(localized: "The right button asks about %@.", String(localized: name)))
      }
      return item
    }
    items += ["Warm", "White", "Cold"].map { name in
      .radio(String(localized: name), isOn: name == "Warm") { [say] in
        say(String(localized: "The light is \(name.lowercased())."))
      }
    }
    items.append(.separator)
    items.append(
      .dial(String(localized: "Brightness"), value: 60) { [say] in
        say(String(localized: "Brightness: %@ %.", "\($0)"))
      })
    return items.withAccessKeys
  }

  /// More items than fit on one page; the first item opens a third level.
  private var plates: [RingMenuItem] {
    let many: [RingMenuItem] = (1...13).map { number in
      var item = RingMenuItem.action(String(localized: "Plate %@", "\(number)")) { [say] in
        say(String(localized: "Plate %@ is on the table.", "\(number)"))
      }
      item.detail = String(localized: "Lays it on the table")
      return item
    }
    let spoons: [RingMenuItem] = ["Soup", "Tea", "Salt"].map { name in
      var item = RingMenuItem.action(String(localized: name)) { [say] in
        say(String(localized: "%@: a spoon from the third level.", String(localized: name)))
      }
      item.detail = String(localized: "Lays this spoon")
      return item
    }
    var drawer = RingMenuItem.submenu(
      String(localized: "Spoons"), image: assets.icon(named: "shapes"), items: spoons.withAccessKeys
    )
    drawer.detail = String(localized: "A third level")
    return [drawer].withAccessKeys + many
  }
}

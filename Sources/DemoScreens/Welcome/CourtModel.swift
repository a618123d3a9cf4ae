import AtriumControls
import AtriumContainers
import AtriumGraphics
import AtriumKit

/// The rooms around the court: one level of the ring menu, with the same directions.
@MainActor
struct CourtModel {
  /// A room, a group of rooms, or the item that leads back to the level above.
  struct Room: Equatable {
    let title: String
    let image: Image?
    /// The direction of the room's middle, in radians clockwise from three o'clock.
    let angle: Double
    /// The index of the room's colour in the ring menu's palette.
    let color: Int
    /// The number of items in the group; 0 if the item is not a group.
    let itemCount: Int
    /// Whether the item is the current room.
    let isPresent: Bool
    let content: RingMenuWedges.Content

    static func == (one: Room, other: Room) -> Bool {
      one.title == other.title && one.image === other.image && one.angle == other.angle
        && one.content == other.content && one.isPresent == other.isPresent
    }
  }

  private let items: [CourtItem]
  private var levels: RingMenuLevels
  private weak var present: ViewController?

  /// Makes the model of the first level.
  ///
  /// - Parameters:
  ///   - items: The items of the ring menu.
  ///   - present: The current room.
  ///   - arrangement: The arrangement of the ring menu.
  init(
    _ items: [RingMenuItem], present: ViewController?, arrangement: RingMenuArrangement = .even
  ) {
    self.items = items.map(CourtItem.init)
    self.present = present
    levels = RingMenuLevels(self.items.map(\.node), arrangement)
  }

  /// The number of directions.
  var count: Int { levels.wedges.count }

  /// Whether the model shows the first level.
  var isFirst: Bool { levels.isFirst }

  /// Returns the item at an index of the current level; nil if there is none.
  func item(_ index: Int) -> CourtItem? {
    let items = levelItems
    return items.indices.contains(index) ? items[index] : nil
  }

  /// The rooms of the current level, clockwise.
  var rooms: [Room] {
    let (wedges, items) = (levels.wedges, levelItems)
    return wedges.contents.indices.compactMap { index in
      let (content, angle) = (wedges.contents[index], wedges.angle(of: index))
      switch content {
      case .gap: return nil
      case .back:
        return Room(
          title: String(localized: "Back"), image: nil, angle: angle,
          color: RingMenuPalette.count - 1,
          itemCount: 0, isPresent: false, content: content)
      case .item(let number):
        guard items.indices.contains(number) else { return nil }
        let item = items[number]
        return Room(
          title: item.title, image: item.image, angle: angle, color: number,
          itemCount: item.items?.count ?? 0,
          isPresent: present != nil && item.controller === present, content: content)
      }
    }
  }

  /// Shows the level of a group.
  mutating func enter(_ index: Int) { levels.enter(index) }

  /// Goes back to the level above.
  ///
  /// - Returns: The index of the group that was left, in the level above; nil if the current level is the first.
  mutating func back() -> Int? { levels.back() }

  private var levelItems: [CourtItem] {
    levels.indices.reduce(items) { items, index in
      items.indices.contains(index) ? items[index].items ?? [] : []
    }
  }
}

import AtriumContainers
import AtriumGraphics
import AtriumKit

/// The rooms around the court: a level of the ring, with the ring's own directions.
@MainActor
struct CourtModel {
  /// A room of the court, or the way back to the level above.
  struct Room: Equatable {
    let title: String
    let image: Image?
    /// The direction of its middle, in radians clockwise from three o'clock.
    let angle: Double
    /// The index of its colour in the ring's palette.
    let color: Int
    /// Whether it leads to a level of rooms.
    let isGroup: Bool
    /// Whether the user is in it, or in a room of the group.
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

  /// - Parameters:
  ///   - items: The items of the ring.
  ///   - present: The room that the user is in.
  init(_ items: [RingMenuItem], present: ViewController?) {
    self.items = items.map(CourtItem.init)
    self.present = present
    levels = RingMenuLevels(self.items.map(\.node))
  }

  /// How many directions there are.
  var count: Int { levels.wedges.count }

  /// Whether it shows the first level.
  var isFirst: Bool { levels.isFirst }

  /// The item with an index on the present level; nil if there is none.
  func item(_ index: Int) -> CourtItem? {
    let items = levelItems
    return items.indices.contains(index) ? items[index] : nil
  }

  /// The rooms of the present level, clockwise.
  var rooms: [Room] {
    let (wedges, items) = (levels.wedges, levelItems)
    return wedges.contents.indices.compactMap { index in
      let (content, angle) = (wedges.contents[index], wedges.angle(of: index))
      switch content {
      case .gap: return nil
      case .back:
        return Room(
          title: "Back", image: nil, angle: angle, color: RingMenuPalette.count - 1,
          isGroup: false, isPresent: false, content: content)
      case .item(let number):
        guard items.indices.contains(number) else { return nil }
        let item = items[number]
        return Room(
          title: item.title, image: item.image, angle: angle, color: number,
          isGroup: item.items != nil,
          isPresent: present != nil && item.controller === present, content: content)
      }
    }
  }

  /// Goes to the level of a group.
  mutating func enter(_ index: Int) { levels.enter(index) }

  /// Goes to the level above.
  ///
  /// - Returns: The index of the group there that it comes from; nil on the first level.
  mutating func back() -> Int? { levels.back() }

  private var levelItems: [CourtItem] {
    levels.indices.reduce(items) { items, index in
      items.indices.contains(index) ? items[index].items ?? [] : []
    }
  }
}

import AtriumGraphics

/// The content of an open ring, for the views that draw it.
struct RingMenuPicture {
  /// The mark of an item, which shows its kind.
  enum Mark: Equatable {
    case none
    /// A submenu with the given number of items.
    case branch(Int)
    case back
    case state(isOn: Bool, isExclusive: Bool)
    case value(Int)
  }

  /// The content of one wedge.
  struct Wedge {
    var title: String
    var image: Image?
    var digit: String?
    var accessKey: Character?
    var color: Color
    var mark = Mark.none
    var isEnabled = true
    /// Whether the item is, or contains, the selected child.
    var isSelected = false
    /// The item's position for assistive technologies, such as *2 of 5*.
    var position = ""
  }

  /// The content of the middle disc.
  struct Middle: Equatable {
    var title = ""
    /// The letter that is underlined in the title; nil for no letter.
    var accessKey: Character?
    var detail = ""
    /// The time at which resting changes the level or reaches a dial, in seconds; nil if resting has no effect.
    var restDeadline: Double?
    var page = 0
    var pageCount = 1
    /// The value of a dial that the user is setting.
    var dial: Int?
    /// The directions of the stroke that the ring shows, in radians.
    var hint: [Double] = []
    /// Whether the middle is described as a button; false while it describes an item or a dial.
    var isButton = false
  }

  /// The contents of the wedges; nil for gaps.
  var wedges: [Wedge?] = []
  /// The index of the highlighted wedge.
  var highlighted: Int?
  var middle = Middle()
}

extension RingMenuPicture.Wedge: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    left.title == right.title && left.image === right.image && left.digit == right.digit
      && left.accessKey == right.accessKey && left.color == right.color && left.mark == right.mark
      && left.isEnabled == right.isEnabled && left.isSelected == right.isSelected
      && left.position == right.position
  }
}

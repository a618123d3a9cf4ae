import AtriumGraphics

/// The content of an open ring, for the faces that draw it.
struct RingMenuPicture {
  /// The destination of an item.
  enum Mark: Equatable {
    case none
    case branch
    case back
    case state(isOn: Bool, isExclusive: Bool)
    case value(Int)
  }

  /// One wedge.
  struct Wedge {
    var title: String
    var image: Image?
    var digit: String?
    var accessKey: Character?
    var color: Color
    var mark = Mark.none
    var isEnabled = true
    /// Whether it is, or contains, the selected child.
    var isSelected = false
    /// Its place among the items, for assistive technologies: such as *2 of 5*.
    var position = ""
  }

  /// The middle.
  struct Middle: Equatable {
    var title = ""
    var detail = ""
    /// The time at which a pointer that stays at rest opens a level, in seconds; nil if it does
    /// not.
    var restDeadline: Double?
    var page = 0
    var pageCount = 1
    /// The value of a dial that is being set.
    var dial: Int?
    /// The directions of a stroke to learn, in radians.
    var hint: [Double] = []
    /// Whether a click goes back or closes, and does not belong to an item.
    var isButton = false
  }

  /// The wedges; nil for gaps.
  var wedges: [Wedge?] = []
  /// The highlighted wedge.
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

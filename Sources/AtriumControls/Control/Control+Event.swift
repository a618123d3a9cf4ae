extension Control {
  /// The events of a control, as a set.
  ///
  /// The raw values are UIKit's.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A press began.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A press that is not the first in a row began.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The press moved and is inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The press moved and is outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The press came back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The press went outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The press ended inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The press ended outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The press was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user triggered the primary action: pressed a button by touch, pointer or key.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The editing of a text began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed a text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The editing of a text ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed in a text field; with an action for it, the field gives up the focus.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}

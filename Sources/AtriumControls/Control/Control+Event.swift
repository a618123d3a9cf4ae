extension Control {
  /// A set of control events.
  ///
  /// A click counts as a touch.
  ///
  /// The raw values are UIKit's.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch with a tap count above 1 began, as in a double click.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved and is inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved and is outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch moved back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user triggered the control's primary action, for example pressed a button by touch, pointer or
    /// key.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control opened its menu instead of performing its primary action.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// An editing session began in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// An editing session ended in a text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user pressed Return in a text field.
    ///
    /// If a closure was added for this event, the field resigns first responder.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}

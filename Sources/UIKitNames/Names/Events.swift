public import Atrium

/// UIKit's name for `Event`.
public typealias UIEvent = Event

/// UIKit's name for `Touch`.
public typealias UITouch = Touch

/// UIKit's name for `Press`.
public typealias UIPress = Press

/// UIKit's name for `Key`.
public typealias UIKey = Key

/// UIKit's name for `KeyCommand`.
public typealias UIKeyCommand = KeyCommand

/// UIKit's name for `KeyModifierFlags`.
public typealias UIKeyModifierFlags = KeyModifierFlags

/// UIKit's name for `KeyboardHIDUsage`.
public typealias UIKeyboardHIDUsage = KeyboardHIDUsage

/// UIKit's name for `Pasteboard`.
public typealias UIPasteboard = Pasteboard

/// UIKit's name for `ScrollTypeMask`.
public typealias UIScrollTypeMask = ScrollTypeMask

/// UIKit's name for an event of keys.
public typealias UIPressesEvent = Event

public import Atrium

/// UIKit's name of `Event`.
public typealias UIEvent = Event

/// UIKit's name of `Touch`.
public typealias UITouch = Touch

/// UIKit's name of `Press`.
public typealias UIPress = Press

/// UIKit's name of `Key`.
public typealias UIKey = Key

/// UIKit's name of `KeyCommand`.
public typealias UIKeyCommand = KeyCommand

/// UIKit's name of `KeyModifierFlags`.
public typealias UIKeyModifierFlags = KeyModifierFlags

/// UIKit's name of `KeyboardHIDUsage`.
public typealias UIKeyboardHIDUsage = KeyboardHIDUsage

/// UIKit's name of `Pasteboard`.
public typealias UIPasteboard = Pasteboard

/// UIKit's name of `ScrollTypeMask`.
public typealias UIScrollTypeMask = ScrollTypeMask

internal import CX11
import Foundation

/// The messages and properties by which a window manager knows a program.
extension XProbe {
  /// Begins to receive the messages that programs send to the root window.
  public func followRoot() {
    XSelectInput(display, root, PropertyChangeMask)
    XSync(display, 0)
  }

  /// Waits for the message of startup notification.
  ///
  /// - Returns: The text of its pieces; nil if no message arrived.
  public func startupMessage() -> String? {
    let (begin, next) = (atom("_NET_STARTUP_INFO_BEGIN"), atom("_NET_STARTUP_INFO"))
    var bytes: [UInt8] = []
    let isComplete = takeEvents { event in
      guard event.type == ClientMessage,
        event.xclient.message_type == begin || event.xclient.message_type == next
      else { return false }
      bytes += withUnsafeBytes(of: event.xclient.data) { Array($0.prefix(20)) }
      return bytes.contains(0)
    }
    return isComplete ? String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) : nil
  }

  /// Announces that the window manager supports names of EWMH.
  public func support(_ names: [String]) {
    set("_NET_SUPPORTED", of: root, type: "ATOM", names.map { Int(atom($0)) })
  }

  /// Sets a property of a window to numbers of 32 bits; nil means the root window.
  public func set(_ property: String, of window: UInt? = nil, type: String, _ numbers: [Int]) {
    numbers.withUnsafeBytes {
      _ = XChangeProperty(
        display, window ?? root, atom(property), atom(type), 32, PropModeReplace,
        $0.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(numbers.count))
    }
    XSync(display, 0)
  }

  /// Returns the numbers in a property of a window; empty if there is no such property.
  public func values(of property: String, of window: UInt) -> [Int] {
    numbers(in: property, of: window).map { Int($0) }
  }

  /// Returns the top left corner of a window on the screen; nil if there is no such window.
  public func place(of window: UInt) -> (x: Int, y: Int)? {
    var (x, y, child): (Int32, Int32, XID) = (0, 0, 0)
    guard XTranslateCoordinates(display, window, root, 0, 0, &x, &y, &child) != 0 else {
      return nil
    }
    return (Int(x), Int(y))
  }
}

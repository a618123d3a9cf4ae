public import Atrium
public import Foundation

/// Core Foundation's name for a time in seconds.
public typealias CFTimeInterval = Double

/// Core Foundation's name for a time in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// Returns the current time, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Core Foundation's name for an array, to which `as CFArray` converts.
public typealias CFArray = [Any]

/// Core Foundation's name for a string, to which `as CFString` converts.
public typealias CFString = String

/// An infinite `Float`, which as a `repeatCount` repeats an animation endlessly.
public let HUGE = Float.infinity

/// The largest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

extension NSValue {
  /// Makes an object with a rectangle.
  public convenience init(cgRect rect: Rect) {
    self.init(rect: NSRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height))
  }
  /// Makes an object with a point.
  public convenience init(cgPoint point: Point) {
    self.init(point: NSPoint(x: point.x, y: point.y))
  }
  /// Makes an object with a size.
  public convenience init(cgSize size: Size) {
    self.init(size: NSSize(width: size.width, height: size.height))
  }
  /// The rectangle in the object; zero if the object contains no rectangle.
  public var cgRectValue: Rect {
    let rect = rectValue
    return Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
  /// The point in the object; zero if the object contains no point.
  public var cgPointValue: Point { Point(x: pointValue.x, y: pointValue.y) }
  /// The size in the object; zero if the object contains no size.
  public var cgSizeValue: Size { Size(width: sizeValue.width, height: sizeValue.height) }
}

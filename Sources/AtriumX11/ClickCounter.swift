/// Counts the consecutive presses of one button at nearly the same time and position.
package struct ClickCounter {
  /// The maximum time between two presses of a double click, in milliseconds of server time.
  package var interval: UInt32 = 400
  /// The maximum distance between two presses of a double click along each axis, in points.
  package var distance = 5.0

  private var button = 0
  private var stamp: UInt32 = 0
  private var x = 0.0
  private var y = 0.0
  private var count = 0

  /// Makes a counter that has seen no press.
  package init() {}

  /// Counts a press.
  ///
  /// - Parameters:
  ///   - button: The button's number.
  ///   - stamp: The server time in milliseconds, which may wrap around between presses.
  ///   - x: The x coordinate, in points.
  ///   - y: The y coordinate, in points.
  /// - Returns: The number of this press in a sequence of quick presses, counted from 1.
  package mutating func press(button: Int, stamp: UInt32, x: Double, y: Double) -> Int {
    let isNear =
      abs(x - self.x) <= distance && abs(y - self.y) <= distance
    let follows =
      count > 0 && button == self.button && stamp &- self.stamp <= interval && isNear
    count = follows ? count + 1 : 1
    self.button = button
    self.stamp = stamp
    self.x = x
    self.y = y
    return count
  }
}

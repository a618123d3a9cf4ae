/// The relevant properties of a device that moves the pointer.
package struct XInputDevice: Equatable, Sendable {
  /// An axis that scrolls.
  package struct ScrollAxis: Equatable, Sendable {
    /// The axis's number on its device.
    package var number: Int
    /// Whether the axis scrolls horizontally.
    package var isHorizontal: Bool
    /// The difference of the axis's value for one step of a wheel; negative if the device reverses the direction.
    package var increment: Double
    /// The current value: the sum of all scrolling.
    package var value: Double

    /// Makes an axis.
    package init(number: Int, isHorizontal: Bool, increment: Double, value: Double) {
      self.number = number
      self.isHorizontal = isHorizontal
      self.increment = increment
      self.value = value
    }
  }

  /// The number by which the server identifies the device.
  package var id: Int
  /// Whether the device is a touchpad, which scrolls by fingers and not by a wheel.
  package var isTouchpad: Bool
  /// Whether the device is a touchscreen.
  ///
  /// On a touchscreen the pointer follows the first touch, so the pointer events are redundant.
  package var isTouchscreen: Bool
  /// The axes that scroll.
  package var scrollAxes: [ScrollAxis]

  /// Makes a device.
  package init(
    id: Int, isTouchpad: Bool = false, isTouchscreen: Bool = false, scrollAxes: [ScrollAxis] = []
  ) {
    self.id = id
    self.isTouchpad = isTouchpad
    self.isTouchscreen = isTouchscreen
    self.scrollAxes = scrollAxes
  }
}

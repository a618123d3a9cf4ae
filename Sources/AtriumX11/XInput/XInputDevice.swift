/// A device that moves the pointer, as far as it matters to us.
package struct XInputDevice: Equatable, Sendable {
  /// An axis that scrolls.
  package struct ScrollAxis: Equatable, Sendable {
    /// The axis's number on its device.
    package var number: Int
    /// Whether it scrolls to the sides.
    package var isHorizontal: Bool
    /// What is one step of a wheel; negative where the device turns the direction around.
    package var increment: Double
    /// Where it stands: the sum of all that was ever scrolled.
    package var value: Double

    /// Makes an axis.
    package init(number: Int, isHorizontal: Bool, increment: Double, value: Double) {
      self.number = number
      self.isHorizontal = isHorizontal
      self.increment = increment
      self.value = value
    }
  }

  /// The number that the server gives the device.
  package var id: Int
  /// Whether fingers scroll on it, as against a wheel.
  package var isTouchpad: Bool
  /// Whether it is a screen under the fingers: then the pointer follows the first of them, and what
  /// the server tells of the pointer is not news.
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

internal import AtriumGeometry
internal import AtriumKit

/// Answers calls about the geometry of an object, in pixels relative to the screen, the window or the parent.
extension AccessibleContext {
  /// The coordinate space of a call; the raw values are those of AT-SPI.
  private enum Space: Int {
    case screen = 0
    case window = 1
    case parent = 2
  }

  func componentReply(to message: BusMessage) -> BusReply {
    let numbers = message.arguments.map { $0.integer ?? 0 }
    switch (message.member, numbers.count) {
    case ("Contains", 3):
      return .value(.bool(node.frame.contains(point(numbers[0], numbers[1], numbers[2]))))
    case ("GetAccessibleAtPoint", 3):
      let place = point(numbers[0], numbers[1], numbers[2])
      return .value(reference(tree.node(at: place, in: node.id)?.id))
    case ("GetExtents", 1):
      return .value(.structure(pixels(node.frame, space(numbers[0]))))
    case ("GetPosition", 1): return .values(Array(pixels(node.frame, space(numbers[0])).prefix(2)))
    case ("GetSize", _): return .values(Array(pixels(node.frame, .window).suffix(2)))
    // The layer of windows is 7, and the layer of widgets is 3.
    case ("GetLayer", _): return .value(.uint32(node.role == .frame ? 7 : 3))
    case ("GetMDIZOrder", _): return .value(.int16(0))
    case ("GetAlpha", _): return .value(.double(1))
    case ("GrabFocus", _): return .value(.bool(AccessibleActions(context: self).grabFocus()))
    case ("ScrollTo", 1): return .value(.bool(scroll { $0.scroll(to: numbers[0], frame) }))
    case ("ScrollToPoint", 3):
      let place = point(numbers[1], numbers[2], numbers[0])
      return .value(.bool(scroll { $0.scroll(to: place, frame) }))
    case ("SetExtents", _), ("SetPosition", _), ("SetSize", _): return .value(.bool(false))
    default: return .unknownMethod(message)
    }
  }

  /// Scrolls the object or a part of its content; returns false if that fails, or if the object was deallocated.
  func scroll(isInside: Bool = false, _ action: (AccessibleScrolling) -> Bool) -> Bool {
    node.object.map { action(AccessibleScrolling(object: $0, isInside: isInside)) } ?? false
  }

  /// The current rectangle of the object, in the window's coordinates.
  private func frame() -> Rect { node.object?.accessibilityFrame ?? node.frame }

  private func space(_ number: Int) -> Space { Space(rawValue: number) ?? .window }

  /// Returns the origin of a coordinate space, in pixels of the window.
  private func origin(_ space: Space) -> Point {
    switch space {
    case .window: .zero
    case .screen: .zero - window.position
    case .parent:
      context(of: node.parent).map {
        Point(x: $0.node.frame.minX * window.scale, y: $0.node.frame.minY * window.scale)
      } ?? .zero
    }
  }

  private func pixels(_ rect: Rect, _ space: Space) -> [BusValue] {
    let (scale, origin) = (window.scale, origin(space))
    func number(_ value: Double) -> Int32 {
      Int32(max(-1e9, min(1e9, value.isNaN ? 0 : value)).rounded())
    }
    let (left, top) = (number(rect.minX * scale - origin.x), number(rect.minY * scale - origin.y))
    return [
      .int32(left), .int32(top), .int32(number(rect.maxX * scale - origin.x) - left),
      .int32(number(rect.maxY * scale - origin.y) - top),
    ]
  }

  /// Converts a rectangle of the window to pixels of a coordinate space, as four integers.
  func extents(_ rect: Rect, _ space: Int) -> [BusValue] { pixels(rect, self.space(space)) }

  /// Converts a location in pixels of a coordinate space to a point of the window.
  func point(_ x: Int, _ y: Int, _ space: Int) -> Point {
    let origin = origin(self.space(space))
    return Point(
      x: (Double(x) + origin.x) / window.scale, y: (Double(y) + origin.y) / window.scale)
  }
}

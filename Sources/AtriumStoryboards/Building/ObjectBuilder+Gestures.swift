import AtriumKit

extension ObjectBuilder {
  /// Makes a gesture recogniser; nil if the element is not a gesture recogniser.
  func makeRecognizer(_ element: InterfaceElement) -> GestureRecognizer? {
    guard let recognizer = custom(element) ?? standard(element) else { return nil }
    if let flag = element.flag("enabled") { recognizer.isEnabled = flag }
    if let flag = element.flag("cancelsTouchesInView") { recognizer.cancelsTouchesInView = flag }
    if let flag = element.flag("delaysTouchesBegan") { recognizer.delaysTouchesBegan = flag }
    if let flag = element.flag("delaysTouchesEnded") { recognizer.delaysTouchesEnded = flag }
    _ = element.child("connections")
    note(recognizer, for: element)
    return recognizer
  }

  private func custom(_ element: InterfaceElement) -> GestureRecognizer? {
    guard element.name.hasSuffix("GestureRecognizer") else { return nil }
    return customEntry(of: element)?.make(InterfaceCoder(element, builder: self))
      as? GestureRecognizer
  }

  private func standard(_ element: InterfaceElement) -> GestureRecognizer? {
    func count(_ attribute: String) -> Int {
      min(max(element.integer(attribute) ?? 1, 1), 10)
    }
    switch element.name {
    case "tapGestureRecognizer":
      let tap = TapGestureRecognizer()
      tap.numberOfTapsRequired = count("numberOfTapsRequired")
      tap.numberOfTouchesRequired = count("numberOfTouchesRequired")
      return tap
    // Xcode writes this misspelt name.
    case "longPressGestureRecognizer", "pongPressGestureRecognizer":
      let press = LongPressGestureRecognizer()
      press.minimumPressDuration = max(0, element.number("minimumPressDuration") ?? 0.5)
      press.allowableMovement = max(0, element.number("allowableMovement") ?? 10)
      press.numberOfTouchesRequired = count("numberOfTouchesRequired")
      press.numberOfTapsRequired = min(max(element.integer("numberOfTapsRequired") ?? 0, 0), 10)
      return press
    case "panGestureRecognizer":
      let pan = PanGestureRecognizer()
      pan.minimumNumberOfTouches = count("minimumNumberOfTouches")
      if element["maximumNumberOfTouches"] != nil {
        pan.maximumNumberOfTouches = max(
          pan.minimumNumberOfTouches, count("maximumNumberOfTouches"))
      }
      return pan
    case "screenEdgePanGestureRecognizer":
      let pan = ScreenEdgePanGestureRecognizer()
      element.ignore("minimumNumberOfTouches", unless: "1")
      if let edges = element.child("rectEdge", key: "edges") {
        if edges.flag("left") == true { pan.edges.insert(.left) }
        if edges.flag("right") == true { pan.edges.insert(.right) }
        if edges.flag("top") == true { pan.edges.insert(.top) }
        if edges.flag("bottom") == true { pan.edges.insert(.bottom) }
      }
      return pan
    case "swipeGestureRecognizer":
      let swipe = SwipeGestureRecognizer()
      swipe.direction =
        element.choice(
          "direction",
          [
            "left": SwipeGestureRecognizer.Direction.left, "right": .right, "up": .up,
            "down": .down,
          ])
        ?? .right
      swipe.numberOfTouchesRequired = count("numberOfTouchesRequired")
      return swipe
    case "pinchGestureRecognizer":
      _ = element["scale"]
      return PinchGestureRecognizer()
    case "rotationGestureRecognizer":
      _ = element["rotation"]
      return RotationGestureRecognizer()
    default: return nil
    }
  }
}

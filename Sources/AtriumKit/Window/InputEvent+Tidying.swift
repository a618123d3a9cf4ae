import AtriumGeometry

extension InputEvent {
  /// Returns the event with invalid values corrected.
  ///
  /// An invalid location from a host must not crash the program. A pointer or touch event that begins or continues an
  /// interaction is dropped if its location is invalid. An event that ends an interaction becomes a cancellation, so
  /// that the interaction does not continue endlessly.
  ///
  /// - Parameter now: The time for an event without a valid time, in seconds of the host's clock.
  /// - Returns: The event; nil if it was dropped.
  func tidied(now: Double) -> InputEvent? {
    switch self {
    case .pointerDown(let input): return input.tidied(now: now).map { .pointerDown($0) }
    case .pointerMoved(let input): return input.tidied(now: now).map { .pointerMoved($0) }
    case .pointerUp(let input):
      let tidied = input.tidied(now: now)
      return tidied.map { .pointerUp($0) } ?? .pointerCancelled(time: input.time.time(now: now))
    case .pointerLeft(let time): return .pointerLeft(time: time.time(now: now))
    case .pointerCancelled(let time): return .pointerCancelled(time: time.time(now: now))
    case .touchBegan(let input): return input.tidied(now: now).map { .touchBegan($0) }
    case .touchMoved(let input): return input.tidied(now: now).map { .touchMoved($0) }
    case .touchEnded(let input):
      let tidied = input.tidied(now: now)
      return tidied.map { .touchEnded($0) } ?? .touchCancelled(input.nowhere(now: now))
    case .touchCancelled(let input): return .touchCancelled(input.nowhere(now: now))
    case .scroll(var input):
      input.delta = input.delta.tidied ?? .zero
      input.location = input.location.tidied ?? .zero
      input.time = input.time.time(now: now)
      return .scroll(input)
    case .touchpadSwipe(var input):
      input.delta = input.delta.tidied ?? .zero
      input.location = input.location.tidied ?? .zero
      input.time = input.time.time(now: now)
      return .touchpadSwipe(input)
    case .touchpadPinch(var input):
      input.delta = input.delta.tidied ?? .zero
      input.scale = input.scale.isFinite ? min(max(input.scale, 1e-6), 1e6) : 1
      input.rotation = input.rotation.remainder(dividingBy: 2 * .pi).finite ?? 0
      input.location = input.location.tidied ?? .zero
      input.time = input.time.time(now: now)
      return .touchpadPinch(input)
    case .keyDown(var input):
      input.time = input.time.time(now: now)
      return .keyDown(input)
    case .keyUp(var input):
      input.time = input.time.time(now: now)
      return .keyUp(input)
    case .text, .markedText, .resized, .exposed, .refreshRate, .visibility, .focus, .windowState,
      .availableSize, .settingsChanged,
      .timeOfDay, .time, .frame, .closeRequested, .closed:
      return self
    }
  }
}

extension PointerInput {
  fileprivate func tidied(now: Double) -> PointerInput? {
    guard let place = location.tidied else { return nil }
    var tidied = self
    tidied.location = place
    tidied.time = time.time(now: now)
    return tidied
  }
}

extension TouchInput {
  fileprivate func tidied(now: Double) -> TouchInput? {
    guard let place = location.tidied else { return nil }
    return TouchInput(id: id, location: place, time: time.time(now: now))
  }

  /// Returns the input with a valid location; a cancellation does not use the location.
  fileprivate func nowhere(now: Double) -> TouchInput {
    TouchInput(id: id, location: location.tidied ?? .zero, time: time.time(now: now))
  }
}

extension Point {
  /// The maximum coordinate, in points.
  ///
  /// It is far outside every window, but small enough that differences and squares are finite.
  private static let farthest = 1e6

  /// The location clamped to a finite range; nil if a coordinate is not a number.
  fileprivate var tidied: Point? {
    guard !x.isNaN, !y.isNaN else { return nil }
    func near(_ number: Double) -> Double { min(max(number, -Point.farthest), Point.farthest) }
    return Point(x: near(x), y: near(y))
  }
}

extension Double {
  fileprivate var finite: Double? { isFinite ? self : nil }

  /// Returns this time if it is plausible, otherwise the current time.
  fileprivate func time(now: Double) -> Double { abs(self) < 1e9 ? self : now }
}

import AtriumGeometry

/// One property's values over the time of an animation by keyframes.
struct KeyframeTrack {
  /// A value, and the part of the time at which the property has it.
  struct Stop {
    let time: Double
    let value: AnimatedValue
  }

  /// What the numbers of the stops are.
  private enum Space {
    /// The property's own.
    case numbers
    /// The parts of plane transforms, and those of the model's value.
    case parts(target: AnimatedValue)
    /// The sixteen numbers of transforms that leave the plane.
    case matrices
  }

  /// One keyframe's say: from a part of the time to another the property goes to a value.
  struct Frame {
    let start: Double
    let end: Double
    let value: AnimatedValue
  }

  private(set) var stops: [Stop]
  private let mode: KeyframeMode
  private let space: Space
  /// The model's value: that of the last frame in the code.
  private let target: AnimatedValue
  /// The value before all of them.
  private let initial: AnimatedValue

  /// Puts frames in the order of time.
  ///
  /// - Parameters:
  ///   - property: Whose values they are.
  ///   - initial: The value before all of them.
  ///   - frames: In the order of the code; where two overlap the later start goes on from wherever the
  ///     property is.
  ///   - mode: How the values in between come about.
  init(
    of property: AnimatedProperty, from initial: AnimatedValue, through frames: [Frame],
    mode: KeyframeMode
  ) {
    self.mode = mode
    self.initial = initial
    target = frames.last?.value ?? initial
    let sorted = frames.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    var values = [initial] + sorted.map(\.element.value)
    if property != .transform {
      space = .numbers
    } else if values.allSatisfy({ $0.transform.isAffine }) {
      values = AffineTransformComponents.along(values.map(\.transform))
      let last = sorted.firstIndex { $0.offset == frames.count - 1 }
      space = .parts(target: values[last.map { $0 + 1 } ?? 0])
    } else {
      space = .matrices
    }
    stops = [Stop(time: 0, value: values[0])]
    for (entry, value) in zip(sorted, values.dropFirst()) {
      let frame = Frame(start: entry.element.start, end: entry.element.end, value: value)
      switch mode {
      case .discrete: stops.append(Stop(time: frame.start, value: frame.value))
      case .paced, .cubicPaced: stops.append(Stop(time: frame.end, value: frame.value))
      case .linear, .cubic:
        let begin = Stop(
          time: frame.start, value: straight(through: stops, at: frame.start))
        stops.removeAll { $0.time > frame.start }
        if let last = stops.last, last.time < frame.start || last.value != begin.value {
          stops.append(begin)
        }
        stops.append(Stop(time: frame.end, value: frame.value))
      }
    }
    if mode == .paced || mode == .cubicPaced { makeEven() }
  }

  /// The value to be shown.
  ///
  /// - Parameters:
  ///   - time: The part of the time that has gone.
  ///   - property: Whose value it is.
  ///   - target: The value without this animation.
  /// - Returns: The value with it.
  func value(
    at time: Double, of property: AnimatedProperty, target: AnimatedValue
  ) -> AnimatedValue {
    let value = value(at: time)
    switch space {
    case .numbers:
      return property.isAdditive ? target + (value - self.target) : value
    case .parts(let own):
      if target == self.target, value == stops[0].value { return initial }
      if target == self.target, value == own { return target }
      // The last change of the model was not a keyframe's, or leaves the plane.
      guard target.transform.isAffine else {
        let shown = Transform3D(AffineTransform(AffineTransformComponents(value)))
        return between(shown, target)
      }
      let model =
        target == self.target
        ? own : AnimatedValue(target.transform.affineTransform.decomposed())
      let parts = AffineTransformComponents(model + (value - own))
      return AnimatedValue(Transform3D(AffineTransform(parts)))
    case .matrices:
      return between(value.transform, target)
    }
  }

  /// A transform of the track where the model's is another than the track's last one.
  private func between(_ shown: Transform3D, _ target: AnimatedValue) -> AnimatedValue {
    guard target != self.target else { return AnimatedValue(shown) }
    return AnimatedValue(
      shown.concatenating(self.target.transform.inverted()).concatenating(target.transform))
  }

  /// The value at a part of the time.
  private func value(at time: Double) -> AnimatedValue {
    switch mode {
    case .linear, .paced: straight(through: stops, at: time)
    case .discrete: stops.last { $0.time <= time }?.value ?? stops[0].value
    case .cubic: curved(at: time)
    case .cubicPaced: curved(at: timeOnEvenCurve(at: time))
    }
  }

  /// Straight from stop to stop, also past the ends of 0 … 1 where a spring swings.
  private func straight(through stops: [Stop], at time: Double) -> AnimatedValue {
    guard let next = stops.firstIndex(where: { $0.time > time }) else {
      return stops[stops.count - 1].value
    }
    guard next > 0 else { return stops[0].value }
    let (a, b) = (stops[next - 1], stops[next])
    let part = (time - a.time) / (b.time - a.time)
    if case .matrices = space {
      return AnimatedValue(a.value.transform.mixed(with: b.value.transform, by: part))
    }
    return a.value + (b.value - a.value) * part
  }

  /// Gives the stops times by their distances.
  private mutating func makeEven() {
    var distances = [0.0]
    for (a, b) in zip(stops, stops.dropFirst()) {
      distances.append((distances.last ?? 0) + a.value.distance(to: b.value))
    }
    let whole = distances.last ?? 0
    stops = zip(stops, distances).map { stop, distance in
      Stop(time: whole > 0 ? distance / whole : stop.time, value: stop.value)
    }
    // Two at one place: the later one is as good as both.
    stops = stops.enumerated().filter { index, stop in
      index + 1 == stops.count || stops[index + 1].time > stop.time
    }.map(\.element)
  }

  /// A cubic from stop to stop, whose slopes are those between the neighbours.
  private func curved(at time: Double) -> AnimatedValue {
    guard let next = stops.firstIndex(where: { $0.time > time }) else {
      return stops[stops.count - 1].value
    }
    guard next > 0 else { return stops[0].value }
    let (a, b) = (stops[next - 1], stops[next])
    let length = b.time - a.time
    let t = (time - a.time) / length
    let (t2, t3) = (t * t, t * t * t)
    let start = a.value * (2 * t3 - 3 * t2 + 1) + slope(at: next - 1) * (length * (t3 - 2 * t2 + t))
    let end = b.value * (3 * t2 - 2 * t3) + slope(at: next) * (length * (t3 - t2))
    return start + end
  }

  /// The slope at a stop: none beside a rest, at the ends that of the only side.
  private func slope(at index: Int) -> AnimatedValue {
    let (before, after) = (max(index - 1, 0), min(index + 1, stops.count - 1))
    let isRest =
      (before < index && stops[before].value == stops[index].value)
      || (after > index && stops[after].value == stops[index].value)
    let length = stops[after].time - stops[before].time
    guard !isRest, length > 0 else { return AnimatedValue() }
    return (stops[after].value - stops[before].value) / length
  }

  /// Where on the curve a part of its length has been run.
  private func timeOnEvenCurve(at part: Double) -> Double {
    guard part > 0 else { return 0 }
    guard part < 1 else { return 1 }
    let count = 32 * max(1, stops.count - 1)
    var lengths = [0.0]
    var last = curved(at: 0)
    for index in 1...count {
      let value = curved(at: Double(index) / Double(count))
      lengths.append(lengths[index - 1] + last.distance(to: value))
      last = value
    }
    let wanted = part * lengths[count]
    guard wanted > 0, let index = lengths.firstIndex(where: { $0 >= wanted }), index > 0 else {
      return part
    }
    let piece = lengths[index] - lengths[index - 1]
    return (Double(index - 1) + (wanted - lengths[index - 1]) / piece) / Double(count)
  }
}

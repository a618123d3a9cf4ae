import AtriumGeometry

/// The values of one property over the duration of a keyframe animation.
struct KeyframeTrack {
  /// A value at a fraction of the duration.
  struct Stop {
    let time: Double
    let value: AnimatedValue
  }

  /// The meaning of the values in the stops.
  private enum Space {
    /// The numbers of the property itself.
    case numbers
    /// The components of affine transforms; the associated value has the components of the model value.
    case parts(target: AnimatedValue)
    /// The sixteen numbers of each transform, because at least one of the transforms is not affine.
    case matrices
  }

  /// A keyframe: the property reaches a value between two fractions of the duration.
  struct Frame {
    let start: Double
    let end: Double
    let value: AnimatedValue
  }

  private(set) var stops: [Stop]
  private let mode: KeyframeMode
  private let space: Space
  /// The model value, which is the value of the keyframe that is last in the code.
  private let target: AnimatedValue
  /// The value before the first keyframe.
  private let initial: AnimatedValue

  /// Makes the track of a property; the keyframes are sorted by their times.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - initial: The value before the first keyframe.
  ///   - frames: The keyframes, in the order of the code. If two keyframes overlap, the later one starts from the
  ///     value that the property has at that time.
  ///   - mode: The interpolation between the values.
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

  /// Returns the animated value.
  ///
  /// - Parameters:
  ///   - time: The elapsed fraction of the duration.
  ///   - property: The property.
  ///   - target: The value without this animation.
  /// - Returns: The value with this animation.
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
      // All transforms of this track are affine. A target that is not affine was therefore set outside the track.
      guard target.transform.isAffine else {
        let current = Transform3D(AffineTransform(AffineTransformComponents(value)))
        return between(current, target)
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

  /// Applies a transform of the track to a model value that is not the last value of the track.
  private func between(_ current: Transform3D, _ target: AnimatedValue) -> AnimatedValue {
    guard target != self.target else { return AnimatedValue(current) }
    return AnimatedValue(
      current.concatenating(self.target.transform.inverted()).concatenating(target.transform))
  }

  /// Returns the value at a fraction of the duration.
  private func value(at time: Double) -> AnimatedValue {
    switch mode {
    case .linear, .paced: straight(through: stops, at: time)
    case .discrete: stops.last { $0.time <= time }?.value ?? stops[0].value
    case .cubic: curved(at: time)
    case .cubicPaced: curved(at: timeOnEvenCurve(at: time))
    }
  }

  /// Interpolates linearly; a time outside 0 … 1, as with a spring, gives the first or the last value.
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

  /// Changes the times of the stops so that the distances in time are proportional to those between the values.
  private mutating func makeEven() {
    var distances = [0.0]
    for (a, b) in zip(stops, stops.dropFirst()) {
      distances.append((distances.last ?? 0) + a.value.distance(to: b.value))
    }
    let whole = distances.last ?? 0
    stops = zip(stops, distances).map { stop, distance in
      Stop(time: whole > 0 ? distance / whole : stop.time, value: stop.value)
    }
    // Of two stops at the same time, the later stop is kept.
    stops = stops.enumerated().filter { index, stop in
      index + 1 == stops.count || stops[index + 1].time > stop.time
    }.map(\.element)
  }

  /// Interpolates with cubic curves; the slope at a stop is that of the line between its two neighbours.
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

  /// Returns the slope at a stop; the slope is 0 if a neighbour has the same value.
  ///
  /// At the first and the last stop, the slope is that of the line to the only neighbour.
  private func slope(at index: Int) -> AnimatedValue {
    let (before, after) = (max(index - 1, 0), min(index + 1, stops.count - 1))
    let isRest =
      (before < index && stops[before].value == stops[index].value)
      || (after > index && stops[after].value == stops[index].value)
    let length = stops[after].time - stops[before].time
    guard !isRest, length > 0 else { return AnimatedValue() }
    return (stops[after].value - stops[before].value) / length
  }

  /// Returns the time at which the curve has reached a fraction of its length.
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

import AtriumGeometry
import Testing
import TestSupport

#if canImport(Glibc)
  import Glibc
#endif

/// Springs compared with measured values and closed forms.
struct SpringTests {
  @Test(
    "A-17: the fitted springs have the measured stiffness and damping",
    arguments: [
      (0.1, 46.101954, 2125.390120, 9.220391), (0.2, 26.593642, 707.221785, 10.637457),
      (0.3, 19.169793, 367.480953, 11.501876), (0.4, 15.196603, 230.936746, 12.157282),
      (0.5, 12.716898, 161.719502, 12.716898), (0.6, 11.033455, 121.737137, 13.240146),
      (0.7, 9.839647, 96.818645, 13.775505), (0.8, 8.994297, 80.897373, 14.390875),
      (0.9, 8.480845, 71.924729, 15.265521), (1.0, 9.233413, 85.255924, 18.466827),
    ])
  func fitted(ratio: Double, frequency: Double, stiffness: Double, damping: Double) {
    let spring = Spring(dampingRatio: ratio, duration: 1)
    #expect(spring.mass == 1)
    #expect(abs(spring.angularFrequency - frequency) < 5.1e-7)
    #expect(abs(spring.stiffness - stiffness) < 5.1e-7)
    #expect(abs(spring.damping - damping) < 5.1e-7)
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
    let slow = Spring(dampingRatio: ratio, duration: 2.5)
    #expect(abs(slow.angularFrequency - spring.angularFrequency / 2.5) < 1e-9)
  }

  @Test("A-17: another duration scales the stiffness by its inverse square")
  func halfSecond() {
    #expect(abs(Spring(dampingRatio: 0.5, duration: 0.5).stiffness - 646.878) < 5e-4)
  }

  @Test(
    "A-17: with critical damping a thousandth of the distance is left at the end",
    arguments: [0.25, 1, 3])
  func critical(duration: Double) {
    let spring = Spring(dampingRatio: 1, duration: duration)
    let x = spring.angularFrequency * duration
    #expect(abs(x - 9.2334134764) < 1e-9)
    #expect(abs((1 + x) * exp(-x) - 0.001) < 1e-12)
    #expect(abs(1 - spring.position(at: duration) - 0.001) < 1e-12)
  }

  @Test(
    "A-17: an overdamped spring creeps, and a thousandth of the distance is left at the end",
    arguments: [1.0001, 1.5, 4, 50], [-5.0, 0, 3])
  func creeping(ratio: Double, velocity: Double) {
    let spring = Spring(dampingRatio: ratio, duration: 0.7, initialVelocity: velocity)
    let left = 1 - spring.position(at: 0.7, initialVelocity: velocity)
    #expect(abs(abs(left) - 0.001) < 1e-9)
    #expect(abs(spring.dampingRatio - ratio) < 1e-9)
  }

  @Test(
    "A-18: with an initial velocity the envelope is a thousandth of the distance at the end",
    arguments: [0.2, 0.5, 0.8], [-20.0, -1, 0.5, 2, 8])
  func velocity(ratio: Double, v: Double) {
    let duration = 0.8
    let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: v)
    let frequency = spring.angularFrequency
    let decay = ratio * frequency
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    #expect(abs(abs((decay - v) / swing) * exp(-decay * duration) - 0.001) < 1e-11)
    // This is the largest root: for any faster spring less distance is left.
    for factor in [1.01, 1.1, 1.5, 3, 10] {
      let (fasterDecay, fasterSwing) = (decay * factor, swing * factor)
      #expect(abs((fasterDecay - v) / fasterSwing) * exp(-fasterDecay * duration) < 0.001)
    }
  }

  @Test(
    "A-18: with a velocity, critical damping leaves a thousandth at the end",
    arguments: [-10.0, -1, 2, 6, 30])
  func criticalVelocity(v: Double) {
    let spring = Spring(dampingRatio: 1, duration: 1, initialVelocity: v)
    let x = spring.angularFrequency
    #expect(abs(abs(1 + x - v) * exp(-x) - 0.001) < 1e-11)
  }

  @Test(
    "A-19: fitted springs have the measured progress",
    arguments: [
      (0.5, [0.487823, 1.160347, 0.987155, 0.998849]),
      (0.7, [0.298650, 0.958168, 1.041133, 1.001726]),
      (1.0, [0.236069, 0.763768, 0.944477, 0.992211]),
    ])
  func positions(ratio: Double, expected: [Double]) {
    let spring = Spring(dampingRatio: ratio, duration: 1)
    for (time, value) in zip([0.1, 0.3, 0.5, 0.75], expected) {
      #expect(abs(spring.position(at: time) - value) < 5.1e-7)
    }
  }

  /// The values are those of a numerical solution of the equation of motion (fourth order, steps of 10 µs).
  @Test(
    "A-19: springs with an initial velocity have the solution's progress",
    arguments: [
      (8.0, 0.5, 3.0, [0.422427091322, 1.108431035746, 1.134549063511, 0.983204874684]),
      (8, 0.5, -4, [-0.010149700693, 0.842495157087, 1.177887708285, 1.027735653106]),
      (10, 0.8, 6, [0.544582730548, 0.991162821051, 1.017270777368, 1.001330195516]),
      (6, 0.25, 1, [0.239841993255, 1.055092996180, 1.449638888824, 1.139128756132]),
      (8, 1, 12, [0.730402621530, 1.018143590658, 1.018315638889, 1.004957504353]),
      (8, 1, -4, [0.011476278942, 0.582697414869, 0.871790527779, 0.975212478233]),
    ])
  func positionsWithVelocity(frequency: Double, ratio: Double, v: Double, expected: [Double]) {
    let spring = Spring(
      mass: 2, stiffness: 2 * frequency * frequency, damping: 4 * ratio * frequency)
    for (time, value) in zip([0.1, 0.3, 0.5, 0.75], expected) {
      #expect(abs(spring.position(at: time, initialVelocity: v) - value) < 1e-9)
    }
  }

  @Test(
    "A-19: with an initial velocity the position is the formula's, for oscillating and critical springs",
    arguments: [0.2, 0.5, 0.95, 1], [-7.0, 0.25, 1, 5, 40])
  func formula(ratio: Double, v: Double) {
    let spring = Spring(dampingRatio: ratio, duration: 0.6, initialVelocity: v)
    let frequency = spring.angularFrequency
    for t in [0.01, 0.07, 0.2, 0.45, 0.6, 1.3] {
      var expected = 1 - exp(-frequency * t) * (1 + (frequency - v) * t)
      if ratio < 1 {
        let (decay, swing) = (ratio * frequency, frequency * (1 - ratio * ratio).squareRoot())
        expected =
          1 - exp(-decay * t) * (cos(swing * t) + (decay - v) / swing * sin(swing * t))
      }
      #expect(abs(spring.position(at: t, initialVelocity: v) - expected) < 1e-9)
    }
  }

  @Test(
    "A-19: position and velocity solve the spring's equation",
    arguments: [0.3, 1, 1 + 1e-7, 2.5], [-4.0, 0, 1, 12])
  func equation(ratio: Double, v: Double) {
    let spring = Spring(mass: 2, stiffness: 90, damping: 2 * ratio * (180.0).squareRoot())
    #expect(spring.position(at: 0, initialVelocity: v) == 0)
    #expect(spring.velocity(at: 0, initialVelocity: v) == v)
    for time in [0.01, 0.1, 0.4, 1, 2] {
      let step = 1e-4
      let at = { spring.position(at: $0, initialVelocity: v) }
      let speed = { spring.velocity(at: $0, initialVelocity: v) }
      let slope = (at(time + step) - at(time - step)) / (2 * step)
      let acceleration = (speed(time + step) - speed(time - step)) / (2 * step)
      #expect(abs(slope - speed(time)) < 1e-4)
      let force = 2 * acceleration + spring.damping * speed(time) + 90 * (at(time) - 1)
      #expect(abs(force) < 2e-3)
    }
  }

  @Test("A-20: damping ratios follow from mass, stiffness and damping")
  func ratios() {
    #expect(Spring() == Spring(mass: 1, stiffness: 100, damping: 10))
    #expect(Spring().dampingRatio == 0.5)
    let heavy = Spring(mass: 3, stiffness: 1000, damping: 500)
    #expect(abs(heavy.dampingRatio - 4.5643546458763846) < 1e-9)
  }

  @Test("A-21: a spring can be set by duration and bounce")
  func bounce() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.913670) < 5.1e-7)
    #expect(abs(spring.damping - 17.592919) < 5.1e-7)
    #expect(abs(Spring(duration: 0.5, bounce: -0.5).damping - 4 * .pi / 0.25) < 1e-9)
    #expect(abs(Spring(duration: 1).dampingRatio - 1) < 1e-12)
  }

  @Test("A-22: oscillating springs have the measured settling durations")
  func settling() {
    #expect(abs(Spring().settlingDuration - 1.4727003346780925) < 1e-14)
    let other = Spring(mass: 1, stiffness: 300, damping: 20)
    #expect(abs(other.settlingDuration - 0.7442555275721707) < 1e-14)
  }

  @Test(
    "A-22: with critical damping the settling duration is the first sufficient tenth of a second",
    arguments: [(1.0, 1.5), (0.5, 0.8), (0.25, 0.4)])
  func settlingCritical(period: Double, expected: Double) {
    #expect(abs(Spring(duration: period).settlingDuration - expected) < 1e-12)
  }

  @Test(
    "A-22: overdamped springs have the measured durations",
    arguments: [
      (Spring(duration: 0.5, bounce: -0.3), 1.1),
      (Spring(mass: 1, stiffness: 50, damping: 30), 1.4),
      // The duration is that of critical damping at this frequency: 9.2334 / 18.2574 is 0.506, rounded up to 0.6.
      (Spring(mass: 3, stiffness: 1000, damping: 500), 0.6),
    ])
  func settlingOverdamped(spring: Spring, expected: Double) {
    #expect(abs(spring.settlingDuration - expected) < 1e-12)
  }

  @Test(
    "A-22: an undamped spring never settles, and one with a velocity settles within a thousandth")
  func settlingElsewhere() {
    let endless = Spring(mass: 1, stiffness: 10, damping: 0)
    #expect(endless.settlingDuration == Double(Float.greatestFiniteMagnitude))
    let heavy = Spring(mass: 3, stiffness: 1000, damping: 500)
    #expect(heavy.animated.damping == 2 * 3 * heavy.angularFrequency)
    #expect(abs(heavy.animated.dampingRatio - 1) < 1e-12)
    for v in [0, -50.0, 7, 400] {
      let end = heavy.settlingDuration(initialVelocity: v)
      for later in [0, 0.05, 0.5, 3] {
        #expect(abs(1 - heavy.animated.position(at: end + later, initialVelocity: v)) <= 0.001)
      }
    }
    // With less than critical damping, or where overdamping is allowed, the spring is used as given.
    for spring in [Spring(), Spring(duration: 0.5, bounce: -0.3), .scrollReturn] {
      #expect(spring.animated == spring)
    }
    // A creeping spring has almost nothing left at its settling duration.
    for bounce in [-0.1, -0.3, -0.6] {
      let creeping = Spring(duration: 0.5, bounce: bounce)
      #expect((0...0.01).contains(1 - creeping.position(at: creeping.settlingDuration)))
    }
  }

  @Test("A-23: the fixed springs have their rates")
  func fixed() {
    #expect(abs(Spring.sheetRelease.angularFrequency - 18.2574) < 5e-5)
    #expect(abs(Spring.sheetRelease.dampingRatio - 1) < 1e-12)
    #expect(Spring.scrollBounce.angularFrequency == 11)
    #expect(Spring.scrollBounce.dampingRatio == 1)
    // The two rates are 9 and 46 per second.
    for time in [0.05, 0.2, 0.6] {
      let left = (46 * exp(-9 * time) - 9 * exp(-46 * time)) / 37
      #expect(abs(1 - Spring.scrollReturn.position(at: time) - left) < 1e-9)
    }
  }

  @Test(
    "every spring begins at 0 and stays finite",
    arguments: [.nan, -.infinity, -1, 0, 1e-300, 1, 1e300, .infinity] as [Double])
  func extremes(_ number: Double) {
    for spring in [
      Spring(dampingRatio: number, duration: 1), Spring(dampingRatio: 0.5, duration: number),
      Spring(dampingRatio: 0.5, duration: 1, initialVelocity: number),
      Spring(dampingRatio: 1, duration: 1, initialVelocity: number),
      Spring(dampingRatio: 3, duration: 1, initialVelocity: number),
      Spring(duration: number), Spring(duration: 1, bounce: number),
    ] {
      #expect(spring.stiffness > 0 && spring.stiffness.isFinite && spring.damping.isFinite)
      #expect(spring.settlingDuration > 0)
      for time in [-.infinity, -1, 0, 0.3, 1e300, .infinity, .nan] as [Double] {
        #expect(spring.position(at: time, initialVelocity: number).isFinite)
        #expect(spring.velocity(at: time, initialVelocity: number).isFinite)
        if !(time > 0) { #expect(spring.position(at: time) == 0) }
      }
    }
  }

  @Test("springs with numbers of very different magnitude stay finite")
  func farApart() {
    for spring in [
      Spring(mass: 1e30, stiffness: 1e-30, damping: 1),
      Spring(mass: 1e-30, stiffness: 1e30, damping: 1e-3),
      Spring(mass: 1, stiffness: 1e-20, damping: 2e-10),
      Spring(mass: 1, stiffness: 1, damping: 1e300),
    ] {
      #expect(spring.settlingDuration > 0 && spring.settlingDuration.isFinite)
      for time in [1e-9, 1, 1e9] {
        #expect((0...2).contains(spring.position(at: time)))
        #expect(spring.velocity(at: time).isFinite)
      }
    }
  }

  @Test("a spring without mass traps, and the message names the remedy")
  func noMass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Spring(mass: 0)
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "A spring cannot have mass 0.0, stiffness 100.0 and damping 10.0; give finite numbers, "
        + "with mass and stiffness above zero and damping not below zero.")
  }
}

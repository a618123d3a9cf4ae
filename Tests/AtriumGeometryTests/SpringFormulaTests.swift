import AtriumGeometry
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Springs compared with the formulas, to nine digits.
struct SpringFormulaTests {
  private func isNear(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) <= 1e-9 * abs(expected)
  }

  // Rules: A-18 with no velocity is A-17.
  @Test(
    "A-17: oscillating springs have the formula's frequency, stiffness and damping, for any duration",
    arguments: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9], [0.25, 1, 2.5])
  func fitted(ratio: Double, duration: Double) {
    let frequency = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
    let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: 0)
    #expect(isNear(spring.angularFrequency, frequency))
    #expect(isNear(spring.stiffness, frequency * frequency))
    #expect(isNear(spring.damping, 2 * ratio * frequency))
    let one = Spring(dampingRatio: ratio, duration: 1)
    #expect(isNear(spring.stiffness, one.stiffness / (duration * duration)))
    #expect(isNear(spring.damping, one.damping / duration))
  }

  @Test("A-17: critical damping scales in the same way", arguments: [0.25, 1, 2.5])
  func critical(duration: Double) {
    let frequency = 9.2334134764 / duration
    let spring = Spring(dampingRatio: 1, duration: duration)
    #expect(isNear(spring.stiffness, frequency * frequency))
    #expect(isNear(spring.damping, 2 * frequency))
  }

  @Test(
    "A-21: stiffness and damping follow from duration and bounce",
    arguments: [0.25, 0.5, 2], [-0.9, -0.5, 0, 0.3, 0.8])
  func bounce(period: Double, bounce: Double) {
    let spring = Spring(duration: period, bounce: bounce)
    #expect(spring.mass == 1)
    #expect(isNear(spring.stiffness, 4 * .pi * .pi / (period * period)))
    let damping =
      bounce < 0 ? 4 * .pi / (period * (1 + bounce)) : 4 * .pi * (1 - bounce) / period
    #expect(isNear(spring.damping, damping))
  }
}

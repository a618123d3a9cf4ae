import AtriumGeometry
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The deceleration and rubber band of scroll views.
struct ScrollPhysicsTests {
  @Test("A-24: a glide covers (v₀ − 10)·0.499 points", arguments: [10.5, 100, 2000, 8000])
  func distance(speed: Double) {
    let glide = ScrollDeceleration.normal
    #expect(abs(glide.distance(from: speed) - (speed - 10) * 0.499) < 1e-9)
    #expect(glide.distance(from: -speed) == -glide.distance(from: speed))
    let end = glide.duration(from: speed)
    #expect(abs(glide.offset(at: end, from: speed) - glide.distance(from: speed)) < 1e-9)
    #expect(abs(glide.velocity(at: end * (1 - 1e-12), from: speed) - 10) < 1e-6)
    #expect(glide.velocity(at: end + 0.001, from: speed) == 0)
  }

  @Test("A-24: the velocity is multiplied by 0.998 in each millisecond")
  func milliseconds() {
    var speed = 1000.0
    for step in 1...500 {
      speed *= 0.998
      let at = ScrollDeceleration.normal.velocity(at: Double(step) / 1000, from: 1000)
      #expect(abs(at - speed) < 1e-9)
    }
    let (a, b) = (0.1, 0.4)
    let way =
      ScrollDeceleration.normal.offset(at: b, from: 1000)
      - ScrollDeceleration.normal.offset(at: a, from: 1000)
    #expect(abs(way - 1000 * (pow(0.998, 100) - pow(0.998, 400)) * 0.499) < 1e-9)
  }

  @Test("A-24: velocities below 10 points a second, or not finite, start no glide")
  func still() {
    for speed in [0, 10, -10, .nan, .infinity, -.infinity] as [Double] {
      #expect(ScrollDeceleration.normal.distance(from: speed) == 0)
      #expect(ScrollDeceleration.normal.duration(from: speed) == 0)
      #expect(ScrollDeceleration.normal.offset(at: 1, from: speed) == 0)
    }
    #expect(ScrollDeceleration(rate: .nan) == .normal)
    #expect(ScrollDeceleration(rate: 2).distance(from: 1000).isFinite)
  }

  @Test("A-24: the rubber band follows the formula", arguments: [1.0, 60, 400, 5000])
  func band(overshoot: Double) {
    let band = RubberBand(dimension: 600)
    let expected = (1 - 1 / (0.55 * overshoot / 600 + 1)) * 600
    #expect(abs(band.offset(forOvershoot: overshoot) - expected) < 1e-9)
    #expect(band.offset(forOvershoot: -overshoot) == -band.offset(forOvershoot: overshoot))
    #expect(band.offset(forOvershoot: overshoot) < 600)
    #expect(abs(band.overshoot(forOffset: expected) - overshoot) < 1e-6)
  }

  @Test("a rubber band without length, or with a pull that is not finite, gives zero")
  func nothing() {
    for length in [0, -5, .nan, .infinity] as [Double] {
      #expect(RubberBand(dimension: length).offset(forOvershoot: 100) == 0)
    }
    #expect(RubberBand(dimension: 600).offset(forOvershoot: .nan) == 0)
    #expect(RubberBand(dimension: 600).offset(forOvershoot: .infinity) == 600)
    #expect(RubberBand(dimension: 600).overshoot(forOffset: 1e9).isFinite)
  }
}

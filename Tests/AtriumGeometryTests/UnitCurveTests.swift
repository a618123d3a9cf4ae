import AtriumGeometry
import Testing

/// The named curves compared with the measured digits of A-4.
struct UnitCurveTests {
  @Test(
    "A-4, DC-45: the named curves pass through the measured values",
    arguments: [
      (UnitCurve.easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
      (UnitCurve.easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
      (UnitCurve.easeInOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
      (UnitCurve.standard, [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
    ])
  func measured(curve: UnitCurve, expected: [Double]) {
    for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      #expect(abs(curve.value(at: time) - value) < 5.1e-7)
    }
  }

  @Test("ease-out cubic equals its closed form")
  func easeOutCubic() {
    for step in 0...100 {
      let time = Double(step) / 100
      let rest = 1 - time
      #expect(abs(UnitCurve.easeOutCubic.value(at: time) - (1 - rest * rest * rest)) < 1e-12)
    }
  }

  @Test("outside 0 to 1 a curve keeps its end values")
  func ends() {
    #expect(UnitCurve.easeInOut.value(at: -1) == 0)
    #expect(UnitCurve.easeInOut.value(at: 2) == 1)
    #expect(UnitCurve.easeInOut.value(at: .nan) == 0)
  }
}

import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Numbers that are not finite, set by a program, trap, and the message names the receiver.
@MainActor
struct NumberTrapTests {
  @Test("bounds and a centre that are not finite trap")
  func boundsAndCenter() async {
    let bounds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().bounds = Rect(x: 0, y: .nan, width: 1, height: 1) }
    }
    #expect(
      trapMessage(bounds)
        == "View.bounds was set to 0.0,nan 1.0x1.0; give finite numbers, in points.")
    let center = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().center = Point(x: .infinity, y: 0) }
    }
    #expect(
      trapMessage(center)
        == "View.center was set to inf,0.0; give finite numbers, in points.")
  }

  @Test("a frame of finite numbers with infinite edges traps")
  func beyondMeasure() async {
    let frame = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().frame = Rect(x: 1.5e308, y: 0, width: 1e308, height: 1) }
    }
    #expect(
      trapMessage(frame)
        == "View.frame was set to 1.5e+308,0.0 1e+308x1.0, which is too large; give finite "
        + "numbers, in points.")
    let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = View(frame: Rect(x: 1.5e308, y: 0, width: 1e308, height: 1)) }
    }
    #expect(
      trapMessage(first)
        == "View.frame was set to 1.5e+308,0.0 1e+308x1.0, which is too large; give finite "
        + "numbers, in points.")
  }

  @Test("layout margins that are not finite trap, by side and by reading direction")
  func margins() async {
    let sides = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        View().layoutMargins = EdgeInsets(top: 0, left: .nan, bottom: 0, right: 0)
      }
    }
    #expect(
      trapMessage(sides)
        == "View.layoutMargins was set to EdgeInsets(top: 0.0, left: nan, bottom: 0.0, right: "
        + "0.0); give finite numbers, in points.")
    let reading = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        View().directionalLayoutMargins = DirectionalEdgeInsets(
          top: 0, leading: 0, bottom: 0, trailing: .infinity)
      }
    }
    #expect(
      trapMessage(reading)
        == "View.directionalLayoutMargins was set to DirectionalEdgeInsets(top: 0.0, leading: "
        + "0.0, bottom: 0.0, trailing: inf); give finite numbers, in points.")
  }

  @Test(
    "a fitting size, its priorities, a multiplier and a preferred size that are not finite trap")
  func sizes() async {
    let fitting = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = View().systemLayoutSizeFitting(Size(width: .infinity, height: 0))
      }
    }
    #expect(
      trapMessage(fitting)
        == "View.systemLayoutSizeFitting got the size infx0.0; give finite numbers, in points.")
    let priority = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = View().systemLayoutSizeFitting(
          .zero, withHorizontalFittingPriority: LayoutPriority(0))
      }
    }
    #expect(
      trapMessage(priority)
        == "View.systemLayoutSizeFitting got the priority 0.0; give a priority above 0 and at most "
        + "1000.")
    let multiplier = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (outer, inner) = (View(), View())
        outer.addSubview(inner)
        _ = inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: .nan)
      }
    }
    #expect(
      trapMessage(multiplier)
        == "The multiplier of the constraint View.width == nan * View.width is nan; give a "
        + "finite number of points.")
    let preferred = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let controller = Recording.controller("C")
        controller.preferredContentSize = Size(width: 100, height: .nan)
      }
    }
    #expect(
      trapMessage(preferred)
        == "C.preferredContentSize was set to 100.0xnan; give finite numbers, in points.")
  }

  @Test("a stage's time and size that are not finite trap")
  func stage() async {
    let endless = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Stage().advance(by: .infinity) }
    }
    #expect(
      trapMessage(endless)
        == "Stage.advance(by:) got inf seconds; give a finite number, 0 or more.")
    let backwards = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { Stage().advance(by: -1) }
    }
    #expect(
      trapMessage(backwards)
        == "Stage.advance(by:) got -1.0 seconds; give a finite number, 0 or more.")
    let size = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Stage().resize(to: Size(width: .nan, height: 10)) }
    }
    #expect(
      trapMessage(size)
        == "Stage.resize(to:) got the size nanx10.0; give finite numbers, in points.")
  }
}

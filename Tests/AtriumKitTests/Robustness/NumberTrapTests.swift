import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Numbers that are not finite, set by a program: they trap, and the message names the receiver.
@MainActor
struct NumberTrapTests {
  @Test("bounds, and a centre that is infinite")
  func boundsAndCenter() async {
    let bounds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().bounds = Rect(x: 0, y: .nan, width: 1, height: 1) }
    }
    #expect(trapMessage(bounds).contains("View.bounds was set to 0.0,nan 1.0x1.0; give finite"))
    let center = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().center = Point(x: .infinity, y: 0) }
    }
    #expect(trapMessage(center).contains("View.center was set to"))
  }

  @Test("a frame of finite numbers with infinite edges")
  func beyondMeasure() async {
    let frame = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().frame = Rect(x: 1.5e308, y: 0, width: 1e308, height: 1) }
    }
    #expect(trapMessage(frame).contains("View.frame was set to"))
    #expect(trapMessage(frame).contains("beyond all measure; give finite numbers"))
    let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = View(frame: Rect(x: 1.5e308, y: 0, width: 1e308, height: 1)) }
    }
    #expect(trapMessage(first).contains("View.frame was set to"))
  }

  @Test("layout margins, by side and by reading direction")
  func margins() async {
    let sides = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        View().layoutMargins = EdgeInsets(top: 0, left: .nan, bottom: 0, right: 0)
      }
    }
    #expect(trapMessage(sides).contains("View.layoutMargins was set to"))
    let reading = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        View().directionalLayoutMargins = DirectionalEdgeInsets(
          top: 0, leading: 0, bottom: 0, trailing: .infinity)
      }
    }
    #expect(trapMessage(reading).contains("View.directionalLayoutMargins was set to"))
  }

  @Test("a fitting size, its priorities, a multiplier, a preferred size")
  func sizes() async {
    let fitting = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = View().systemLayoutSizeFitting(Size(width: .infinity, height: 0))
      }
    }
    #expect(trapMessage(fitting).contains("View.systemLayoutSizeFitting got the size inf"))
    let priority = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = View().systemLayoutSizeFitting(
          .zero, withHorizontalFittingPriority: LayoutPriority(0))
      }
    }
    #expect(trapMessage(priority).contains("View.systemLayoutSizeFitting got the priority 0"))
    let multiplier = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (outer, inner) = (View(), View())
        outer.addSubview(inner)
        _ = inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: .nan)
      }
    }
    #expect(trapMessage(multiplier).contains("The multiplier of the constraint"))
    let preferred = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let controller = Recording.controller("C")
        controller.preferredContentSize = Size(width: 100, height: .nan)
      }
    }
    #expect(trapMessage(preferred).contains("C.preferredContentSize was set to 100.0xnan"))
  }

  @Test("a stage's time and size")
  func stage() async {
    let endless = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Stage().advance(by: .infinity) }
    }
    #expect(trapMessage(endless).contains("Stage.advance(by:) got inf seconds; give a finite"))
    let backwards = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { Stage().advance(by: -1) }
    }
    #expect(trapMessage(backwards).contains("Stage.advance(by:) got -1.0 seconds"))
    let size = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Stage().resize(to: Size(width: .nan, height: 10)) }
    }
    #expect(trapMessage(size).contains("Stage.resize(to:) got the size nan"))
  }
}

import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Cycles trap, and the message names the objects in the cycle.
@MainActor
struct CircleTests {
  private final class Looping: View {
    var target: Responder?
    override var next: Responder? { target ?? super.next }
  }

  /// A view whose overrides forward touches along the responder chain.
  private final class Forwarding: View {
    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
      next?.touchesBegan(touches, with: event)
    }
  }

  private final class Odd: ViewControllerAttachment {
    init(owner: ViewController) { _ = owner.attachment(Odd.self) }
  }

  @Test("views that mask each other trap, and so does a view inside its own mask")
  func masks() async {
    let both = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (View(), Looping())
        a.mask = b
        b.mask = a
      }
    }
    #expect(
      trapMessage(both)
        == "View cannot become the mask of Looping, which is in its mask; remove that mask first."
    )
    let inside = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b, c) = (View(), View(), Looping())
        a.mask = b
        b.addSubview(c)
        c.addSubview(a)
      }
    }
    #expect(
      trapMessage(inside)
        == "View cannot become a subview of Looping, which is in its mask; remove that mask first."
    )
  }

  /// Makes a window with a view whose responder chain leads back to the view, through its superview.
  private static func circle(_ inner: View = View()) -> (Stage, View) {
    let stage = Stage()
    let outer = Looping(frame: stage.window.bounds)
    inner.frame = stage.window.bounds
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    outer.target = inner
    return (stage, inner)
  }

  private static let message =
    "The responder chain is circular: View → Looping → View. Let `next` of one of them be a "
    + "responder outside the circle, or nil."

  @Test("V-43: a press, a key, a wheel and an action trap in a circular responder chain")
  func chains() async {
    let press = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.circle().0.click(at: Point(x: 5, y: 5)) }
    }
    let wheel = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (stage, _) = Self.circle()
        stage.window.dispatch(
          .scroll(
            ScrollInput(
              delta: Point(x: 0, y: 1), location: Point(x: 5, y: 5), time: 0, phase: .step)))
        stage.turn()
      }
    }
    let action = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (stage, inner) = Self.circle()
        withExtendedLifetime(stage) { _ = inner.target(forAction: .copy, withSender: nil) }
      }
    }
    for result in [press, wheel, action] {
      #expect(trapMessage(result) == Self.message)
    }
  }

  @Test("G-6: touches trap in a circular responder chain, even where an override forwards them")
  func touches() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.circle(Forwarding()).0.click(at: Point(x: 5, y: 5)) }
    }
    #expect(
      trapMessage(result).contains(
        "The responder chain is circular: Forwarding → Looping → Forwarding."))
  }

  @Test("an attachment whose initialiser requests the attachment again traps")
  func attachment() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = ViewController()
        controller.title = "A"
        _ = controller.attachment(Odd.self)
      }
    }
    #expect(
      trapMessage(result)
        == "Odd.init(owner:) asks A for its Odd, which is being made; use `self` there.")
  }
}

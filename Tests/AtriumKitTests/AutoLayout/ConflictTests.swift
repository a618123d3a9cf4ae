import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// Conflicting constraints, and calls that trap.
struct ConflictTests {
  @MainActor
  private static func width(_ view: View, _ constant: Double, _ name: String) -> LayoutConstraint {
    let constraint = view.widthAnchor.constraint(equalToConstant: constant)
    constraint.identifier = name
    constraint.isActive = true
    return constraint
  }

  @Test(
    "a conflict is reported once, with the whole chain of constraints and the dropped constraint")
  func report() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let capture = LogCapture()
      await MainActor.run {
        let scene = LayoutScene()
        let box = scene.box("card", width: 100)
        let other = scene.box("other", width: 33)
        other.widthAnchor.constraint(lessThanOrEqualTo: scene.view.widthAnchor).isActive = true
        let limit = box.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
        limit.identifier = "limit"
        limit.isActive = true
        scene.stage.turn()
        scene.stage.turn()
        precondition(box.frame.width == 100, "the first stays")
        let expected = """
          warning: These constraints cannot all be kept:
            "limit" Box "card".width <= 60.0
            Box "card".width == 100.0
          Dropped until one of them changes: "limit" Box "card".width <= 60.0. Give one of them a \
          priority below 1000, or deactivate it.
          """
        precondition(capture.messages == [expected], "\(capture.messages)")
        limit.constant = 200
        scene.stage.turn()
        limit.constant = 50
        scene.stage.turn()
        precondition(capture.messages.count == 2, "\(capture.messages)")
      }
    }
    #expect(result != nil)
  }

  @Test("a chain names each constraint, even equal ones, and a view's autoresizing mask once")
  func alike() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let capture = LogCapture()
      await MainActor.run {
        let scene = LayoutScene()
        let row = View(frame: Rect(x: 0, y: 0, width: 150, height: 10))
        scene.view.addSubview(row)
        row.accessibilityLabel = "row"
        let (a, b) = (View(), View())
        for view in [a, b] {
          row.addSubview(view)
          view.translatesAutoresizingMaskIntoConstraints = false
          view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        }
        a.leftAnchor.constraint(equalTo: row.leftAnchor).isActive = true
        b.leftAnchor.constraint(equalTo: a.rightAnchor).isActive = true
        b.rightAnchor.constraint(lessThanOrEqualTo: row.rightAnchor).isActive = true
        scene.stage.turn()
        let expected = """
          warning: These constraints cannot all be kept:
            View.left == View "row".left
            View.left == View.right
            View.right <= View "row".right
            View.width == 100.0
            View.width == 100.0
            the autoresizing mask of View "row", as a constraint
          Dropped until one of them changes: View.right <= View "row".right. Give one of them a \
          priority below 1000, or deactivate it; a view that constraints place needs \
          translatesAutoresizingMaskIntoConstraints = false.
          """
        precondition(capture.messages == [expected], "\(capture.messages)")
      }
    }
    #expect(result != nil)
  }

  @Test("a chain across three views contains a layout guide and an intrinsic size")
  func longChain() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let capture = LogCapture()
      await MainActor.run {
        let scene = LayoutScene()
        let card = scene.box("card", width: 100, height: 50)
        let (title, button) = (Box("title"), Box("button"))
        let gap = LayoutGuide()
        gap.identifier = "gap"
        for view in [title, button] { card.addSubview(view) }
        card.addLayoutGuide(gap)
        title.content = Size(width: 80, height: 20)
        title.setContentCompressionResistancePriority(.required, for: .horizontal)
        LayoutConstraint.activate([
          title.leadingAnchor.constraint(equalTo: card.leadingAnchor),
          title.topAnchor.constraint(equalTo: card.topAnchor),
          gap.leadingAnchor.constraint(equalTo: title.trailingAnchor),
          gap.widthAnchor.constraint(equalToConstant: 10),
          button.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
          button.widthAnchor.constraint(equalToConstant: 20),
          button.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor),
          button.topAnchor.constraint(equalTo: title.topAnchor),
        ])
        scene.stage.turn()
        let expected = """
          warning: These constraints cannot all be kept:
            Box "button".leading == guide "gap" of Box "card".trailing
            Box "button".trailing <= Box "card".trailing
            Box "button".width == 20.0
            Box "card".width == 100.0
            Box "title".leading == Box "card".leading
            guide "gap" of Box "card".leading == Box "title".trailing
            guide "gap" of Box "card".width == 10.0
            the content size of Box "title"
          Dropped until one of them changes: Box "button".trailing <= Box "card".trailing. Give \
          one of them a priority below 1000, or deactivate it.
          """
        precondition(capture.messages == [expected], "\(capture.messages)")
        precondition(button.frame.minX == 90, "\(button.frame)")
      }
    }
    #expect(result != nil)
  }

  @Test("the report names a view's autoresizing mask, and the remedy")
  func maskReport() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let capture = LogCapture()
      await MainActor.run {
        let scene = LayoutScene()
        let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
        scene.view.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        scene.stage.turn()
        precondition(view.frame.width == 10, "the frame is what somebody set")
        let expected = """
          warning: These constraints cannot all be kept:
            View.width == 50.0
            the autoresizing mask of View, as a constraint
          Dropped until one of them changes: View.width == 50.0. Give one of them a priority below \
          1000, or deactivate it; a view that constraints place needs \
          translatesAutoresizingMaskIntoConstraints = false.
          """
        precondition(capture.messages == [expected], "\(capture.messages)")
      }
    }
    #expect(result != nil)
  }

  @MainActor
  @Test(
    "a dropped constraint is active again when another constraint is removed, changes or leaves enough space"
  )
  func comesBack() {
    let scene = LayoutScene(width: 400)
    let box = scene.box("card")
    let first = Self.width(box, 100, "first")
    let second = Self.width(box, 200, "second")
    scene.stage.turn()
    #expect(box.frame.width == 100)
    first.isActive = false
    scene.stage.turn()
    #expect(box.frame.width == 200)
    let third = Self.width(box, 300, "third")
    scene.stage.turn()
    #expect(box.frame.width == 200)
    second.constant = 300
    scene.stage.turn()
    third.constant = 310
    scene.stage.turn()
    #expect(box.frame.width == 300)
    second.priority = .defaultHigh
    scene.stage.turn()
    #expect(box.frame.width == 310)
  }

  @MainActor
  @Test("a window too small for required constraints drops the newest constraint until it grows")
  func smallWindow() {
    let scene = LayoutScene(width: 400)
    let box = scene.box("card", width: 300, height: 10)
    box.leadingAnchor.constraint(equalTo: scene.view.leadingAnchor, constant: 20).isActive = true
    let fits = scene.view.trailingAnchor.constraint(
      greaterThanOrEqualTo: box.trailingAnchor, constant: 20)
    fits.isActive = true
    scene.stage.turn()
    scene.stage.resize(to: Size(width: 320, height: 600))
    #expect(box.frame == Rect(x: 20, y: 0, width: 300, height: 10))
    #expect(fits.isActive)
    scene.stage.resize(to: Size(width: 500, height: 600))
    box.constraints[0].constant = 470
    scene.stage.turn()
    // The newest constraint of the chain is the inequality, so the inequality is dropped again.
    #expect(box.frame.width == 470)
    box.constraints[0].constant = 460
    scene.stage.turn()
    #expect(box.frame == Rect(x: 20, y: 0, width: 460, height: 10))
  }

  @MainActor
  @Test("a view without a size has no negative lengths, and logs nothing")
  func noRoom() {
    let scene = LayoutScene(width: 30, height: 30)
    let box = scene.box()
    box.pin(to: scene.view, inset: 20)
    scene.stage.turn()
    #expect(box.frame.size == .zero)
    scene.stage.resize(to: Size(width: 100, height: 100))
    #expect(box.frame == Rect(x: 20, y: 20, width: 60, height: 60))
  }

  @Test("a constraint between views without a common superview traps")
  func unrelated() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (Box("A"), Box("B"))
        a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
      }
    }
    #expect(
      trapMessage(result)
        == "The constraint Box \"A\".left == Box \"B\".left cannot be activated: Box \"A\" and Box "
        + "\"B\" have no common ancestor. Call addSubview to bring both into one tree first.")
  }

  @Test("a constant that is not finite traps")
  func notFinite() async {
    let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Box("A").widthAnchor.constraint(equalToConstant: .nan) }
    }
    #expect(
      trapMessage(made)
        == "The constant of the constraint Box \"A\".width == nan is nan; give a finite number "
        + "of points.")
    let changed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let box = Box("A")
        box.widthAnchor.constraint(equalToConstant: 1).constant = .infinity
      }
    }
    #expect(
      trapMessage(changed)
        == "The constant of the constraint Box \"A\".width == inf is inf; give a finite number "
        + "of points.")
  }

  @Test(
    "attributes that cannot be compared trap: a position alone, two axes, a position and a length")
  func wrongAttributes() async {
    let lonely = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.make(.left, .notAnAttribute) }
    }
    #expect(
      trapMessage(lonely)
        == "The constraint Box \"A\".left == 0.0 is invalid: a position is relative to "
        + "another item; give a second item, with a multiplier that is not 0.")
    let axes = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.make(.left, .top) }
    }
    #expect(
      trapMessage(axes)
        == "The constraint Box \"A\".left == Box \"B\".top is invalid: one side is horizontal, "
        + "the other vertical; give two attributes of one axis.")
    let kinds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.make(.left, .width) }
    }
    #expect(
      trapMessage(kinds)
        == "The constraint Box \"A\".left == Box \"B\".width is invalid: one side is a position, "
        + "the other a length; compare positions with positions.")
    let reading = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.make(.left, .leading) }
    }
    #expect(
      trapMessage(reading)
        == "The constraint Box \"A\".left == Box \"B\".leading is invalid: leading and trailing "
        + "cannot be combined with left and right; use the same pair on both sides.")
  }

  @MainActor
  private static func make(
    _ first: LayoutConstraint.Attribute, _ second: LayoutConstraint.Attribute
  ) {
    let (a, b) = (Box("A"), Box("B"))
    _ = LayoutConstraint(
      item: a, attribute: first, relatedBy: .equal, toItem: second == .notAnAttribute ? nil : b,
      attribute: second)
  }
}

import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The room of the autorotation modes: the containers' answers, and the display of the children.
@MainActor
struct RotationRoomTests {
  /// Returns the room's text about the container.
  private func status(_ demo: Demo) -> String {
    demo.texts.map(\.text.string).first { $0.hasPrefix("The container") }?
      .replacing("\n", with: " ") ?? ""
  }

  /// Returns the visible children's texts about themselves.
  private func shown(_ demo: Demo) -> [String] {
    demo.views(Label.self).compactMap { label in
      guard label.text.hasPrefix("Shown in"), let page = label.superview else { return nil }
      return "\(page.accessibilityLabel ?? ""): \(label.text.dropFirst("Shown in ".count))"
    }
  }

  private func choose(_ names: String..., on demo: Demo) {
    for name in names {
      demo.stage.click(on: name)
      demo.stage.settle()
    }
  }

  @Test(
    "the rotating container does not overlap the choices, at any moment of a rotation",
    arguments: [
      Size(width: 320, height: 240), Size(width: 420, height: 800), Size(width: 960, height: 640),
      Size(width: 1920, height: 1200), Size(width: 640, height: 400),
    ])
  func turning(size: Size) throws {
    let demo = try Demo("rotation", size: size, paints: false)
    // A small window shows the choices on request.
    let offer = demo.stage.view(named: "Show the choices") as? Control
    offer?.sendActions(for: .primaryActionTriggered)
    demo.stage.settle()
    // A child that turns with the window. In a small window, the choice must be scrolled into view first.
    let modes = try #require(
      demo.views(SegmentedControl.self).first { control in
        (0..<control.numberOfSegments).contains {
          control.titleForSegment(at: $0) == "All"
        }
      })
    modes.selectedSegmentIndex = modes.numberOfSegments - 1
    modes.sendActions(for: .valueChanged)
    demo.stage.settle()
    offer?.sendActions(for: .primaryActionTriggered)
    demo.stage.settle()
    var frameCount = 0
    for size in [Size(width: size.height, height: size.width), size] {
      demo.stage.dispatchResize(to: size)
      demo.stage.turn()
      for _ in 0..<30 {
        let room = (demo.root as? RingMenuController)?.selectedViewController
        let card = try #require(room?.children.first?.view.superview)
        let choices = demo.stage.view(named: "Choices")
        // The stage clips the card, and is in the superview of the choices.
        #expect(card.superview?.clipsToBounds == true)
        let places = [card.superview, choices].map { $0?.presentation.frame ?? .zero }
        #expect(!places[0].intersects(places[1].shrunkBy(dx: 1, dy: 1)), "\(places)")
        #expect(choices != nil || offer != nil)
        frameCount += 1
        demo.stage.advance(by: 1.0 / 60)
      }
      demo.stage.settle()
    }
    #expect(frameCount == 60)
  }

  @Test("each kind of container shows a child that does not rotate in the child's own orientation")
  func kinds() throws {
    let demo = try Demo("rotation")
    let alone =
      "The container decides alone. It supports every orientation. It is shown in landscape right. "
      + "A is not asked, and keeps portrait."
    var shown: [String: [String]] = [:]
    for kind in ["Stack", "Placeholder", "Navigation", "Tabs", "Pager", "Columns"] {
      choose(kind, on: demo)
      #expect(status(demo) == alone, "\(kind)")
      shown[kind] = self.shown(demo)
    }
    #expect(
      shown == [
        "Stack": ["Child A: portrait"],
        "Placeholder": ["Child A: portrait", "Child B: landscape right"],
        "Navigation": ["Child A: portrait"], "Tabs": ["Child A: portrait"],
        "Pager": ["Child A: portrait"],
        "Columns": ["Child B: landscape right", "Child A: portrait"],
      ])
  }

  @Test("the four modes ask the controllers within the capacity, none, the top one and all")
  func modes() throws {
    let demo = try Demo("rotation")
    let front = try #require(
      demo.views(SegmentedControl.self).first { $0.accessibilityLabel == "In front" })
    front.selectedSegmentIndex = 2
    front.sendActions(for: .valueChanged)
    demo.stage.settle()
    var said: [String] = []
    for mode in ["Default", "None", "Front", "All"] {
      choose(mode, on: demo)
      said.append(status(demo))
    }
    #expect(
      said == [
        "The container asks C. It supports every orientation. It is shown in landscape right.",
        "The container decides alone. It supports every orientation. It is shown in landscape "
          + "right.",
        "The container asks C. It supports every orientation. It is shown in landscape right.",
        "The container asks C, A, B. It supports no orientation. It is shown in landscape right.",
      ])
  }

  @Test("the switches change the supported orientations, and the child rotates at once")
  func masks() throws {
    let demo = try Demo("rotation")
    var seen: [[String]] = [shown(demo).suffix(1)]
    for name in ["A supports landscape right", "A supports landscape right"] {
      choose(name, on: demo)
      seen.append(shown(demo).suffix(1))
    }
    #expect(
      seen == [["Child A: portrait"], ["Child A: landscape right"], ["Child A: portrait"]])
  }

  @Test("a click reaches the button of a rotated child")
  func touches() throws {
    let demo = try Demo("rotation")
    choose("Tapped 0 times", on: demo)
    choose("Tapped once", on: demo)
    #expect(
      demo.texts.map(\.text.string).filter { $0.hasPrefix("Tapped") }
        == ["Tapped 2 times"])
  }

  @Test(
    "the button rotates the window, and also the container if the children that it asks allow it")
  func turn() throws {
    let demo = try Demo("rotation")
    var seen: [[String]] = []
    for mode in ["None", "Front"] {
      choose(mode, on: demo)
      for _ in 0..<2 {
        choose("Turn the window", on: demo)
        let size = demo.window.bounds.size
        let sentences = status(demo).split(separator: ". ").suffix(1).map(String.init)
        seen.append(
          [size.width > size.height ? "wide" : "high"] + sentences + shown(demo).suffix(1))
      }
    }
    #expect(
      seen == [
        ["high", "It is shown in portrait.", "Child A: portrait"],
        ["wide", "A is not asked, and keeps portrait.", "Child A: portrait"],
        ["high", "It is shown in portrait.", "Child A: portrait"],
        ["wide", "So it has not rotated with the window.", "Child A: portrait"],
      ])
    #expect(demo.stage.host.frameDeadline == nil)
  }

  @Test("on a low desktop the window returns to its size before the rotation")
  func low() throws {
    let demo = try Demo("rotation", paints: false)
    demo.stage.host.availableSize = Size(width: 1280, height: 813)
    var sizes: [Size] = []
    for _ in 0..<3 {
      choose("Turn the window", on: demo)
      sizes.append(demo.window.bounds.size)
    }
    #expect(
      sizes == [
        Size(width: 640, height: 813), Size(width: 960, height: 640),
        Size(width: 640, height: 813),
      ])
    // If the user has chosen another size since then, that size is rotated.
    demo.stage.resize(to: Size(width: 600, height: 700))
    choose("Turn the window", on: demo)
    #expect(demo.window.bounds.size == Size(width: 700, height: 600))
  }

  @Test("Tab and arrows reach every choice")
  func keys() throws {
    let demo = try Demo("rotation")
    var names: [String] = []
    demo.stage.key("Tab")
    let first = demo.window.focusedView
    repeat {
      names.append(demo.window.focusedView?.accessibilityLabel ?? "")
      demo.stage.key("Tab")
    } while demo.window.focusedView !== first && names.count < 60
    let masks = ["A", "B", "C"].flatMap { child in
      ["portrait", "upside down", "landscape right", "landscape left"].map {
        "\(child) supports \($0)"
      }
    }
    #expect(
      names.filter { $0.contains("supports") || $0.contains("asked") || $0 == "In front" }
        == ["Children asked with the container", "In front"] + masks)
  }
}

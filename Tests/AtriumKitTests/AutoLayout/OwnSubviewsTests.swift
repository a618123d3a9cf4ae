import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Layouts that remove, add and resize subviews of their own view, and the touches on these subviews.
@MainActor
struct OwnSubviewsTests {
  /// A view that runs a closure in each of its layouts.
  private final class Row: View {
    var layouts = 0
    var onLayout: (Row) -> Void = { _ in }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      onLayout(self)
    }
  }

  private let scene = TouchScene()
  private let row = Row(frame: Rect(x: 0, y: 0, width: 400, height: 200))
  private let card: TouchPad

  init() {
    scene.pad.addSubview(row)
    card = scene.addPad("pad.card", Rect(x: 0, y: 0, width: 100, height: 100), on: row)
    scene.stage.settle()
    row.layouts = 0
  }

  private func recycle() {
    card.removeFromSuperview()
    row.addSubview(card)
  }

  /// Returns the number of the row's layouts in the next turn, and their number in all turns after it.
  private func layouts() -> [Int] {
    row.layouts = 0
    row.setNeedsLayout()
    scene.stage.turn()
    let first = row.layouts
    scene.stage.turn()
    scene.stage.settle()
    return [first, row.layouts - first]
  }

  @Test("V-31: a layout that removes and adds a subview runs once per turn")
  func recycled() {
    row.onLayout = { [card] row in
      card.removeFromSuperview()
      row.addSubview(card)
    }
    #expect(layouts() == [1, 0])
    #expect(scene.stage.window.isIdle && card.superview === row)
    // The same change made outside a layout still requests a layout.
    recycle()
    scene.stage.turn()
    #expect(row.layouts == 2)
  }

  @Test("V-31: a layout that replaces or resizes all subviews runs once per turn")
  func replaced() {
    row.onLayout = { row in
      for view in row.subviews { view.removeFromSuperview() }
      for index in 0..<3 {
        row.addSubview(View(frame: Rect(x: Double(index) * 100, y: 0, width: 90, height: 90)))
      }
    }
    #expect(layouts() == [1, 0])
    row.onLayout = { row in
      for view in row.subviews { view.frame.size.width = Double(30 + row.layouts) }
    }
    #expect(layouts() == [1, 0])
    #expect(row.subviews.map(\.frame.width) == [31, 31, 31])
  }

  @Test("V-31: a subview that the layout adds is laid out in the same turn")
  func inner() {
    let added = Row(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    row.onLayout = { row in if added.superview == nil { row.addSubview(added) } }
    #expect(layouts() == [1, 0])
    #expect(added.layouts == 1)
  }

  @Test(
    "V-31, L-16: the layout callbacks of a controller that adds a subview in them are called once")
  func callbacks() {
    final class Badges: ViewController {
      var calls = 0
      private let badges = [View(), View()]

      override func viewWillLayoutSubviews() {
        badges[0].removeFromSuperview()
        view.insertSubview(badges[0], at: 0)
      }

      override func viewDidLayoutSubviews() {
        calls += 1
        badges[1].removeFromSuperview()
        view.addSubview(badges[1])
        badges[1].frame = Rect(x: 0, y: 0, width: Double(calls), height: 10)
      }
    }
    let badges = Badges()
    scene.stage.window.rootViewController = badges
    scene.stage.settle()
    let before = badges.calls
    badges.view.setNeedsLayout()
    scene.stage.settle()
    #expect(badges.calls == before + 1)
  }

  @Test("V-31: a change in a subview's layout still requests a layout of its superview")
  func changeOfSuperview() {
    let inner = Row(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    row.addSubview(inner)
    scene.stage.settle()
    row.layouts = 0
    inner.onLayout = { inner in inner.bounds.size.height = 60 }
    inner.setNeedsLayout()
    scene.stage.turn()
    #expect(row.layouts == 1)
  }

  // MARK: Touches

  @Test("G-7: touches and gestures continue when a layout removes their view and adds it again")
  func touchesLive() {
    let pan = scene.add(PanGestureRecognizer(), "pan", on: card)
    pan.cancelsTouchesInView = false
    row.onLayout = { [card] row in
      card.removeFromSuperview()
      row.addSubview(card)
    }
    scene.down(10, 10)
    for x in [15.0, 30, 50] {
      row.setNeedsLayout()
      scene.stage.turn()
      scene.move(x, 10)
    }
    #expect(pan.translation(in: nil) == Point(x: 40, y: 0))
    row.setNeedsLayout()
    scene.stage.turn()
    scene.up(50, 10)
    #expect(
      scene.take() == [
        "pad.card began 1", "pad.card moved 1", "pan began", "pad.card moved 1", "pan changed",
        "pad.card moved 1", "pan ended", "pad.card ended 1",
      ])
  }

  @Test("G-7: touches and gestures continue when the layout moves their view to another superview")
  func moved() {
    let other = View(frame: Rect(x: 0, y: 0, width: 400, height: 200))
    scene.pad.addSubview(other)
    scene.pad.sendSubviewToBack(other)
    row.onLayout = { [card] _ in
      card.removeFromSuperview()
      other.addSubview(card)
    }
    scene.down(10, 10)
    row.setNeedsLayout()
    scene.stage.turn()
    scene.up(10, 10)
    #expect(scene.take() == ["pad.card began 1", "pad.card ended 1"])
  }

  @Test("G-7: a view that is still removed at the end of the layout loses touches and gestures")
  func goneForGood() {
    let pan = scene.add(PanGestureRecognizer(), "pan", on: card)
    pan.cancelsTouchesInView = false
    row.onLayout = { [card] _ in card.removeFromSuperview() }
    scene.down(10, 10)
    scene.move(30, 10)
    row.layoutIfNeeded()
    row.setNeedsLayout()
    scene.stage.turn()
    #expect(
      scene.take() == [
        "pad.card began 1", "pan began", "pad.card moved 1", "pad.card cancelled 1",
        "pan cancelled",
      ])
    scene.move(60, 10)
    scene.up(60, 10)
    #expect(scene.take().isEmpty && pan.numberOfTouches == 0)
  }

  @Test("G-7: an immediate layout ends with the call, and cancels the touches of removed views")
  func layoutNow() {
    row.onLayout = { [card] _ in card.removeFromSuperview() }
    scene.down(10, 10)
    row.setNeedsLayout()
    row.layoutIfNeeded()
    #expect(scene.take() == ["pad.card began 1", "pad.card cancelled 1"])
  }
}

import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// What a ring keeps: its history of slow choices, and nothing else (features 29, 30).
@MainActor
struct RingMenuPracticeTests {
  /// Opens the ring by a key, and chooses an item by a digit after a time.
  private func choose(_ digit: Int, after seconds: Double, in fixture: RingFixture) {
    fixture.key(.keyboardApplication)
    fixture.stage.advance(by: seconds)
    fixture.key(
      KeyboardHIDUsage(
        rawValue: KeyboardHIDUsage.keyboard1.rawValue + UInt16(digit) - 1))
    fixture.stage.advance(by: 0.5)
  }

  @Test(
    "RF-30: a history is saved and restored, so that a stroke is shown once a day across starts")
  func restored() throws {
    let first = RingFixture(style: .court)
    for _ in 0..<3 { choose(2, after: 2, in: first) }
    choose(3, after: 0.2, in: first)
    #expect(first.menu.practice == RingMenuPractice([.init(path: [1], slowCount: 3)]))
    let saved = first.menu.practice.description
    #expect(saved == "1:3")

    let second = RingFixture(style: .court)
    second.menu.practice = try #require(RingMenuPractice(saved))
    #expect(second.menu.practice.description == saved)
    choose(2, after: 2, in: second)
    // The stroke was shown during the choice, half a second ago.
    let shown = try #require(second.menu.practice.entries.first)
    #expect(shown.path == [1] && shown.slowCount == 4)
    #expect(abs(try #require(shown.age) - 0.5) < 0.1)

    // An hour later the stroke is not shown again, and its age increases. A day later it is shown again.
    for (hours, isShown) in [(1.0, false), (25, true)] {
      let third = RingFixture(style: .court)
      var practice = second.menu.practice
      practice.age(by: hours * 3600)
      third.menu.practice = practice
      choose(2, after: 2, in: third)
      let age = try #require(third.menu.practice.entries.first?.age)
      #expect((age < 10) == isShown && (age > 3600) == !isShown)
    }
  }

  @Test("RF-30: a stroke that is shown without a choice is not shown again on the same day")
  func shownWithoutChoice() throws {
    let fixture = RingFixture(style: .court)
    for _ in 0..<3 { choose(2, after: 2, in: fixture) }
    #expect(fixture.menu.practice.entries.map(\.age) == [nil])
    for opening in 0..<2 {
      fixture.key(.keyboardApplication)
      fixture.stage.settle()
      fixture.key(.keyboardHome)
      fixture.key(.keyboardTab)
      #expect(fixture.menu.highlightedIndex == 1)
      fixture.stage.advance(by: 10)
      fixture.key(.keyboardEscape)
      fixture.stage.settle()
      // At the second opening the stroke is not shown, so its age increases.
      let age = try #require(fixture.menu.practice.entries.first?.age)
      #expect(age >= 10 * Double(opening + 1))
    }
  }

  @Test(
    "RF-30: the middle shows the time and the grade of the last choice of an item that was chosen slowly three times"
  )
  func trials() {
    let fixture = RingFixture(style: .court)
    func says() -> [String] {
      fixture.key(.keyboardApplication)
      fixture.stage.settle()
      defer {
        fixture.key(.keyboardEscape)
        fixture.stage.settle()
      }
      var open: [View] = [fixture.menu]
      while let view = open.popLast() {
        if view.accessibilityTraits == .button, let middle = view as? any TextDisplaying {
          return middle.displayedTexts.map(\.string)
        }
        open += view.subviews
      }
      return []
    }
    for _ in 0..<3 {
      choose(2, after: 2, in: fixture)
      #expect(says() == ["Close"])
    }
    for (seconds, text) in [
      (0.2, "Last choice: 200 ms, platinum"), (0.9, "Last choice: 900 ms, bronze"),
      (1.5, "Last choice: 1500 ms"),
    ] {
      choose(2, after: seconds, in: fixture)
      #expect(says() == ["Close", text])
    }
    choose(3, after: 0.2, in: fixture)
    #expect(says() == ["Close"])
  }

  @Test("RF-30: a history is read from its own text; impossible entries are left out")
  func text() {
    let practice = RingMenuPractice([
      .init(path: [5, 2], slowCount: 3, age: 61.9), .init(path: [1], slowCount: 7),
      .init(path: [1], slowCount: 8), .init(path: [], slowCount: 1),
      .init(path: [-1], slowCount: 1), .init(path: [2], slowCount: -1),
      .init(path: [3], slowCount: 1, age: .nan), .init(path: [4], slowCount: 1, age: -1),
      .init(path: Array(repeating: 0, count: 33), slowCount: 1),
    ])
    #expect(practice.description == "1:7,5.2:3:61")
    #expect(
      RingMenuPractice("5.2:3:61,1:7,,x:1,1.:2,2,2:3:4:5,3:x,4:1:-5,9999:1")
        == RingMenuPractice([
          .init(path: [1], slowCount: 7), .init(path: [5, 2], slowCount: 3, age: 61),
        ]))
    #expect(RingMenuPractice("") == RingMenuPractice())
    let many = (0..<300).map { RingMenuPractice.Entry(path: [$0], slowCount: 1) }
    #expect(RingMenuPractice(many).entries.count == 256)
    var aged = practice
    for seconds in [10, -5, .infinity, .nan] { aged.age(by: seconds) }
    #expect(aged.description == "1:7,5.2:3:71")
  }

  /// A weak reference to an object that was made during one opening of the ring.
  private struct Reference {
    weak var object: AnyObject?
  }

  @Test("RF-29: a thousand openings leave no object behind")
  func openings() {
    let fixture = RingFixture(count: 8, style: .court)
    fixture.stage.host.paints = false
    var (seen, known): ([Reference], Set<ObjectIdentifier>) = ([], [])
    func collect() {
      var open: [View] = [fixture.ring.view]
      while let view = open.popLast() {
        open += view.subviews
        let objects: [AnyObject] = [view] + view.gestureRecognizers
        for object in objects where known.insert(ObjectIdentifier(object)).inserted {
          seen.append(Reference(object: object))
        }
      }
      for child in fixture.ring.children
      where known.insert(ObjectIdentifier(child)).inserted {
        seen.append(Reference(object: child))
      }
    }
    var counts: Set<Int> = []
    for opening in 1...1000 {
      fixture.ring.setMenuVisible(true, animated: false)
      fixture.stage.turn()
      #expect(fixture.ring.isMenuVisible)
      if opening % 10 == 0 { collect() }
      fixture.ring.setMenuVisible(false, animated: false)
      fixture.stage.turn()
      if opening % 100 == 0 {
        seen.removeAll { $0.object == nil }
        known = Set(seen.compactMap { $0.object.map(ObjectIdentifier.init) })
        counts.insert(seen.count)
      }
    }
    #expect(counts.count == 1 && counts.allSatisfy { $0 > 4 }, "\(counts)")
    #expect(fixture.ring.children.count == 8)
    #expect(fixture.menu.practice == RingMenuPractice())
  }
}

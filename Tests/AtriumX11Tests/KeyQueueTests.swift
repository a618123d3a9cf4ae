import AtriumX11
import Testing

@Suite("keys that wait for an input method")
struct KeyQueueTests {
  /// A queue whose answers a test can read.
  private final class Model {
    private typealias Queue = KeyQueue<String, String, String>
    private var queue = Queue()

    var isEmpty: Bool { queue.isEmpty }
    var isStuck: Bool { queue.isStuck }
    var deadline: Double? { queue.deadline }

    func isHopeless(at now: Double) -> Bool { queue.isHopeless(at: now) }
    func heal() { queue.heal() }

    @discardableResult
    func add(_ key: String, at now: Double) -> Int? { queue.add(key, at: now) }

    @discardableResult
    func add(follower: String) -> Bool { queue.add(follower: follower) }

    @discardableResult
    func answer(_ number: Int, _ answer: String) -> [String] {
      words(queue.answer(number, answer))
    }

    @discardableResult
    func expire(at now: Double) -> [String] { words(queue.expire(at: now)) }

    func releaseAll() -> [String] { words(queue.releaseAll()) }

    private func words(_ released: [Queue.Released]) -> [String] {
      released.map {
        switch $0 {
        case .unanswered(let key): "\(key) alone"
        case .answered(let key, let answer): "\(key) as \(answer)"
        case .follower(let follower): follower
        }
      }
    }
  }

  @Test("keys are delivered with their answers, in order")
  func order() {
    let queue = Model()
    #expect(queue.add("a", at: 0) == 1)
    #expect(queue.add("b", at: 0.01) == 2)
    #expect(queue.answer(2, "B") == [])
    #expect(queue.answer(1, "A") == ["a as A", "b as B"])
    #expect(queue.isEmpty)
    #expect(queue.deadline == nil)
  }

  @Test("later events wait for the keys before them, and for no other event")
  func followers() {
    let queue = Model()
    #expect(!queue.add(follower: "early click"))
    queue.add("a", at: 0)
    #expect(queue.add(follower: "click"))
    queue.add("b", at: 0)
    #expect(queue.add(follower: "release"))
    #expect(queue.answer(1, "A") == ["a as A", "click"])
    #expect(queue.answer(2, "B") == ["b as B", "release"])
    #expect(!queue.add(follower: "late click"))
  }

  @Test(
    "TX-70: after 250 ms the oldest key and all events behind it are delivered, and the input method is stuck"
  )
  func expiry() {
    let queue = Model()
    queue.add("a", at: 1)
    queue.add(follower: "click")
    queue.add("b", at: 1.2)
    #expect(queue.deadline == 1.25)
    #expect(queue.expire(at: 1.249) == [])
    #expect(!queue.isStuck)
    #expect(queue.expire(at: 1.25) == ["a alone", "click", "b alone"])
    #expect(queue.isStuck)
    #expect(queue.deadline == nil)
  }

  @Test("an early answer for a later key is kept when the oldest key expires")
  func partialExpiry() {
    let queue = Model()
    queue.add("a", at: 0)
    queue.add("b", at: 0)
    queue.answer(2, "B")
    #expect(queue.expire(at: 0.25) == ["a alone", "b as B"])
  }

  @Test("the timeout of a key counts from its own arrival")
  func ownTime() {
    let queue = Model()
    queue.add("a", at: 0)
    queue.add("b", at: 0.2)
    queue.answer(1, "A")
    #expect(queue.deadline == 0.45)
    #expect(queue.expire(at: 0.3) == [])
    #expect(!queue.isStuck)
  }

  @Test("TX-70: keys do not wait for a stuck input method, and a late answer only ends this state")
  func healing() {
    let queue = Model()
    queue.add("a", at: 0)
    queue.expire(at: 0.25)
    #expect(queue.add("b", at: 0.3) == nil)
    #expect(!queue.add(follower: "click"))
    #expect(queue.answer(1, "A") == [])
    #expect(!queue.isStuck)
    #expect(queue.add("c", at: 0.4) == 2)
    // The answer has the number of an earlier key, and is not used for this key.
    #expect(queue.answer(1, "A") == [])
    #expect(queue.answer(2, "C") == ["c as C"])
  }

  @Test("TX-70: an input method that has been stuck for ten seconds is abandoned")
  func hopelessness() {
    let queue = Model()
    queue.add("a", at: 0)
    #expect(!queue.isHopeless(at: 100))
    queue.expire(at: 1)
    #expect(!queue.isHopeless(at: 10.9))
    #expect(queue.isHopeless(at: 11))
    queue.heal()
    #expect(!queue.isHopeless(at: 100))
  }

  @Test(
    "without an input method everything is delivered, and the next input method does not begin as stuck"
  )
  func end() {
    let queue = Model()
    queue.add("a", at: 0)
    queue.add(follower: "click")
    #expect(queue.releaseAll() == ["a alone", "click"])
    queue.add("b", at: 1)
    queue.expire(at: 2)
    #expect(queue.releaseAll() == [])
    #expect(queue.add("c", at: 3) == 3)
  }
}

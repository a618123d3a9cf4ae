/// Timers in the order of their due times.
///
/// The queue is a binary heap. Each timer stores its index in the heap, so an operation on a timer takes logarithmic
/// time.
@MainActor
struct TimerQueue {
  private var heap: ContiguousArray<Timer> = []

  /// The timer that is due first.
  var first: Timer? { heap.first }

  /// Adds a timer that is not in a queue.
  mutating func insert(_ timer: Timer) {
    timer.place = heap.count
    heap.append(timer)
    rise(heap.count - 1)
  }

  /// Removes a timer; does nothing if it is not in the queue.
  mutating func remove(_ timer: Timer) {
    guard let place = timer.place else { return }
    timer.place = nil
    let last = heap.removeLast()
    guard place < heap.count else { return }
    put(last, at: place)
    rise(place)
    sink(place)
  }

  /// Removes the timers that are due and returns them in order.
  ///
  /// - Parameter isDue: A closure that returns whether a time is due. If it returns true for a time, it must return
  ///   true for all earlier times.
  /// - Returns: The timers that are due.
  mutating func takeDue(where isDue: (Double) -> Bool) -> [Timer] {
    var due: [Timer] = []
    while let timer = heap.first, isDue(timer.fireTime) {
      remove(timer)
      due.append(timer)
    }
    return due
  }

  private mutating func put(_ timer: Timer, at place: Int) {
    WorkStatistics.ofLists.stepCount += 1
    heap[place] = timer
    timer.place = place
  }

  private mutating func rise(_ start: Int) {
    var place = start
    let timer = heap[place]
    while place > 0, timer.precedes(heap[(place - 1) / 2]) {
      put(heap[(place - 1) / 2], at: place)
      place = (place - 1) / 2
    }
    put(timer, at: place)
  }

  private mutating func sink(_ start: Int) {
    var place = start
    let timer = heap[place]
    while 2 * place + 1 < heap.count {
      var child = 2 * place + 1
      if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
      guard heap[child].precedes(timer) else { break }
      put(heap[child], at: place)
      place = child
    }
    put(timer, at: place)
  }
}

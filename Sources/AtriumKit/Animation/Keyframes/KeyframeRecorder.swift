/// Records the changes in the closures of keyframes.
///
/// The recorder makes one animation for each property of each view.
@MainActor
final class KeyframeRecorder {
  private struct Entry {
    let view: View
    let property: AnimatedProperty
    let initial: AnimatedValue
    var frames: [KeyframeTrack.Frame]
  }

  private struct Key: Hashable {
    let view: View
    let property: AnimatedProperty
  }

  private let mode: KeyframeMode
  /// The interval of the running keyframe, as fractions of the duration; the whole duration outside keyframes.
  private var interval = (start: 0.0, end: 1.0)
  private var entries: [Entry] = []
  private var indices: [Key: Int] = [:]

  init(mode: KeyframeMode) {
    self.mode = mode
  }

  /// Runs a keyframe's closure.
  func run(from start: Double, to end: Double, _ body: () -> Void) {
    let outer = interval
    interval = (start, end)
    body()
    interval = outer
  }

  /// Records a change of a property.
  func record(
    _ property: AnimatedProperty, of view: View, from before: AnimatedValue,
    to after: AnimatedValue
  ) {
    let frame = KeyframeTrack.Frame(start: interval.start, end: interval.end, value: after)
    let key = Key(view: view, property: property)
    guard let index = indices[key] else {
      indices[key] = entries.count
      entries.append(Entry(view: view, property: property, initial: before, frames: [frame]))
      return
    }
    // A second change in the same keyframe replaces the first one.
    if let last = entries[index].frames.last, last.start == frame.start, last.end == frame.end {
      entries[index].frames.removeLast()
    }
    entries[index].frames.append(frame)
  }

  /// Starts the animations, in the order in which their properties first changed.
  func finish(in group: AnimationGroup) {
    for entry in entries {
      let track = KeyframeTrack(
        of: entry.property, from: entry.initial, through: entry.frames, mode: mode)
      entry.view.addPath(.keyframes(track), of: entry.property, in: group)
    }
  }
}

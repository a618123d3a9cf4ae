import AtriumGraphics

/// The undo and redo history of text (TX-42 … TX-46).
struct TextHistory {
  /// The kind of an edit.
  ///
  /// Outside a group, edits of different kinds are never combined into one step.
  enum Kind: Equatable {
    case typing, backspace, delete, replacement, paste, cut, clear, commit, newline, code
  }

  /// The replacement of a piece of text with another piece.
  struct Edit {
    var start: TextOffset
    var removed: String
    var inserted: String
    /// The attributes of the removed text.
    var removedStyles: [TextStyles.Run] = []
    /// The attributes of the inserted text.
    var insertedStyles: [TextStyles.Run] = []
  }

  struct Step {
    var kind: Kind
    var edits: [Edit]
    var before: TextSelection
    var after: TextSelection
    var size: Int
  }

  /// The maximum number of steps (TX-45).
  static let stepLimit = 200
  /// The maximum number of bytes in all steps together; a single step may be larger.
  static let byteLimit = 4 << 20
  /// The pause after which an edit begins a new step, in seconds.
  static let pause = 2.0

  private var done: [Step] = []
  private var undone: [Step] = []
  private var size = 0
  private var isStepClosed = true
  private var lastTime = 0.0
  private var groupDepth = 0
  private var isGroupBegun = false

  /// Whether there is a step to undo.
  var canUndo: Bool { !done.isEmpty }
  /// Whether there is a step to redo.
  var canRedo: Bool { !undone.isEmpty }
  /// Whether the program has begun a group of edits.
  var isGrouping: Bool { groupDepth > 0 }

  /// Removes all steps.
  mutating func clear() {
    (done, undone, size, isStepClosed) = ([], [], 0, true)
    isGroupBegun = false
  }

  /// Makes the next edit begin a new step.
  mutating func closeStep() { isStepClosed = true }

  /// Begins a group: the following edits become one step.
  mutating func beginGroup() {
    groupDepth += 1
    if groupDepth == 1 { isGroupBegun = false }
  }

  /// Ends a group of edits.
  mutating func endGroup() {
    groupDepth = max(0, groupDepth - 1)
    if groupDepth == 0 { isStepClosed = true }
  }

  /// Records an edit.
  mutating func record(
    _ edit: Edit, kind: Kind, before: TextSelection, after: TextSelection, at time: Double
  ) {
    undone = []
    let bytes = edit.removed.utf8.count + edit.inserted.utf8.count
    if joins(edit, kind, at: time), let last = done.indices.last {
      done[last].edits.append(edit)
      done[last].after = after
      done[last].size += bytes
    } else {
      done.append(Step(kind: kind, edits: [edit], before: before, after: after, size: bytes))
    }
    size += bytes
    isGroupBegun = groupDepth > 0
    isStepClosed = kind != .typing && kind != .backspace && kind != .delete
    lastTime = time
    while done.count > 1, done.count > TextHistory.stepLimit || size > TextHistory.byteLimit {
      size -= done.removeFirst().size
    }
  }

  private func joins(_ edit: Edit, _ kind: Kind, at time: Double) -> Bool {
    guard let step = done.last else { return false }
    if groupDepth > 0 { return isGroupBegun }
    guard !isStepClosed, step.kind == kind, time - lastTime < TextHistory.pause else {
      return false
    }
    guard kind == .typing, let previous = step.edits.last?.inserted.unicodeScalars.last else {
      return true
    }
    // The first space after a word begins a new step.
    let beginsWithSpace = edit.inserted.unicodeScalars.first?.properties.isWhitespace == true
    return !(beginsWithSpace && !previous.properties.isWhitespace)
  }

  /// Moves the last step to the undone steps and returns it; nil if there is no step to undo.
  mutating func takeUndo() -> Step? {
    guard let step = done.popLast() else { return nil }
    size -= step.size
    undone.append(step)
    (isStepClosed, isGroupBegun) = (true, false)
    return step
  }

  /// Moves the last undone step back to the done steps and returns it; nil if there is no step to redo.
  mutating func takeRedo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    size += step.size
    done.append(step)
    (isStepClosed, isGroupBegun) = (true, false)
    return step
  }
}

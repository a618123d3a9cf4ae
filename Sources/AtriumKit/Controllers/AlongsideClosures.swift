/// What has joined a transition: the closures that a coordinator was given.
struct AlongsideClosures {
  typealias Closure = (any ViewControllerTransitionCoordinator) -> Void

  private var alongside: [Closure] = []
  private var completions: [Closure] = []
  private var isOpen = true

  /// Takes closures in until those of the animation have run.
  ///
  /// - Returns: Whether they will run.
  mutating func add(alongside animation: Closure?, completion: Closure?) -> Bool {
    guard isOpen else { return false }
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// The closures to animate with, once; from now on nobody can join.
  mutating func takeAlongside() -> [Closure] {
    isOpen = false
    defer { alongside = [] }
    return alongside
  }

  /// The closures for the end, once.
  mutating func takeCompletions() -> [Closure] {
    (isOpen, alongside) = (false, [])
    defer { completions = [] }
    return completions
  }
}

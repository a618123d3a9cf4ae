/// One run of `transition(from:to:…)`, which keeps everybody alive until the last call (DC-13).
@MainActor
final class ChildTransition {
  let container: ViewController
  let from: ViewController
  let to: ViewController
  /// The block that moves or fades the views; nil while it is being set up.
  var group: AnimationGroup?
  private let completion: ((Bool) -> Void)?
  private let host: View
  /// The views that touches do not reach meanwhile.
  private let shielded: [View]
  /// The beginnings that this transition brought about, and so has to end.
  private var disappearance: Int?
  private var appearance: Int?
  private var isOver = false

  init(
    in container: ViewController, from: ViewController, to: ViewController, host: View,
    allowsInteraction: Bool, completion: ((Bool) -> Void)?
  ) {
    self.container = container
    self.from = from
    self.to = to
    self.host = host
    shielded = allowsInteraction ? [] : [from.view, to.view]
    self.completion = completion
  }

  func involves(_ controller: ViewController) -> Bool { controller === from || controller === to }

  /// Sends the `will` calls, old before new, if the container is on screen itself (DC-15, DC-23).
  func begin(animated: Bool) {
    container.runningTransitions.append(self)
    from.childTransition = self
    to.childTransition = self
    for view in shielded { view.shieldCount += 1 }
    guard container.isShown else { return }
    let (leaving, coming) = (from.appearance.generation + 1, to.appearance.generation + 1)
    if from.begin(appearing: false, animated: animated) { disappearance = leaving }
    guard container.isShown, to.parent === container else { return }
    if to.begin(appearing: true, animated: animated) { appearance = coming }
  }

  /// Sends the `did` calls, new before old, and the completion; the second call does nothing.
  func finish(_ finished: Bool) {
    guard !isOver else { return }
    isOver = true
    container.runningTransitions.removeAll { $0 === self }
    if from.childTransition === self { from.childTransition = nil }
    if to.childTransition === self { to.childTransition = nil }
    for view in shielded { view.shieldCount -= 1 }
    if !finished { group?.cancel() }
    endAppearance()
    // Somebody may have put it elsewhere meanwhile; there it is not in the way.
    if let old = from.viewIfLoaded, old.superview === host {
      View.performWithoutAnimation { old.removeFromSuperview() }
    }
    if let disappearance { from.endAlone(disappearance) }
    completion?(finished)
  }

  private func endAppearance() {
    // A child never hears `viewDidAppear` before its container (DC-6).
    if let appearance { to.endAlone(appearance) }
  }
}

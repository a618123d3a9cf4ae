/// One run of `transition(from:to:…)`, which keeps everybody alive until the last call (DC-13).
@MainActor
final class ChildTransition {
  let container: ViewController
  let from: ViewController
  let to: ViewController
  /// The block that moves or fades the views; nil while it is being set up.
  var group: AnimationGroup?
  private let completion: ((Bool) -> Void)?
  /// How long the completion waits after the end, in seconds.
  private let wait: Double
  private let host: View
  /// The views that touches do not reach meanwhile.
  private let shielded: [View]
  /// The beginnings that this transition brought about, and so has to end: of the two themselves or
  /// of those who cover them in their own views (DC-44).
  private var disappearance: AppearanceTicket?
  private var appearance: AppearanceTicket?
  private var isOver = false

  init(
    in container: ViewController, from: ViewController, to: ViewController, host: View,
    allowsInteraction: Bool, wait: Double, completion: ((Bool) -> Void)?
  ) {
    self.container = container
    self.from = from
    self.to = to
    self.host = host
    shielded = allowsInteraction ? [] : [from.view, to.view]
    self.wait = wait
    self.completion = completion
  }

  /// Whether a controller is on its way out and will be taken out at the end; not if somebody has put
  /// it elsewhere meanwhile.
  func takesOut(_ controller: ViewController) -> Bool {
    controller === from && controller.viewIfLoaded?.superview === host
  }

  func involves(_ controller: ViewController) -> Bool { controller === from || controller === to }

  /// Sends the `will` calls, old before new, if the container is on screen itself (DC-15, DC-23).
  func begin(animated: Bool) {
    container.runningTransitions.append(self)
    from.childTransition = self
    to.childTransition = self
    for view in shielded { view.shieldCount += 1 }
    guard container.isShown else { return }
    disappearance = from.begin(appearing: false, animated: animated)
    guard container.isShown, to.parent === container else { return }
    appearance = to.begin(appearing: true, animated: animated)
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
    appearance?.endAlone()
    if takesOut(from) { View.performWithoutAnimation { from.viewIfLoaded?.removeFromSuperview() } }
    disappearance?.endAlone()
    guard let completion else { return }
    CompletionChain.run(after: finished ? wait : 0, in: container.viewIfLoaded?.window) {
      completion(finished)
    }
  }
}

/// The rest of a view that is being released: its animations and its subviews.
///
/// A subclass of a class with an isolated deinitialiser must isolate its own, which code that was written
/// for iOS does not. So the deinitialiser of ``View`` is not isolated, and makes one of these, whose own is.
/// It runs at once on the main thread. From any other thread the runtime takes it to the main actor.
@MainActor
final class ViewRemains {
  private let animations: [PropertyAnimation]
  private var subviews: [View]

  /// Takes the rest out of a view; nil if there is none.
  init?(of view: View) {
    guard !view.animations.isEmpty || view.subviewList.count > 0 else { return nil }
    animations = view.animations
    subviews = view.subviewList.takeAll()
  }

  /// Ends the animations, so that their blocks complete, and releases the subviews one by one.
  isolated deinit {
    for animation in animations { animation.group.remove(finished: false, in: nil) }
    TreeRelease.release(&subviews)
  }
}

extension MainActor {
  /// Runs a closure of the main actor in the deinitialiser of an object of that actor, on any thread.
  ///
  /// The closure may read and empty the object's own properties, which no other code can reach any more.
  /// It must not call anything outside of it.
  nonisolated static func whileReleasing<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      unsafeBitCast(body, to: (() -> Result).self)()
    }
  }
}

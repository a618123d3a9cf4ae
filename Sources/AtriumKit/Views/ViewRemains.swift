/// The objects that must be cleaned up when a view is released: its animations and its subviews.
///
/// If a class has an isolated deinitialiser, its subclasses must isolate theirs, which code written for iOS does not
/// do. The deinitialiser of ``View`` is therefore not isolated. It instead makes an object of this class, whose
/// deinitialiser is isolated. On the main thread, that deinitialiser runs immediately. From any other thread, the
/// runtime moves it to the main actor.
@MainActor
final class ViewRemains {
  private let animations: [PropertyAnimation]
  private var subviews: [View]

  /// Takes the objects from a view; nil if there are none.
  init?(of view: View) {
    guard !view.animations.isEmpty || view.subviewList.count > 0 else { return nil }
    animations = view.animations
    subviews = view.subviewList.takeAll()
  }

  /// Ends the animations, so that their blocks complete, and then releases the subviews one by one.
  isolated deinit {
    for animation in animations { animation.group.remove(finished: false, in: nil) }
    TreeRelease.release(&subviews)
  }
}

extension MainActor {
  /// Runs a closure of the main actor on any thread, in the deinitialiser of an object of the main actor.
  ///
  /// The closure may read and clear the properties of the object, which no other code can access any more. It must
  /// not call code outside the object.
  nonisolated static func whileReleasing<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      unsafeBitCast(body, to: (() -> Result).self)()
    }
  }
}

public import AtriumGeometry
public import AtriumHarness
public import AtriumKit
public import TestSupport

/// The stage of a random run: a window with a root controller, and the operations on windows that all runs share.
@MainActor
public struct RandomStage {
  /// The stage, whose time the run advances.
  public let stage: Stage
  /// The root controller.
  public let root = ViewController()
  private let trace: RandomTrace

  /// Makes a stage whose root is not in the window yet.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - trace: The trace of the run.
  ///   - paints: Whether the window paints, which takes most of the time of a run.
  public init(size: Size, trace: RandomTrace, paints: Bool) {
    stage = Stage(size: size)
    self.trace = trace
    stage.host.paints = paints
    stage.framesPerSecond = 20
  }

  /// Shows the root controller in the window, which becomes the key window.
  public func show() {
    stage.window.rootViewController = root
    stage.window.dispatch(.focus(true))
    stage.settle()
  }

  /// Dismisses the presented controllers, and removes the root controller from the window.
  public func end() {
    root.dismiss(animated: false)
    stage.settle()
    stage.window.rootViewController = nil
    stage.settle()
    stage.turn()
  }

  /// Gives the window a random size, either as a step of a live resize or as a jump.
  public func resize() {
    let size = Size(
      width: trace.random.number(1...800).rounded(), height: trace.random.number(1...800).rounded())
    trace.note("resize \(size)")
    stage.dispatchResize(to: size, isLive: trace.random.oneIn(2))
  }

  /// Advances the time by a random number of seconds up to a maximum; does nothing inside a call.
  public func advance(upTo maximum: Double) {
    guard !trace.isNested else { return }
    let time = trace.random.number(0...maximum)
    trace.note("advance \(time)")
    stage.advance(by: time)
  }

  /// Presents a controller over the root, or dismisses the presented controller.
  public func presentOrDismiss(_ make: () -> ViewController) {
    let animated = trace.random.oneIn(2)
    guard root.presentedViewController == nil else {
      trace.note("dismiss \(animated)")
      return root.dismiss(animated: animated)
    }
    guard root.viewIfLoaded?.window != nil else { return }
    trace.note("present \(animated)")
    let modal = make()
    modal.modalPresentationStyle = trace.random.oneIn(2) ? .formSheet : .fullScreen
    root.present(modal, animated: animated)
  }
}

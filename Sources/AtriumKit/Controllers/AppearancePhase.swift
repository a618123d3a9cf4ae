/// The appearance phase of a controller: off screen, on screen, or in between (C-34).
public enum AppearancePhase: Hashable, Sendable {
  /// Off screen: the controller has received `viewDidDisappear`, or no appearance call so far.
  case disappeared
  /// The controller has received `viewWillAppear`.
  case appearing
  /// The controller has received `viewDidAppear`.
  case appeared
  /// The controller has received `viewWillDisappear`.
  case disappearing
}

extension ViewController {
  /// The phase of the controller after its last appearance call.
  ///
  /// A container that forwards appearance calls manually can read the phase before it calls
  /// ``beginAppearanceTransition(_:animated:)``. If a presentation in the controller's own context covers the
  /// controller, the value is the phase of the covering controller, which receives the calls (DC-44).
  public var appearancePhase: AppearancePhase { appearanceTarget.appearance.phase }
}

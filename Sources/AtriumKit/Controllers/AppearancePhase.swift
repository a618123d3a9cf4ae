/// The phase of a controller between off screen and on screen (C-34).
public enum AppearancePhase: Hashable, Sendable {
  /// Its view is not on screen: it has received `viewDidDisappear`, or nothing yet.
  case disappeared
  /// It has received `viewWillAppear`.
  case appearing
  /// It has received `viewDidAppear`.
  case appeared
  /// It has received `viewWillDisappear`.
  case disappearing
}

extension ViewController {
  /// The phase in which the last appearance call left the controller.
  ///
  /// A container that forwards by hand asks it before
  /// ``beginAppearanceTransition(_:animated:)``. For a controller that is covered in its own
  /// context, it is the phase of the one that covers it, which receives the calls (DC-44).
  public var appearancePhase: AppearancePhase { appearanceTarget.appearance.phase }
}

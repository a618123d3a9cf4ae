public import AtriumGeometry
import AtriumKit

extension Control {
  /// Makes a control with an action that is performed for `primaryActionTriggered`.
  ///
  /// A button also shows the title and the image of the action.
  ///
  /// - Parameters:
  ///   - frame: The control's frame in its superview's coordinates, in points.
  ///   - primaryAction: The action that a press performs; nil for no action.
  public convenience init(frame: Rect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { take(primaryAction) }
  }

  /// Adds an action that is performed whenever any of the events is sent.
  ///
  /// An action with the same identifier is replaced for these events.
  public func addAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    add(
      ControlAction(events: controlEvents, identifier: action.identifier) { [weak self] in
        self?.sendAction(action)
      })
  }

  /// Removes an action for the given events.
  public func removeAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for the given events.
  public func removeAction(identifiedBy identifier: Action.Identifier, for controlEvents: Event) {
    removeEvents(controlEvents) { $0.identifier == identifier }
  }

  /// Performs an action, with the control as its sender.
  ///
  /// A disabled action is not performed.
  public func sendAction(_ action: Action) {
    guard !action.attributes.contains(.disabled) else { return }
    action.performWithSender(self, target: nil)
  }
}

extension Button {
  /// Makes a button with the title and the image of an action, which a press performs.
  ///
  /// - Parameters:
  ///   - configuration: The appearance of the button.
  ///   - primaryAction: The action that a press performs; nil for no action.
  public convenience init(configuration: Configuration = .bordered(), primaryAction: Action?) {
    self.init(title: "", configuration: configuration)
    if let primaryAction { take(primaryAction) }
  }
}

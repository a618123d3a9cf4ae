public import Atrium

extension KeyCommand {
  /// Makes a shortcut whose action is a method of an object in the responder chain.
  ///
  /// The action calls the first object that has the method. The search begins at the `keyResponder` of the key window.
  ///
  /// - Parameters:
  ///   - title: The title in lists of shortcuts.
  ///   - input: The key.
  ///   - modifierFlags: The modifiers held with the key.
  ///   - action: The method, whose argument is nil.
  ///   - discoverabilityTitle: A longer title for lists of shortcuts.
  public init(
    title: String = "", input: String, modifierFlags: KeyModifierFlags = [], action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      title: title, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle
    ) {
      var responder = UIApplication.shared.keyWindow?.keyResponder
      while let current = responder, !action.isMethod(of: current) { responder = current.next }
      if let responder { _ = action.send(to: responder, nil, nil) }
    }
  }

  /// Makes a shortcut with the order of the parameters that UIKit's menus use.
  ///
  /// - Parameters:
  ///   - title: The title in lists of shortcuts.
  ///   - image: Ignored, since lists of shortcuts show no images.
  ///   - action: The method, whose argument is nil.
  ///   - input: The key.
  ///   - modifierFlags: The modifiers held with the key.
  ///   - propertyList: Ignored.
  ///   - discoverabilityTitle: A longer title for lists of shortcuts.
  public init(
    title: String, image: Image? = nil, action: Selector, input: String,
    modifierFlags: KeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      title: title, input: input, modifierFlags: modifierFlags, action: action,
      discoverabilityTitle: discoverabilityTitle)
  }
}

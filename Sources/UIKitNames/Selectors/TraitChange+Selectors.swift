public import Atrium

/// UIKit's selectors for changes of traits.
extension TraitChangeObservable {
  /// Calls a method of this object whenever one of the given traits has changed.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - action: A method without parameters, or with this object as its parameter.
  /// - Returns: The registration, which is only needed to remove the method.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type], action: Selector
  ) -> any TraitChangeRegistration {
    registerForTraitChanges(traits) { environment, _ in action.send(to: environment, environment) }
  }

  /// Calls a method of a target whenever one of the given traits has changed; the target is held weakly.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - target: The object with the method.
  ///   - action: A method without parameters, or with this object as its parameter.
  /// - Returns: The registration, which is only needed to remove the method.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type], target: Any, action: Selector
  ) -> any TraitChangeRegistration {
    weak let target = target as AnyObject
    return registerForTraitChanges(traits) { environment, _ in
      if let target { action.send(to: target, environment) }
    }
  }
}

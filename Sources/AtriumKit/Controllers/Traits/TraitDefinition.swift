/// A type that represents a trait; for example, ``TraitUserInterfaceStyle`` represents the light or dark style.
///
/// Lists of traits contain these types, for example in
/// ``TraitChangeObservable/registerForTraitChanges(_:handler:)``. A program can declare further traits, whose values
/// are computed from a collection.
public protocol TraitDefinition {
  /// The values of the trait.
  associatedtype Value: Equatable
  /// Returns the value of the trait in a collection.
  static func value(in traits: TraitCollection) -> Value
}

extension TraitDefinition {
  /// Returns whether the trait has different values in two collections.
  static func differs(between one: TraitCollection, and other: TraitCollection) -> Bool {
    value(in: one) != value(in: other)
  }
}

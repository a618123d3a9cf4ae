public import Atrium
public import FoundationNames

// Comparisons of values that are objects on iOS.

extension Color {
  /// Returns whether another value is the same colour.
  public func isEqual(_ object: Any?) -> Bool { object as? Color == self }
}

extension Font {
  /// Returns whether another value is the same font.
  public func isEqual(_ object: Any?) -> Bool { object as? Font == self }
}

/// Returns whether two objects are the same object, or both are nil.
@_disfavoredOverload
public func == (
  left: (any FoundationNames.NSObjectProtocol)?, right: (any FoundationNames.NSObjectProtocol)?
) -> Bool { left === right }

/// Returns whether two objects are different objects.
@_disfavoredOverload
public func != (
  left: (any FoundationNames.NSObjectProtocol)?, right: (any FoundationNames.NSObjectProtocol)?
) -> Bool { left !== right }

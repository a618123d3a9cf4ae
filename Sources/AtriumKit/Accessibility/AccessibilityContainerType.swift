/// The kind of the elements in a container, for assistive technologies.
public enum AccessibilityContainerType: Int, Hashable, Sendable {
  /// No common kind.
  case none
  /// A table with rows and columns.
  case dataTable
  /// An ordered list.
  case list
  /// A part of a page that a user may jump to.
  case landmark
  /// Elements that belong together, with the container's label as their common name.
  case semanticGroup
}

/// The kind of the elements in a container, for assistive technologies.
public enum AccessibilityContainerType: Int, Hashable, Sendable {
  /// No common kind.
  case none
  /// A table with rows and columns.
  case dataTable
  /// An ordered list.
  case list
  /// An area of a page that the user may want to go to directly.
  case landmark
  /// Elements that belong together; the label of the container is their common name.
  case semanticGroup
}

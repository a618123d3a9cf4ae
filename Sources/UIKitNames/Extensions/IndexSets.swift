public import Atrium
public import Foundation

// The methods of UIKit that take section indices as an `IndexSet`.

extension TableView {
  /// Adds sections.
  @_disfavoredOverload
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    insertSections(Set(sections), with: animation)
  }
  /// Removes sections.
  @_disfavoredOverload
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    deleteSections(Set(sections), with: animation)
  }
  /// Replaces the rows of sections.
  @_disfavoredOverload
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadSections(Set(sections), with: animation)
  }
}

extension CollectionView {
  /// Adds sections.
  @_disfavoredOverload
  public func insertSections(_ sections: IndexSet) { insertSections(Set(sections)) }
  /// Removes sections.
  @_disfavoredOverload
  public func deleteSections(_ sections: IndexSet) { deleteSections(Set(sections)) }
  /// Replaces the items of sections.
  @_disfavoredOverload
  public func reloadSections(_ sections: IndexSet) { reloadSections(Set(sections)) }
}

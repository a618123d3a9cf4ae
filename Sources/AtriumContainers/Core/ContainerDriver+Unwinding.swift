public import AtriumKit

extension ContainerDriver {
  /// Returns the members that an unwind segue searches for its target.
  ///
  /// The displayed member is first. The member that contains the source is left out.
  ///
  /// A container returns this list from `allowedChildrenForUnwinding(from:)`.
  public func membersForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] {
    container.unwindCandidates(in: content.members, shown: content.selected, from: source)
  }

  /// Selects the member to which an unwind segue leads.
  ///
  /// The change is not animated while a presented controller is being dismissed.
  ///
  /// A container calls this method in `unwind(for:towards:)`.
  public func reveal(_ member: ViewController) {
    select(member, animated: container.animatesUnwinding)
  }
}

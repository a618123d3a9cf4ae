public import AtriumKit

extension ContainerDriver {
  /// The members that an unwind segue searches, in order: the displayed one first, and without the one that
  /// contains the source.
  ///
  /// A container returns them from `allowedChildrenForUnwinding(from:)`.
  public func membersForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] {
    container.unwindCandidates(in: content.members, shown: content.selected, from: source)
  }

  /// Selects the member that an unwind segue leads to, animated unless a presented controller leaves
  ///
  ///
  /// A container calls it in `unwind(for:towards:)`.
  public func reveal(_ member: ViewController) {
    select(member, animated: container.animatesUnwinding)
  }
}

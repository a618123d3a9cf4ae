import AtriumKit

extension ViewController {
  /// The controllers in which a container that shows one of a list searches the target of an unwind segue: the
  /// shown one first, and without the one that contains the source.
  ///
  /// - Parameters:
  ///   - list: The controllers; those that are not shown need not be children.
  ///   - shown: The one that is shown.
  ///   - source: The search.
  /// - Returns: The controllers.
  func unwindCandidates(
    in list: [ViewController], shown: ViewController?, from source: StoryboardUnwindSegueSource
  ) -> [ViewController] {
    let containing = childContaining(source)
    let others = list.filter { $0 !== containing && $0 !== shown }
    return [shown].compactMap { $0 === containing ? nil : $0 } + others
  }

  /// Whether an unwind segue is to be animated: not below a presented controller, which leaves.
  var animatesUnwinding: Bool { presentedViewController == nil }
}

import AtriumKit

extension ViewController {
  /// Returns the controllers that an unwind segue searches for its target.
  ///
  /// The shown controller is first. The controller that contains the source is left out.
  ///
  /// - Parameters:
  ///   - list: The controllers of the container. Controllers that are not shown need not be children.
  ///   - shown: The controller that is shown.
  ///   - source: The search, with the controller at which the segue starts.
  /// - Returns: The controllers.
  func unwindCandidates(
    in list: [ViewController], shown: ViewController?, from source: StoryboardUnwindSegueSource
  ) -> [ViewController] {
    let containing = childContaining(source)
    let others = list.filter { $0 !== containing && $0 !== shown }
    return [shown].compactMap { $0 === containing ? nil : $0 } + others
  }

  /// Whether an unwind segue is animated; false while a presented controller is being dismissed.
  var animatesUnwinding: Bool { presentedViewController == nil }
}

package import AtriumGraphics
package import AtriumSolver

/// Counts of work, which tests compare with limits and which the benchmarks print.
///
/// Each window has its own counts (``Window/statistics``). Lists of views and controllers belong to no window, so
/// their counts are in ``ofLists``.
package struct WorkStatistics {
  /// A kind of work that a higher-level module counts, such as the cells that tables make.
  package struct Kind: Hashable, Sendable {
    private let name: String

    /// Makes a kind of work.
    ///
    /// - Parameter name: A unique name in the plural, such as `table cells`.
    package init(_ name: String) {
      self.name = name
    }
  }

  /// The number of the window's turns.
  package var turnCount = 0
  /// The number of views laid out.
  package var layoutCount = 0
  /// The number of times that the safe areas of a subtree were updated.
  package var safeAreaUpdateCount = 0
  /// The number of view extents that were computed.
  package var extentCount = 0
  /// The number of views whose animations were advanced.
  package var animatedViewCount = 0
  /// The number of times that a damaged area was painted.
  package var paintCount = 0
  /// The number of painted views.
  package var paintedViewCount = 0
  /// The number of shadows that were blurred; a shadow that is drawn from its bitmap does not count.
  package var shadowRenderingCount = 0
  /// The number of times that the views behind a backdrop were painted and blurred.
  package var backdropCount = 0
  /// The number of painted pixels.
  package var paintedPixelCount = 0
  /// The pixels that were painted last.
  package var lastDamage = Region()
  /// The work of the window's constraint solver since its first constraint; zero without constraints.
  package var solver = SolverStatistics()
  private var others: [Kind: Int] = [:]

  /// The amount of work of one kind.
  package subscript(kind: Kind) -> Int {
    get { others[kind, default: 0] }
    set { others[kind] = newValue }
  }
}

extension WorkStatistics {
  /// The work of all lists of subviews, children and timers in the program.
  package struct Lists {
    /// The number of nodes and elements that were visited or moved when lists changed.
    package var stepCount = 0
    /// The number of children that lists of controllers have returned, or that container stacks have examined to
    /// find children with a different parent.
    package var childVisitCount = 0
  }

  /// The work of all lists in the program.
  ///
  /// A list does not know its window.
  @MainActor package static var ofLists = Lists()
}

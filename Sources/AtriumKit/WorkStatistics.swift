package import AtriumGraphics
package import AtriumSolver

/// Counts of work, which tests compare with budgets and the benchmarks print.
///
/// Each window has a value of its own (``Window/statistics``). Lists of views and controllers do not
/// know a window; their counts are in ``ofLists``.
package struct WorkStatistics {
  /// Work that a target above this one counts, such as the cells that tables make.
  package struct Kind: Hashable, Sendable {
    private let name: String

    /// Makes a kind.
    ///
    /// - Parameter name: A plural that no other kind has, such as `table cells`.
    package init(_ name: String) {
      self.name = name
    }
  }

  /// Turns run.
  package var turnCount = 0
  /// Views laid out.
  package var layoutCount = 0
  /// Walks through a subtree to update its safe areas.
  package var safeAreaUpdateCount = 0
  /// Extents of views that were computed.
  package var extentCount = 0
  /// Views with animations that were advanced.
  package var animatedViewCount = 0
  /// Paintings that had damage.
  package var paintCount = 0
  /// Views that were painted.
  package var paintedViewCount = 0
  /// Shadows that were blurred; drawing one again from its bitmap does not count.
  package var shadowRenderingCount = 0
  /// Pictures of the views behind a view that were made and blurred.
  package var backdropCount = 0
  /// Pixels painted.
  package var paintedPixelCount = 0
  /// The pixels of the last painting.
  package var lastDamage = Region()
  /// The work of the window's constraint solver since its first constraint; zero without constraints.
  package var solver = SolverStatistics()
  private var others: [Kind: Int] = [:]

  /// The amount of work of a kind.
  package subscript(kind: Kind) -> Int {
    get { others[kind, default: 0] }
    set { others[kind] = newValue }
  }
}

extension WorkStatistics {
  /// The work of all lists of subviews, children and timers in the program.
  package struct Lists {
    /// Nodes and elements that changes of a list visited or moved.
    package var stepCount = 0
    /// Children that the lists of controllers have returned, and that stacks have searched for other parents.
    package var childVisitCount = 0
  }

  /// The work of all lists; a list knows neither a window nor a program.
  @MainActor package static var ofLists = Lists()
}

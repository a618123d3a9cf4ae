import AtriumControls
import AtriumGeometry
import AtriumKit

/// Observes whether the content of a controller is scrolled to its top and to its bottom.
@MainActor
final class ScrollEdges {
  /// The rounding error up to which an edge counts as reached, in points.
  private static let tolerance = 0.5

  private weak var content: ScrollView?
  private let onChange: @MainActor () -> Void

  /// Makes an observer.
  ///
  /// - Parameter onChange: Called after each layout of the content, and by ``follow(_:)``.
  init(onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
  }

  /// Observes another scroll view.
  ///
  /// Nil stands for content that does not scroll, which counts as being at both edges.
  func follow(_ scrollView: ScrollView?) {
    if scrollView !== content {
      content?.stopObservingLayout(owner: self)
      content = scrollView
      scrollView?.observeLayout(owner: self) { [weak self] _ in self?.onChange() }
    }
    onChange()
  }

  /// Returns whether the content is scrolled from its top by less than a distance in points.
  func isAtTop(within distance: Double = 0) -> Bool {
    guard let content else { return true }
    return content.contentOffset.y + content.adjustedContentInset.top
      < distance + ScrollEdges.tolerance
  }

  /// Whether the bottom of the content is visible.
  var isAtBottom: Bool {
    guard let content else { return true }
    let end = content.contentSize.height + content.adjustedContentInset.bottom
    return content.bounds.maxY > end - ScrollEdges.tolerance
  }
}

import AtriumControls
import AtriumGeometry
import AtriumKit

/// Tints changed rows for a short time (IN-7).
@MainActor
final class RowGlow {
  /// The duration of the fade of a tint, in seconds.
  static let duration = 0.6
  /// The time for which a dot marks a changed row if motion is reduced or off, in seconds.
  static let dotTime = 2.0

  private var views: [String: View] = [:]

  /// Returns the identifiers of the tree's rows that are new or whose phase has changed; empty for a first tree.
  static func changes(from old: [InspectorRow], to new: [InspectorRow]) -> [String] {
    guard !old.isEmpty else { return [] }
    let known = Dictionary(old.map { ($0.id, $0.phase) }, uniquingKeysWith: { $1 })
    return new.filter { row in
      guard row.style == .node else { return false }
      guard let phase = known[row.id] else { return true }
      return phase != row.phase
    }.map(\.id)
  }

  /// Tints rows.
  ///
  /// If a row is already tinted, its tint starts again.
  func flash(_ ids: [String], in list: RowsView) {
    guard !ids.isEmpty, let window = list.window else { return }
    for (index, row) in list.rows.enumerated() where ids.contains(row.id) {
      let frame = list.frame(ofRow: index)
      guard frame.intersects(list.bounds) else { continue }
      let view = views[row.id] ?? View(frame: .zero)
      let hasMotion = window.settings.motion == .full
      view.isUserInteractionEnabled = false
      view.backgroundColor = list.theme.accent
      if view.superview == nil { list.addSubview(view) }
      views[row.id] = view
      if hasMotion {
        View.performWithoutAnimation {
          view.frame = frame.insetBy(dx: 4, dy: 0.5)
          view.cornerRadius = 5
          view.alpha = 0.3
        }
        View.animate(withDuration: RowGlow.duration) {
          view.alpha = 0
        } completion: { [weak self, weak view] isDone in
          if isDone { self?.remove(view) }
        }
      } else {
        view.frame = Rect(x: 4, y: frame.midY - 3, width: 6, height: 6)
        view.cornerRadius = 3
        window.scheduleTimer(withTimeInterval: RowGlow.dotTime) { [weak self, weak view] _ in
          self?.remove(view)
        }
      }
    }
  }

  private func remove(_ view: View?) {
    view?.removeFromSuperview()
    views = views.filter { $0.value !== view }
  }

  /// Ends all tints, for example when the rows move.
  func end() {
    for view in views.values { view.removeFromSuperview() }
    views = [:]
  }
}

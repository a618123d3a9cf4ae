/// The views that have requested to become first responder while they were in no window.
///
/// Programs often do this in `viewDidLoad` or `viewWillAppear`, where the view is not in a window yet. The view
/// becomes first responder when it enters a window (V-85).
@MainActor
enum AwaitedFocus {
  private struct Request {
    weak var view: View?
  }

  /// The requests, with the latest last.
  private static var requests: [Request] = []

  static func add(_ view: View) {
    remove(view)
    requests.append(Request(view: view))
  }

  /// Withdraws the request of a view.
  static func remove(_ view: View) {
    requests.removeAll { $0.view == nil || $0.view === view }
  }

  /// Grants the latest request in a subtree that has entered a window, and removes the other requests in it.
  static func grant(in root: View) {
    guard !requests.isEmpty else { return }
    let entered = requests.compactMap(\.view).filter {
      $0.window != nil && $0.isDescendant(of: root)
    }
    requests.removeAll { request in request.view.map(entered.contains) ?? true }
    entered.last?.becomeFirstResponder()
  }
}

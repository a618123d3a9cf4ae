import AtriumContainers
import AtriumGeometry
import AtriumKit

/// Turns the window of a room on request, like a rotation of a phone, and gives the reason if it
/// cannot.
@MainActor
final class WindowTurner {
  /// How long a window manager has to answer a request for another size, in seconds.
  private static let patience = 1.0

  private weak var room: ViewController?
  private var check: Timer?
  private var refuse: ((String) -> Void)?

  /// Makes a turner of a room's window.
  init(_ room: ViewController) {
    self.room = room
  }

  private var window: Window? { room?.viewIfLoaded?.window }
  private var house: HouseController? { room?.ringMenuController as? HouseController }

  /// Requests the window's size with swapped sides.
  ///
  /// - Parameter refuse: Called with the reason if the window does not turn; nil to say it over
  ///   the room.
  func turn(otherwise refuse: ((String) -> Void)? = nil) {
    self.refuse = refuse
    window?.requestAvailableSize { [weak self] in self?.turn(inside: $0) }
  }

  private func turn(inside available: Size?) {
    guard let window else { return }
    let before = window.bounds.size
    let turn = WindowTurn(
      of: before, room: available, minimum: window.minimumSize, state: window.windowState)
    switch turn {
    case .impossible(let reason): say(reason)
    case .size(let size):
      window.requestSize(size)
      check?.invalidate()
      check = window.scheduleTimer(withTimeInterval: WindowTurner.patience) { [weak self] _ in
        guard let self, self.window?.bounds.size == before else { return }
        say("The window manager keeps the window's size.")
      }
    }
  }

  private func say(_ reason: String) {
    if let refuse { refuse(reason) } else { house?.say(reason) }
  }

  /// Forgets a request that has been answered or has timed out.
  func forget() { check?.invalidate() }
}

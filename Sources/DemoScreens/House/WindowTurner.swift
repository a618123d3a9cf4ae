import AtriumControls
import AtriumContainers
import AtriumGeometry
import AtriumKit

/// Rotates the window of a room like a phone, by swapping its width and height.
///
/// If a rotation is impossible, the turner reports the reason.
@MainActor
final class WindowTurner {
  /// The time within which a window manager must answer a request for another size, in seconds.
  private static let patience = 1.0

  private weak var room: ViewController?
  /// The last rotation: the size before it, and the requested size; nil before the first rotation.
  private var last: (from: Size, to: Size)?
  private var check: Timer?
  private var refuse: ((String) -> Void)?

  /// Makes a turner for the window of a room.
  init(_ room: ViewController) {
    self.room = room
  }

  private var window: Window? { room?.viewIfLoaded?.window }
  private var house: HouseController? { room?.ringMenuController as? HouseController }

  /// Requests the window's size with swapped width and height.
  ///
  /// - Parameter refuse: Called with the reason if the window does not rotate; nil shows the reason over the room.
  func turn(otherwise refuse: ((String) -> Void)? = nil) {
    self.refuse = refuse
    window?.requestAvailableSize { [weak self] in self?.turn(inside: $0) }
  }

  private func turn(inside available: Size?) {
    guard let window else { return }
    let before = window.bounds.size
    let turn = WindowTurn(
      of: before, room: available, minimum: window.minimumSize, state: window.windowState,
      previous: last?.to == before ? last?.from : nil)
    switch turn {
    case .impossible(let reason): say(reason)
    case .size(let size):
      last = (before, size)
      window.requestSize(size)
      check?.invalidate()
      check = window.scheduleTimer(withTimeInterval: WindowTurner.patience) { [weak self] _ in
        guard let self, self.window?.bounds.size == before else { return }
        say(String(localized: "The window manager keeps the window's size."))
      }
    }
  }

  private func say(_ reason: String) {
    if let refuse { refuse(reason) } else { house?.say(reason) }
  }

  /// Stops waiting for the answer to the last request, for example because the room has disappeared.
  func forget() { check?.invalidate() }
}

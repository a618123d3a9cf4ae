import AtriumGeometry
import AtriumKit

/// The pointer without buttons over an open ring.
@MainActor
final class RingMenuHover {
  /// Whether the pointer, and no key or stroke since, decides what is highlighted.
  var isFollowed = false
  private let recognizer = HoverGestureRecognizer()
  private unowned let view: View

  /// Follows the pointer over a view.
  ///
  /// - Parameters:
  ///   - view: The ring.
  ///   - onChange: Called when the pointer enters, moves and leaves.
  init(over view: View, onChange: @escaping @MainActor (GestureRecognizer.State) -> Void) {
    self.view = view
    recognizer.addAction { onChange($0.state) }
    view.addGestureRecognizer(recognizer)
  }

  /// Where the pointer rests, in the view; nil if it is elsewhere.
  private var location: Point? {
    let isInside = recognizer.state == .began || recognizer.state == .changed
    return isInside ? recognizer.location(in: view) : nil
  }

  /// The wedge under the pointer; nil if there is none.
  func wedge(in layout: RingMenuLayout?) -> Int? { location.flatMap { layout?.item(at: $0) } }

  /// Turns a dial towards the pointer.
  func turn(_ dial: RingMenuDialSetting, in layout: RingMenuLayout?) {
    if let location { dial.turn(toward: location, in: layout) }
  }
}

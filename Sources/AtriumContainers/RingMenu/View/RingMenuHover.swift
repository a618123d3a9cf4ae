import AtriumGeometry
import AtriumKit

/// Observes the pointer while it moves over an open ring without pressed buttons.
@MainActor
final class RingMenuHover {
  /// Whether the pointer determines the highlight, because it has moved since the last key or stroke.
  var isFollowed = false
  private let recognizer = HoverGestureRecognizer()
  private unowned let view: View

  /// Observes the pointer over a view.
  ///
  /// - Parameters:
  ///   - view: The ring.
  ///   - onChange: Called when the pointer enters the view, moves, or leaves the view.
  init(over view: View, onChange: @escaping @MainActor (GestureRecognizer.State) -> Void) {
    self.view = view
    recognizer.addAction { onChange($0.state) }
    view.addGestureRecognizer(recognizer)
  }

  /// The location of the pointer in the view; nil if the pointer is outside.
  private var location: Point? {
    let isInside = recognizer.state == .began || recognizer.state == .changed
    return isInside ? recognizer.location(in: view) : nil
  }

  /// Returns the wedge under the pointer; nil if there is no wedge under the pointer.
  func wedge(in layout: RingMenuLayout?) -> Int? { location.flatMap { layout?.item(at: $0) } }

  /// Sets a dial to the value for the direction of the pointer.
  func turn(_ dial: RingMenuDialSetting, in layout: RingMenuLayout?) {
    if let location { dial.turn(toward: location, in: layout) }
  }
}

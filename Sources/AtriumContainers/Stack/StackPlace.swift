import AtriumGeometry
import AtriumKit

/// The wrapper views around the view of one controller of a stack (CK-V1).
///
/// The group contains the back wrapper and above it the front wrapper. The front wrapper holds the
/// controller's view, and the back wrapper holds the group of the controller below. Transitions move the
/// wrappers and never the controller's own view, so that all views below move together (CK-V2).
@MainActor
final class StackPlace {
  let group = View()
  let front: View
  let back = View()

  init(size: Size) {
    front = View()
    let area = Rect(origin: .zero, size: size)
    for view in [group, back, front] {
      view.frame = area
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    group.addSubview(back)
    group.addSubview(front)
    // Only the top controller of a stack receives input.
    back.isUserInteractionEnabled = false
  }

  /// Gives the wrapper views the frames and values that they have without a transition (CK-V3).
  func reset(in area: Rect) {
    for view in [group, back, front] {
      LayerModels.reset(view)
      view.transform3D = .identity
      view.alpha = 1
      view.frame = Rect(origin: .zero, size: area.size)
    }
  }
}

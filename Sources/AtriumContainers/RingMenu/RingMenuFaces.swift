import AtriumGeometry
import AtriumKit

/// Keeps the face that fits the form of an open ring.
@MainActor
final class RingMenuFaces {
  private var face: (any RingMenuFace)?
  /// The form of the present face; nil while there is none.
  private(set) var form: RingMenuLayout.Form?

  /// Makes the face for a layout, and gives it its place.
  func fit(_ layout: RingMenuLayout, in host: View, _ bounds: Rect) {
    if layout.form != form {
      remove()
      let new: any RingMenuFace =
        switch layout.form {
        case .plain: RingMenuPlainFace()
        case .court: RingMenuCourtFace()
        case .list: RingMenuListFace()
        }
      (face, form) = (new, layout.form)
      host.addSubview(new)
    }
    // While the ring grows, the face has a transform, so its frame is not set.
    face?.bounds = Rect(origin: .zero, size: bounds.size)
    face?.center = bounds.center
  }

  func show(_ picture: RingMenuPicture, _ layout: RingMenuLayout) {
    face?.show(picture, layout)
  }

  /// The view of a wedge; nil if it has none.
  func itemView(_ wedge: Int) -> View? {
    guard let face, face.itemViews.indices.contains(wedge) else { return nil }
    return face.itemViews[wedge]
  }

  /// Shrinks the face to where an opening begins.
  func prepare(_ motion: RingMenuMotion, around center: Point?) {
    guard let face, let center else { return }
    face.transform = motion.closedTransform(around: center, in: face.bounds)
  }

  func grow() { face?.transform = .identity }

  func fadeAllBut(_ wedge: Int?) {
    if let wedge { face?.fadeAllBut(wedge) }
  }

  func remove() {
    face?.removeFromSuperview()
    (face, form) = (nil, nil)
  }
}

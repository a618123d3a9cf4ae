import AtriumGeometry
import AtriumKit

/// Makes and lays out the face for the form of an open ring.
@MainActor
final class RingMenuFaces {
  private var face: (any RingMenuFace)?
  /// The form of the current face; nil if there is none.
  private(set) var form: RingMenuLayout.Form?

  /// Makes the face for a layout if necessary, and sets its frame.
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
    face?.frame = bounds
  }

  func show(_ picture: RingMenuPicture, _ layout: RingMenuLayout) {
    face?.show(picture, layout)
  }

  /// Lets the views of the face grow to their final size, each slightly later than the one before (RF-23).
  func grow(_ motion: RingMenuMotion, in layout: RingMenuLayout?) {
    guard let face, let layout, motion.scale != 1 else { return }
    let parts = face.growingViews
    let pause = motion.pause(between: parts.count)
    for (index, part) in parts.enumerated() {
      View.performWithoutAnimation {
        part.transform = motion.closedTransform(
          around: face.growthCenter(of: part, in: layout), in: part.frame)
      }
      View.animate(
        withDuration: motion.opening - pause * Double(parts.count - 1),
        delay: pause * Double(index), options: [.allowUserInteraction, motion.curve]
      ) {
        part.transform = .identity
      }
    }
  }

  /// The view of the item that was announced last; nil if no item was announced.
  private(set) weak var announcedView: View?

  /// Stores the view of an announced item; nil if there is none.
  func announce(_ wedge: Int?) {
    let views = face?.itemViews ?? []
    announcedView = wedge.flatMap { views.indices.contains($0) ? views[$0] : nil }
  }

  /// Returns the wedge of an item's view; nil for any other object.
  func wedge(of item: AccessibleObject) -> Int? {
    (face?.itemViews ?? []).firstIndex { $0 === item }
  }

  func fadeAllBut(_ wedge: Int?) {
    if let wedge { face?.fadeAllBut(wedge) }
  }

  func remove() {
    face?.removeFromSuperview()
    (face, form) = (nil, nil)
  }
}

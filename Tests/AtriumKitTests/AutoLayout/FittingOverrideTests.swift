import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Overrides of the methods that measure a view.
@MainActor
struct FittingOverrideTests {
  private final class Fixed: View {
    override func systemLayoutSizeFitting(
      _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
      verticalFittingPriority: LayoutPriority
    ) -> Size {
      let size = super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
      return Size(width: size.width + 1, height: size.height + 2)
    }
  }

  @Test("both methods go through an override, which may call super")
  func both() {
    let view = Fixed()
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(
      view.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 31, height: 12))
    let wide = view.systemLayoutSizeFitting(
      Size(width: 20, height: 0), withHorizontalFittingPriority: LayoutPriority(rawValue: 10),
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == Size(width: 31, height: 12))
  }

  private final class Shaken: View {
    var log: [String] = []
    override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
      log.append("began \(motion)")
    }
    override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
      log.append("ended \(motion)")
    }
    override func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
      log.append("cancelled \(motion)")
    }
  }

  @Test("a motion that code sends goes along the responder chain")
  func motions() {
    let (outer, inner) = (Shaken(), View())
    outer.addSubview(inner)
    inner.motionBegan(.motionShake, with: nil)
    inner.motionEnded(.motionShake, with: nil)
    inner.motionCancelled(.none, with: nil)
    #expect(outer.log == ["began motionShake", "ended motionShake", "cancelled none"])
  }
}

public import AtriumGeometry
public import AtriumGraphics

/// A view that blurs or dims the views behind it.
///
/// Add subviews to ``contentView``. The blurred snapshot has few pixels, and is kept until a view behind the effect
/// view is drawn again. In high contrast, which is the desktop's setting for reduced transparency, the view shows an
/// opaque colour instead of a blur. The same applies to a view that is scaled, rotated or mirrored.
open class VisualEffectView: View {
  /// The effect; nil if there is none.
  open var effect: VisualEffect? {
    didSet {
      backdrop.invalidate()
      joinBackdrops()
      setNeedsDisplay()
    }
  }
  /// The view for the content, which fills this view.
  public let contentView = View()
  /// The snapshot of the views behind this view.
  let backdrop = Backdrop()

  /// Makes a view with an effect.
  ///
  /// - Parameter effect: The effect; nil if there is none.
  public init(effect: VisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Makes a view that a nib describes, without an effect.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    setUp()
    coder.decode(self)
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Registers the view with its window, which then updates the blurred snapshot.
  ///
  /// Call `super`: required.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    backdrop.invalidate()
    joinBackdrops()
  }

  private func joinBackdrops() {
    if effect is BlurEffect { window?.addBackdrop(of: self) }
  }

  /// Draws the effect.
  ///
  /// Call `super`: required.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    switch effect {
    case let effect as DimmingEffect:
      canvas.fill(rect, with: .black.withAlphaComponent(effect.alpha))
    case let effect as BlurEffect:
      let color = effect.color(in: traitCollection)
      guard traitCollection.accessibilityContrast == .normal,
        let picture = backdrop.picture(behind: self)
      else { return canvas.fill(rect, with: color.withAlphaComponent(1)) }
      canvas.draw(picture.bitmap, in: picture.rect, quality: .good)
      canvas.fill(rect, with: color)
    default: break
    }
  }
}

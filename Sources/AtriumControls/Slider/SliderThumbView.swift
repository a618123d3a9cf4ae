import AtriumGeometry
import AtriumGraphics
import AtriumKit

/// The thumb of a slider: a disc whose dot grows under the pointer and shrinks while the thumb is pressed.
final class SliderThumbView: View {
  private let dot = ShapeView()
  private var isEnabled = true
  private var ground: Color?
  /// The image that replaces the disc and the dot; nil for the disc.
  var image: Image? {
    didSet {
      guard image !== oldValue else { return }
      dot.isHidden = image != nil
      setNeedsDisplay()
    }
  }

  init() {
    super.init(
      frame: Rect(x: 0, y: 0, width: SliderMetrics.ringSide, height: SliderMetrics.ringSide))
    isUserInteractionEnabled = false
    let side = SliderMetrics.dotSide.hovered
    dot.bounds.size = Size(width: side, height: side)
    dot.cornerRadius = side / 2
    addSubview(dot)
  }

  /// Updates the thumb for the state of its slider.
  ///
  /// This method may be called in an animation block.
  func show(
    isEnabled: Bool, isHovered: Bool, isHighlighted: Bool, color: Color?, ground: Color?
  ) {
    if isEnabled != self.isEnabled || ground != self.ground {
      (self.isEnabled, self.ground) = (isEnabled, ground)
      setNeedsDisplay()
    }
    let sides = SliderMetrics.dotSide
    let side = isHighlighted ? sides.pressed : isHovered && isEnabled ? sides.hovered : sides.rest
    dot.center = bounds.center
    dot.transform = AffineTransform(scaleX: side / sides.hovered, y: side / sides.hovered)
    dot.backgroundColor = isEnabled ? color ?? theme.accent : theme.track
  }

  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    if let image {
      drawMirrorable(
        image, in: Rect(center: bounds.center, size: image.size),
        tint: image.renderingMode == .alwaysTemplate ? tintColor : nil, on: canvas)
      return
    }
    let side = SliderMetrics.thumbSide
    let disc = Rect(center: bounds.center, size: Size(width: side, height: side))
    // A faint shadow below the disc separates the disc from the track.
    canvas.fill(
      Path(ovalIn: disc.insetBy(dx: -1, dy: -1).offsetBy(dx: 0, dy: 1)),
      with: Color.black.withAlphaComponent(isEnabled ? 0.1 : 0))
    canvas.fill(Path(ovalIn: disc), with: ground ?? theme.thumbGround)
    canvas.stroke(
      Path(ovalIn: disc.insetBy(dx: 0.5, dy: 0.5)),
      with: isEnabled ? theme.outline : theme.separator, width: 1)
  }
}

extension Theme {
  /// The colour of a slider's thumb, which is darker in the dark theme.
  fileprivate var thumbGround: Color {
    self == .dark ? selectedFill : thumb
  }
}

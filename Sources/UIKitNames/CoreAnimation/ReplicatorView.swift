import Atrium
import Foundation

/// The view of a replicator layer, with a hidden view that contains the sublayers, and a view for each instance.
final class ReplicatorView: LayerView {
  /// The view that contains the sublayers, and is not shown itself.
  let source = ReplicatorSource()
  var count = 1 { didSet { setNeedsLayout() } }
  var delay = 0.0 { didSet { setNeedsLayout() } }
  var step = Transform3D.identity { didSet { setNeedsLayout() } }
  var color = Color.white { didSet { setNeedsLayout() } }
  /// The changes of the colour's components from an instance to the next one.
  var offsets = [0.0, 0.0, 0.0, 0.0] { didSet { setNeedsLayout() } }
  private var instances: [LayerView] = []

  override init() {
    super.init()
    source.isHidden = true
    addSubview(source)
  }

  override func makeLayer() -> CALayer { CAReplicatorLayer(of: self) }

  /// Draws the instances again, after a layout or a frame of an animation.
  override func layoutSubviews() {
    super.layoutSubviews()
    source.frame = bounds
    while instances.count > max(0, count) { instances.removeLast().removeFromSuperview() }
    while instances.count < count {
      let instance = LayerView()
      instance.isBacking = true
      addSubview(instance)
      instances.append(instance)
    }
    let animations = LayerAnimations.inside(source)
    let now = window?.currentTime ?? 0
    var transform = Transform3D.identity
    for (index, instance) in instances.enumerated() {
      if delay != 0 { for one in animations { one.show(at: now - Double(index) * delay) } }
      place(instance, index, transform)
      transform = transform.concatenating(step)
    }
    if delay != 0 { for one in animations { one.show(at: now) } }
  }

  private func place(_ instance: LayerView, _ index: Int, _ transform: Transform3D) {
    let area = source.sublayerArea
    let scale = window?.scale ?? UIScreen.main.scale
    instance.contents = source.picture(of: area, scale: scale).map { tinted($0, index) }
    instance.bounds = Rect(origin: .zero, size: area.size)
    let pivot = Point(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    let offset = Point(x: area.midX - pivot.x, y: area.midY - pivot.y)
    instance.center = Point(
      x: pivot.x + transform.m11 * offset.x + transform.m21 * offset.y + transform.m41,
      y: pivot.y + transform.m12 * offset.x + transform.m22 * offset.y + transform.m42)
    var turned = transform
    (turned.m41, turned.m42) = (0, 0)
    instance.transform3D = turned
    instance.alpha = min(1, max(0, color.alpha + Double(index) * offsets[3]))
  }

  /// Multiplies the colours of a picture by the colour of an instance.
  private func tinted(_ picture: Image, _ index: Int) -> Image {
    let parts = color.componentValues.prefix(3).enumerated().map {
      min(1, max(0, $0.element + Double(index) * offsets[$0.offset]))
    }
    guard parts != [1, 1, 1] else { return picture }
    let area = Rect(origin: .zero, size: picture.size)
    return UIGraphicsImageRenderer(size: picture.size, format: .scale(picture.scale)).image {
      let context = $0.cgContext
      context.draw(picture, in: area)
      context.setBlendMode(.multiply)
      context.setFillColor(Color(red: parts[0], green: parts[1], blue: parts[2], alpha: 1))
      context.fill(area)
      context.setBlendMode(.destinationIn)
      context.draw(picture, in: area)
    }
  }
}

/// The view that contains the sublayers of a replicator layer.
final class ReplicatorSource: LayerView {
  override func makeLayer() -> CALayer { CALayer(of: self) }

  /// The smallest rectangle that contains the sublayers.
  var sublayerArea: Rect {
    subviews.filter { !$0.isHidden }.map(\.frame).reduce(nil as Rect?) { area, frame in
      area.map { $0.union(frame) } ?? frame
    } ?? .zero
  }

  /// Draws the sublayers with the values that they currently have.
  func picture(of area: Rect, scale: Double) -> Image? {
    guard area.width > 0, area.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: area.size, format: .scale(scale)).image {
      let context = $0.cgContext
      for layer in subviews where !layer.isHidden && layer.alpha > 0 {
        guard let bitmap = layer.snapshot(scale: scale) else { continue }
        context.saveGState()
        context.translateBy(x: layer.center.x - area.minX, y: layer.center.y - area.minY)
        context.concatenate(layer.transform)
        context.setAlpha(layer.alpha)
        let size = layer.bounds.size
        context.draw(
          Image(bitmap),
          in: Rect(
            x: -size.width * layer.anchorPoint.x, y: -size.height * layer.anchorPoint.y,
            width: size.width, height: size.height))
        context.restoreGState()
      }
    }
  }

  override func didAddSubview(_ subview: View) {
    super.didAddSubview(subview)
    superview?.setNeedsLayout()
  }

  override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    superview?.setNeedsLayout()
  }
}

extension UIGraphicsImageRendererFormat {
  /// A format with a number of pixels per point.
  fileprivate static func scale(_ scale: Double) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

import AtriumHarness
import Testing
import UIKit

/// Drawing with the current context, paths and image renderers.
@MainActor
@Suite(.ownWindows)
struct DrawingTests {
  private final class Drawn: UIView {
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.saveGState()
      context.translateBy(x: 20, y: 0)
      context.setFillColor(UIColor.blue.cgColor)
      context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fillPath()
      context.restoreGState()
      let path = UIBezierPath(rect: CGRect(x: 12, y: 0, width: 5, height: 5))
      path.fill()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 0, y: 20))
      line.addLine(to: CGPoint(x: 40, y: 20))
      line.lineWidth = 4
      UIColor.green.setStroke()
      line.stroke()
      // An unbalanced save affects no other view.
      context.saveGState()
      context.scaleBy(x: 3, y: 3)
    }
  }

  @Test("a view draws with colours and paths of the current context, which no other view sees")
  func view() {
    let stage = Stage(size: CGSize(width: 40, height: 80))
    let root = UIViewController()
    stage.window.rootViewController = root
    root.view.backgroundColor = .white
    root.view.addSubview(Drawn(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    root.view.addSubview(Drawn(frame: CGRect(x: 0, y: 40, width: 40, height: 40)))
    stage.settle()
    let bitmap = stage.snapshot()
    for y in [0, 40] {
      let found = [(5, 5), (25, 5), (14, 2), (35, 20), (35, 5)].map {
        bitmap.color(atX: $0.0, y: $0.1 + y)
      }
      #expect(found == [.red, .blue, .red, .green, .white])
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("an image is drawn by a renderer and between begin and end, in its scale")
  func images() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
      context in
      UIColor.red.set()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(drawn.size == CGSize(width: 4, height: 2) && drawn.scale == 2)
    let pixels = drawn.bitmap(forScale: 2)
    #expect(pixels.color(atX: 3, y: 3) == .red && pixels.color(atX: 4, y: 0).alpha == 0)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 3), false, 1)
    drawn.draw(in: CGRect(x: 0, y: 0, width: 2, height: 1))
    let copy = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(copy?.size == CGSize(width: 3, height: 3))
    #expect(copy?.bitmap(forScale: 1).color(atX: 0, y: 0) == .red)
    #expect(
      UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test("a gradient is made from components, and a context gives its image")
  func componentsAndImage() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
    let gradient = try #require(
      CGGradient(colorSpace: space, colorComponents: components, locations: [0.5, 0.5], count: 2))
    #expect(
      CGGradient(colorSpace: space, colorComponents: components, locations: nil, count: 3) == nil)
    UIGraphicsBeginImageContext(CGSize(width: 20, height: 4))
    let context = try #require(UIGraphicsGetCurrentContext())
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 20, y: 0),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    let image = UIImage(cgImage: try #require(context.makeImage()))
    UIGraphicsEndImageContext()
    #expect(context.makeImage() == nil)
    let bitmap = image.bitmap(forScale: 1)
    #expect(bitmap.color(atX: 2, y: 2) == .red && bitmap.color(atX: 17, y: 2) == .blue)
  }

  @Test("a path can be reversed, is closed, and has a current point")
  func paths() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 12, y: 0),
      controlPoint2: CGPoint(x: 12, y: 10))
    path.lineWidth = 3
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    let back = path.reversing()
    #expect(back.lineWidth == 3 && back.currentPoint == CGPoint(x: 0, y: 0))
    #expect(back.reversing().cgPath == path.cgPath)
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(ring.contains(CGPoint(x: 15, y: 15)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 15, y: 15)) && ring.contains(CGPoint(x: 5, y: 5)))
    let half = ring.cgPath.trimmed(from: 0, to: 0.375)
    #expect(
      half.currentPoint == CGPoint(x: 30, y: 30)
        && ring.cgPath.trimmed(from: 0, to: 1) == ring.cgPath)
  }

  @Test("a path is filled and stroked with a blend mode and an opacity, which last for one call")
  func blending() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 10), format: format).image {
      context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
      UIColor.green.set()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill(with: .multiply, alpha: 1)
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 10, y: 5))
      line.addLine(to: CGPoint(x: 20, y: 5))
      line.lineWidth = 10
      line.stroke(with: .screen, alpha: 1)
      UIBezierPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10)).fill(with: .screen, alpha: 0)
      UIBezierPath(rect: CGRect(x: 30, y: 0, width: 10, height: 10)).fill()
    }
    let pixels = image.bitmap(forScale: 1)
    let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    #expect(
      [5, 15, 25, 35].map { pixels.color(atX: $0, y: 5) } == [.black, yellow, .red, .green])
    // Without a context, nothing happens.
    UIBezierPath(rect: .zero).fill(with: .multiply, alpha: 1)
  }

  @Test(
    "the corners of a path have the width of their radii, and those of a Core Graphics path both")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 30)
    let round = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 10, height: 4))
    #expect(
      round.cgPath
        == UIBezierPath(
          roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 10, height: 10)
        ).cgPath)
    #expect(!round.contains(CGPoint(x: 2.5, y: 2.5)) && round.contains(CGPoint(x: 39, y: 1)))
    // The ellipse around (10, 5) has the point (2.93, 1.46).
    let flat = CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 5, transform: nil)
    #expect(flat.contains(CGPoint(x: 3.2, y: 1.7)) && !flat.contains(CGPoint(x: 2.7, y: 1.2)))
    #expect(flat.contains(CGPoint(x: 0.2, y: 5.5)) && flat.bounds == rect)
    var added = CGMutablePath()
    added.addRoundedRect(
      in: rect.offsetBy(dx: 0, dy: 100), cornerWidth: 10, cornerHeight: 5,
      transform: CGAffineTransform(translationX: 0, y: -100))
    #expect(added.contains(CGPoint(x: 3.2, y: 1.7)) && !added.contains(CGPoint(x: 2.7, y: 1.2)))
    let large = CGPath(roundedRect: rect, cornerWidth: 90, cornerHeight: 90, transform: nil)
    #expect(!large.contains(CGPoint(x: 5, y: 4)) && large.contains(CGPoint(x: 6.5, y: 4.9)))
    let sharp = CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 0, transform: nil)
    #expect(sharp == CGPath(rect: rect, transform: nil))
  }

  @Test("a path keeps its dashes, which can be read, and a copy is independent")
  func lineStyle() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    var (count, phase) = (-1, -1.0)
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 0 && phase == 0)
    path.setLineDash([4, 2, 1], count: 3, phase: 5)
    path.miterLimit = 3
    let copy = path.copy() as? UIBezierPath
    path.setLineDash(nil, count: 0, phase: 0)
    path.removeAllPoints()
    #expect(path.isEmpty && path.currentPoint == .zero && path.bounds == .zero)
    #expect(path.miterLimit == 3 && copy?.miterLimit == 3)
    copy?.getLineDash(nil, count: &count, phase: &phase)
    var pattern = [Double](repeating: 0, count: count)
    copy?.getLineDash(&pattern, count: nil, phase: nil)
    #expect(pattern == [4, 2, 1] && phase == 5 && copy?.bounds.width == 10)
  }

  @Test("a corner is cut off if it would be longer than the miter limit")
  func miterLimit() {
    func cover(_ limit: Double) -> Double {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image {
        _ in
        let corner = UIBezierPath()
        corner.move(to: CGPoint(x: 0, y: 5))
        corner.addLine(to: CGPoint(x: 20, y: 10))
        corner.addLine(to: CGPoint(x: 0, y: 15))
        corner.lineWidth = 4
        corner.miterLimit = limit
        UIColor.black.setStroke()
        corner.stroke()
      }.bitmap(forScale: 1).color(atX: 22, y: 10).alpha
    }
    #expect(cover(10) == 1 && cover(2) == 0)
  }

  @Test("image contexts of impossible sizes and scales are images, and stay balanced")
  func impossibleImages() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 3), false, 1)
    let outer = UIGraphicsGetCurrentContext()
    let sizes = [CGSize.zero, CGSize(width: -5, height: Double.nan), CGSize(width: 1e9, height: 2)]
    for size in sizes {
      for scale in [0, -2, Double.nan, .infinity, 1e300, 1e-300] {
        UIGraphicsBeginImageContextWithOptions(size, false, scale)
        #expect(UIGraphicsGetCurrentContext() !== outer)
        #expect(UIGraphicsGetImageFromCurrentImageContext() != nil)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        _ = UIGraphicsImageRenderer(size: size, format: format).image { $0.fill(.zero) }
      }
    }
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 3, height: 3))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}

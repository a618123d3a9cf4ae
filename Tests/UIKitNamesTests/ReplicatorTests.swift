import AtriumHarness
import Testing
import UIKit

/// Replicator layers, and animations along a path.
@MainActor
@Suite(.ownWindows)
struct ReplicatorTests {
  private let stage = Stage(size: CGSize(width: 100, height: 60))
  private let controller = UIViewController()

  init() {
    stage.window.rootViewController = controller
    controller.view.backgroundColor = .white
  }

  /// Returns the red, green and blue components at a point of the window, from 0 to 255.
  private func color(_ x: Int, _ y: Int) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    stage.snapshot().color(atX: x, y: y).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { Int(($0 * 255).rounded()) }
  }

  private func makeReplicator() -> (CAReplicatorLayer, CALayer) {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    let bar = CALayer()
    bar.frame = CGRect(x: 10, y: 10, width: 10, height: 20)
    bar.backgroundColor = UIColor.white.cgColor
    replicator.addSublayer(bar)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(30, 5, 0)
    controller.view.layer.addSublayer(replicator)
    return (replicator, bar)
  }

  @Test("a replicator shows instances of its sublayers with transforms, colours and opacities")
  func instances() {
    controller.view.backgroundColor = .black
    let (replicator, bar) = makeReplicator()
    replicator.instanceColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    replicator.instanceGreenOffset = 0.5
    replicator.instanceRedOffset = -0.5
    #expect(replicator.sublayers?.count == 1 && replicator.sublayers?.first === bar)
    stage.settle()
    #expect(color(15, 15) == [255, 0, 0])
    #expect(color(45, 20) == [128, 128, 0])
    #expect(color(75, 25) == [0, 255, 0])
    #expect(color(45, 12) == [0, 0, 0] && color(95, 30) == [0, 0, 0])
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 25, 0)
    stage.settle()
    #expect(color(15, 15) == [255, 0, 0] && color(15, 40) == [128, 128, 0])
    #expect(color(45, 20) == [0, 0, 0] && color(75, 25) == [0, 0, 0])
  }

  @Test("the animations of each instance are later by the delay")
  func delays() {
    controller.view.backgroundColor = .black
    let (replicator, bar) = makeReplicator()
    replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
    replicator.instanceDelay = 0.2
    stage.settle()
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0.0, 1.0, 1)
    fade.fillMode = .both
    fade.isRemovedOnCompletion = false
    fade.timingFunction = CAMediaTimingFunction(name: .linear)
    bar.add(fade, forKey: "fade")
    stage.advance(by: 0.6)
    let shades = [15, 45, 75].map { Double(color($0, 15)[0]) / 255 }
    for (shade, wanted) in zip(shades, [0.6, 0.4, 0.2]) { #expect(abs(shade - wanted) < 0.06) }
    #expect(bar.opacity > 0.5)
  }

  @Test("a layer turns into the direction of the path that it follows")
  func rotation() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    controller.view.layer.addSublayer(layer)
    stage.settle()
    let walk = CAKeyframeAnimation(keyPath: "position")
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 10, y: 50))
    (walk.path, walk.duration) = (path.cgPath, 1)
    walk.rotationMode = .rotateAuto
    layer.add(walk, forKey: "walk")
    stage.advance(by: 0.5)
    #expect(abs(layer.affineTransform().b - 1) < 0.01 && abs(layer.affineTransform().a) < 0.01)
    #expect(abs(layer.position.y - 30) < 2)
    walk.rotationMode = .rotateAutoReverse
    stage.advance(by: 0.1)
    #expect(abs(layer.affineTransform().b + 1) < 0.01)
    stage.advance(by: 1)
    #expect(layer.affineTransform() == .identity)
  }
}

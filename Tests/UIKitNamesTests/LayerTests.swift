import AtriumHarness
import Testing
import UIKit

/// Separate layers, layer classes and animations of layers.
@MainActor
@Suite(.ownWindows)
struct LayerTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    let root = UIViewController()
    stage.window.rootViewController = root
    root.view.backgroundColor = .white
    root.view.addSubview(view)
    stage.settle()
  }

  private func colors(_ points: [(Int, Int)]) -> [UIColor] {
    let bitmap = stage.snapshot()
    return points.map { bitmap.color(atX: $0.0, y: $0.1) }
  }

  @Test("sublayers are drawn in order, keep their identity, and can be removed")
  func sublayers() {
    let back = CALayer()
    back.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    back.backgroundColor = UIColor.red.cgColor
    let front = CALayer()
    front.frame = CGRect(x: 30, y: 10, width: 40, height: 40)
    front.backgroundColor = UIColor.blue.cgColor
    view.layer.addSublayer(front)
    view.layer.insertSublayer(back, at: 0)
    stage.settle()
    #expect(colors([(15, 20), (35, 20), (80, 20)]) == [.red, .blue, .white])
    #expect(view.layer.sublayers?.map { $0 === back } == [true, false])
    #expect(front.superlayer?.sublayers?.last === front)
    back.removeFromSuperlayer()
    front.opacity = 0
    stage.settle()
    #expect(colors([(15, 20), (35, 20)]) == [.white, .white])
    #expect(back.superlayer == nil && view.layer.sublayers?.count == 1)
  }

  @Test("a text layer draws its text at the top, at its alignment, in its font and colour")
  func text() throws {
    let text = CATextLayer()
    text.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    text.string = "▇"
    text.fontSize = 20
    text.foregroundColor = UIColor.red.cgColor
    view.layer.addSublayer(text)
    stage.settle()
    let size = text.preferredFrameSize()
    #expect(size.width > 8 && size.width < 40 && size.height > 20 && size.height < 40)
    let middle = Int(size.height / 2)
    let left = Int(size.width / 2)
    #expect(colors([(left, middle), (50, middle), (left, 50)]) == [.red, .white, .white])
    text.alignmentMode = .center
    text.foregroundColor = UIColor.blue.cgColor
    stage.settle()
    #expect(colors([(left, middle), (50, middle)]) == [.white, .blue])
    text.string = NSAttributedString(
      string: "▇",
      attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.green])
    text.alignmentMode = .right
    stage.settle()
    #expect(colors([(100 - left, middle), (50, middle)]) == [.green, .white])
    #expect((view.layer.sublayers?.first as? CATextLayer) === text)
  }

  @Test("a text layer wraps, truncates or overflows its width")
  func textLines() {
    let text = CATextLayer()
    text.frame = CGRect(x: 0, y: 0, width: 100, height: 90)
    text.string = "several words in a row"
    text.fontSize = 20
    view.layer.addSublayer(text)
    stage.settle()
    let line = text.preferredFrameSize()
    #expect(line.width > 150)
    text.isWrapped = true
    stage.settle()
    #expect(text.preferredFrameSize().width <= 100)
    #expect(text.preferredFrameSize().height >= 2 * line.height)
    text.isWrapped = false
    text.truncationMode = .end
    stage.settle()
    #expect(text.preferredFrameSize().height == line.height)
    text.string = 5
    #expect(text.preferredFrameSize().width == 0)
  }

  @Test("a gradient layer mixes its colours along its line, between its locations")
  func gradient() {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    gradient.locations = [0.25, 0.75]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 0)
    view.layer.addSublayer(gradient)
    stage.settle()
    let found = colors([(5, 5), (50, 5), (95, 5)])
    #expect(found.first == .black && found.last == .white)
    let middle = UIColor(white: 0.5, alpha: 1)
    #expect(
      found[1] != .black && found[1] != .white && found[1].mixed(with: middle, by: 0.98) != found[0]
    )
  }

  @Test("a shape layer fills by its rule and strokes a part of its path")
  func shape() {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 60))
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 20, width: 20, height: 20)))
    shape.path = path.cgPath
    shape.fillColor = UIColor.red.cgColor
    view.layer.addSublayer(shape)
    stage.settle()
    #expect(colors([(15, 15), (40, 40)]) == [.red, .red])
    shape.fillRule = .evenOdd
    stage.settle()
    #expect(colors([(15, 15), (40, 40)]) == [.red, .white])
    shape.fillColor = nil
    shape.strokeColor = UIColor.blue.cgColor
    shape.lineWidth = 4
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 0, y: 5))
    line.addLine(to: CGPoint(x: 80, y: 5))
    shape.path = line.cgPath
    shape.strokeStart = 0.25
    shape.strokeEnd = 0.5
    stage.settle()
    #expect(colors([(25, 15), (35, 15), (45, 15), (55, 15)]) == [.white, .blue, .blue, .white])
  }

  @Test("a view with a layer class draws it behind its subviews, in its bounds")
  func layerClass() {
    final class Tinted: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
      var gradient: CAGradientLayer? { layer as? CAGradientLayer }
    }
    let tinted = Tinted(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    child.backgroundColor = .green
    tinted.addSubview(child)
    tinted.gradient?.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
    tinted.layer.cornerRadius = 2
    view.addSubview(tinted)
    tinted.frame.size.width = 40
    stage.settle()
    #expect(colors([(2, 2), (30, 10), (45, 10)]) == [.green, .red, .white])
    #expect(tinted.cornerRadius == 2 && tinted.gradient?.colors?.count == 2)
  }

  @Test("a basic animation shows values in between and restores the layer's own value at its end")
  func basic() {
    final class Ends: CAAnimationDelegate {
      var calls: [String] = []
      func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        calls.append("stop \(flag)")
      }
    }
    let ends = Ends()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    animation.delegate = ends
    view.layer.add(animation, forKey: "move")
    #expect(view.layer.animationKeys() == ["move"] && ends.calls == ["start"])
    stage.advance(by: 0.5)
    #expect(abs(view.layer.position.x - 50) < 2)
    view.layer.position = CGPoint(x: 70, y: 50)
    stage.advance(by: 0.25)
    #expect(abs(view.layer.position.x - 75) < 2)
    stage.advance(by: 0.5)
    #expect(view.layer.position == CGPoint(x: 70, y: 50))
    #expect(ends.calls == ["start", "stop true"] && view.layer.animationKeys() == nil)
  }

  @Test(
    "a layer's time stops and continues, for the animations of its sublayers too, without frames meanwhile"
  )
  func pausing() {
    let inner = CALayer()
    view.layer.addSublayer(inner)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    inner.add(animation, forKey: "move")
    stage.advance(by: 0.25)
    let layer = view.layer
    let pause = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = pause
    stage.advance(by: 0.1)
    #expect(stage.window.isIdle)
    stage.advance(by: 5)
    #expect(abs(inner.position.x - 25) < 2)
    // The layer continues at the time at which it stopped.
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pause
    stage.advance(by: 0.25)
    #expect(abs(inner.position.x - 50) < 2)
    layer.timeOffset = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.beginTime = CACurrentMediaTime()
    layer.speed = 2
    stage.advance(by: 0.125)
    #expect(abs(inner.position.x - 75) < 2)
    let outer = CACurrentMediaTime()
    #expect(abs(inner.convertTime(inner.convertTime(outer, from: nil), to: nil) - outer) < 1e-9)
    #expect(inner.convertTime(3, from: view.layer) == 3)
    stage.advance(by: 0.5)
    #expect(inner.animationKeys() == nil)
  }

  @Test("a cubic keyframe animation goes through its values on a smooth curve")
  func cubic() {
    let frames = CAKeyframeAnimation(keyPath: "position.x")
    frames.values = [0, 100, 0]
    frames.duration = 4
    frames.calculationMode = .cubic
    view.layer.add(frames, forKey: nil)
    // The tangents are 50, 0 and -50 for each gap, so the curve is above the straight line.
    var places: [Double] = []
    for _ in 0..<3 {
      stage.advance(by: 1)
      places.append(view.layer.position.x.rounded())
    }
    #expect(places == [56, 100, 56])
  }

  @Test("a separate layer draws its own content, and keeps values under keys")
  func ownContent() {
    final class Half: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
      }
    }
    let layer = Half()
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    view.layer.addSublayer(layer)
    stage.settle()
    #expect(colors([(20, 20), (40, 20), (60, 20)]) == [.red, .white, .white])
    layer.setValue(0.5, forKey: "opacity")
    layer.setValue("a", forKey: "note")
    #expect(layer.opacity == 0.5 && layer.value(forKey: "note") as? String == "a")
    #expect(Half.needsDisplay(forKey: "opacity") == false && layer.action(forKey: "opacity") == nil)
  }

  @Test("the properties of a layer are read under their keys, in their own types")
  func valuesOfProperties() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    layer.opacity = 0.5
    #expect(layer.value(forKey: "opacity") as? Float == 0.5)
    #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 30, y: 20))
    #expect(layer.value(forKey: "bounds.size.width") as? CGFloat == 40)
    #expect(layer.value(forKey: "transform.scale.x") as? CGFloat == 1)
    #expect(layer.value(forKey: "backgroundColor") == nil)
    layer.setValue(UIColor.red.cgColor, forKey: "backgroundColor")
    #expect(layer.value(forKey: "backgroundColor") as? UIColor == .red)
    // A plain layer has no line width, so the key belongs to the program.
    layer.setValue("thin", forKey: "lineWidth")
    #expect(layer.value(forKey: "lineWidth") as? String == "thin")
    layer.setValue(3.0, forKey: "lineWidth")
    #expect(layer.value(forKey: "lineWidth") as? Double == 3)
    let shape = CAShapeLayer()
    shape.lineWidth = 2
    #expect(shape.value(forKey: "lineWidth") as? CGFloat == 2)
  }

  @Test("a transition shows only a part of itself, and then the new content")
  func transitionProgress() throws {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    child.backgroundColor = .red
    view.addSubview(child)
    stage.settle()
    let transition = CATransition()
    (transition.type, transition.subtype) = (.push, .fromRight)
    (transition.startProgress, transition.endProgress) = (0.25, 0.75)
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    child.layer.add(transition, forKey: nil)
    let old = try #require(view.subviews.first { $0 !== child })
    var places: [[Double]] = []
    for _ in 0..<3 {
      stage.turn()
      places.append([old, child].map { $0.presentation.center.x.rounded() })
      stage.advance(by: 0.499)
    }
    // The new content enters from the right; a quarter of the way is left out at both ends.
    #expect(places == [[25, 125], [0, 100], [-25, 75]])
    stage.settle()
    #expect(old.superview == nil && child.center.x == 50)
  }

  @Test("a timing function gives its control points")
  func controlPoints() {
    let function = CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 1)
    var values = [Float](repeating: 0, count: 8)
    for index in 0..<4 {
      values.withUnsafeMutableBufferPointer {
        if let base = $0.baseAddress {
          function.getControlPoint(at: index, values: base + index * 2)
        }
      }
    }
    #expect(values == [0, 0, 0.25, 0.5, 0.75, 1, 1, 1])
  }

  @Test("keyframes, groups and springs follow their times, and a kept animation stays")
  func others() {
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    frames.values = [1, 0, 0.5]
    frames.keyTimes = [0, 0.25, 1]
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.toValue = CGFloat.pi
    let group = CAAnimationGroup()
    group.animations = [frames, turn]
    frames.duration = 1
    turn.duration = 1
    group.duration = 1
    group.isRemovedOnCompletion = false
    group.fillMode = .forwards
    view.layer.add(group, forKey: nil)
    stage.advance(by: 0.25)
    #expect(abs(view.layer.opacity) < 0.1)
    stage.advance(by: 1)
    #expect(abs(view.layer.opacity - 0.5) < 0.01)
    #expect(abs(view.layer.affineTransform().a + 1) < 0.01)
    view.layer.removeAllAnimations()
    #expect(view.layer.opacity == 1 && view.layer.affineTransform() == .identity)
    let spring = CASpringAnimation(keyPath: "bounds.size.width")
    spring.fromValue = 100
    spring.toValue = 200
    spring.damping = 5
    spring.duration = spring.settlingDuration
    view.layer.add(spring, forKey: "grow")
    var widest = 0.0
    for _ in 0..<60 {
      stage.advance(by: 1.0 / 60)
      widest = max(widest, view.layer.bounds.width)
    }
    #expect(widest > 220 && spring.settlingDuration > 1)
  }

  @Test("a transaction's completion waits for its animations, and is immediate without any")
  func transactions() {
    var ended: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended.append("none") }
    CATransaction.commit()
    #expect(ended == ["none"])
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.4)
    #expect(CATransaction.animationDuration() == 0.4)
    CATransaction.setCompletionBlock { ended.append("both") }
    UIView.animate(withDuration: 0.2) { view.alpha = 0.5 }
    let fade = CABasicAnimation(keyPath: "cornerRadius")
    fade.toValue = 8
    fade.duration = 0.6
    view.layer.add(fade, forKey: nil)
    CATransaction.commit()
    stage.advance(by: 0.4)
    #expect(ended == ["none"])
    stage.advance(by: 0.4)
    #expect(ended == ["none", "both"])
  }

  @Test("an animation keeps the duration and the curve of the transaction in which it was added")
  func transactionTiming() {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.8)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    view.layer.add(fade, forKey: "fade")
    CATransaction.commit()
    stage.advance(by: 0.4)
    // A linear curve would be at 0.5, and an animation of the default duration would have ended.
    #expect(abs(Double(view.layer.opacity) - 0.315) < 0.05)
    #expect(view.layer.animationKeys() == ["fade"])
    stage.advance(by: 0.5)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("a transaction's completion waits for a push of a navigation controller")
  func push() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    stage.settle()
    var ended = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended = true }
    navigation.pushViewController(UIViewController(), animated: true)
    CATransaction.commit()
    #expect(!ended)
    stage.settle()
    #expect(ended)
  }
}

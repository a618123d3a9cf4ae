import AtriumHarness
import FoundationNames
import Testing
import UIKit

@MainActor
private final class Target: UIViewController {
  var heard: [String] = []
  func plain() { heard.append("plain") }
  func pressed(_ sender: UIButton) { heard.append("pressed \(sender.tag)") }
  func both(_ sender: UIControl, event: UIEvent?) { heard.append("both \(event == nil)") }
  func noted(_ notification: Notification) { heard.append(notification.name.rawValue) }
  func sum(_ number: Int) -> NSString { NSString(string: "\(number + 1)") }
}

/// Selectors, with targets, notifications and delayed calls.
@MainActor
@Suite(.ownWindows)
struct SelectorTests {
  private let plain = Selector(Target.self, "plain") { $0.plain() }
  private let pressed = Selector(Target.pressed(_:), "pressed:")
  private let both = Selector(Target.both(_:event:), "both:event:")

  @Test("a control calls the methods of its targets, and a single method can be removed")
  func targets() {
    let target = Target()
    let button = UIButton(frame: .zero)
    button.tag = 7
    button.addTarget(target, action: plain, for: .touchUpInside)
    button.addTarget(target, action: pressed, for: [.touchUpInside, .touchDown])
    button.addTarget(target, action: both, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.heard == ["plain", "pressed 7", "both true"])
    target.heard = []
    button.removeTarget(target, action: pressed, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(target.heard == ["plain", "both true", "pressed 7"])
    target.heard = []
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.sendActions(for: [.touchUpInside, .touchDown])
    #expect(target.heard == [])
  }

  @Test(
    "a target is held weakly, and nil means the first responder in the chain that has the method")
  func chain() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let controller = Target()
    stage.window.rootViewController = controller
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    controller.view.addSubview(button)
    button.addTarget(nil, action: pressed, for: .touchUpInside)
    button.addTarget(nil, action: "unknown:", for: .touchUpInside)
    stage.settle()
    stage.click(at: CGPoint(x: 10, y: 10))
    #expect(controller.heard == ["pressed 0"])
    #expect(UIApplication.shared.sendAction(plain, to: nil, from: button, for: nil))
    #expect(controller.heard.last == "plain")
    var target: Target? = Target()
    weak let weakTarget = target
    button.addTarget(target, action: plain, for: .touchDown)
    target = nil
    #expect(weakTarget == nil)
    button.sendActions(for: .touchDown)
  }

  @Test("recognisers and bar items call the method that a selector names")
  func recognizers() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let controller = Target()
    stage.window.rootViewController = controller
    let tap = UITapGestureRecognizer(target: controller, action: plain)
    controller.view.addGestureRecognizer(tap)
    stage.settle()
    stage.click(at: CGPoint(x: 10, y: 10))
    #expect(controller.heard == ["plain"])
    tap.removeTarget(controller, action: plain)
    stage.click(at: CGPoint(x: 10, y: 10))
    #expect(controller.heard == ["plain"])
    let item = UIBarButtonItem(barButtonSystemItem: .done, target: controller, action: plain)
    item.plainAction?()
    #expect(item.title == "Done" && controller.heard == ["plain", "plain"])
    #expect(
      UIBarButtonItem(barButtonSystemItem: .fastForward, target: nil, action: nil).title
        == "Fast forward")
  }

  @Test("an object responds to its methods, performs them with their results, and knows its class")
  func performing() {
    let target = Target()
    let sum = Selector(Target.sum(_:), "sum:")
    #expect(target.responds(to: sum) && !UIView().responds(to: sum) && !target.responds(to: "sum:"))
    #expect(target.perform(sum, with: 4)?.takeUnretainedValue() as? NSString == "5")
    #expect(target.perform(sum, with: "no number") == nil)
    #expect(target.isKind(of: UIViewController.self) && target.isMember(of: Target.self))
    #expect(!target.isKind(of: UIView.self) && !target.isMember(of: UIViewController.self))
    #expect(Selector(Target.sum(_:), "sum:") == NSSelectorFromString("sum:"))
  }

  @Test("a delayed call waits for its time on the window's clock, and can be cancelled")
  func delays() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let target = Target()
    target.perform(plain, with: nil, afterDelay: 0.5)
    stage.advance(by: 0.4)
    #expect(target.heard == [])
    stage.advance(by: 0.2)
    #expect(target.heard == ["plain"])
    target.perform(plain, with: nil, afterDelay: 0.5)
    target.perform(pressed, with: UIButton(frame: .zero), afterDelay: 0.5)
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: plain, object: nil)
    stage.advance(by: 1)
    #expect(target.heard == ["plain", "pressed 0"])
    target.perform(plain, with: nil, afterDelay: 0.5)
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    stage.advance(by: 1)
    #expect(target.heard == ["plain", "pressed 0"])
  }

  @Test("a notification calls the methods of its observers, which are held weakly")
  func notifications() {
    let (center, name) = (NotificationCenter(), Notification.Name("news"))
    var target: Target? = Target()
    weak let weakTarget = target
    let noted = Selector(Target.noted(_:), "noted:")
    if let target {
      center.addObserver(target, selector: noted, name: name, object: nil)
      center.addObserver(target, selector: plain, name: name, object: center)
      center.post(name: name, object: nil)
      #expect(target.heard == ["news"])
      center.post(name: name, object: center)
      #expect(target.heard.sorted() == ["news", "news", "plain"])
      center.removeObserver(target, name: name, object: center)
      center.post(name: name, object: center)
      #expect(target.heard.count == 4)
      center.removeObserver(target)
      center.post(name: name, object: center)
      #expect(target.heard.count == 4)
      center.addObserver(target, selector: noted, name: nil, object: nil)
    }
    let token: NSObjectProtocol = center.addObserver(forName: name, object: nil, queue: nil) { _ in
    }
    center.removeObserver(token)
    target = nil
    #expect(weakTarget == nil)
    center.post(name: name, object: nil)
  }

  @Test("an object has associated values under keys, until it is deallocated")
  func associated() {
    final class Value {}
    var (one, two) = (UInt8(0), UInt8(0))
    let first: UnsafeRawPointer = withUnsafePointer(to: &one) { UnsafeRawPointer($0) }
    let second: UnsafeRawPointer = withUnsafePointer(to: &two) { UnsafeRawPointer($0) }
    let view = UIView()
    var value: Value? = Value()
    weak let weakValue = value
    objc_setAssociatedObject(view, first, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, second, value, .OBJC_ASSOCIATION_ASSIGN)
    value = nil
    #expect(weakValue != nil && objc_getAssociatedObject(view, first) as? Value === weakValue)
    #expect(objc_getAssociatedObject(view, second) as? Value === weakValue)
    #expect(objc_getAssociatedObject(UIView(), first) == nil)
    objc_setAssociatedObject(view, first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(weakValue == nil && objc_getAssociatedObject(view, second) == nil)
    let known: [UInt] = [0, 1, 2, 3, 769, 771].filter {
      objc_AssociationPolicy(rawValue: $0) != nil
    }
    #expect(known == [0, 1, 3, 769, 771])
  }

  @Test("a locked object lets only its own thread continue, as often as it was locked")
  func objectLocks() {
    final class Object: Sendable {}
    let object = Object()
    let started = DispatchSemaphore(value: 0)
    let entered = DispatchSemaphore(value: 0)
    objc_sync_enter(object)
    objc_sync_enter(object)
    Thread {
      started.signal()
      objc_sync_enter(object)
      entered.signal()
      objc_sync_exit(object)
    }.start()
    started.wait()
    objc_sync_exit(object)
    #expect(entered.wait(timeout: .now() + .milliseconds(20)) == .timedOut)
    objc_sync_exit(object)
    #expect(entered.wait(timeout: .now() + .seconds(30)) == .success)
  }

  @Test(
    "a display link calls its method in each frame until it is invalid, and then releases its target"
  )
  func displayLink() {
    @MainActor final class Ticker {
      var times: [Double] = []
      func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100))
    var ticker: Ticker? = Ticker()
    weak let weakTicker = ticker
    let link = CADisplayLink(target: ticker as Any, selector: Selector(Ticker.tick(_:), "tick:"))
    ticker = nil
    link.add(to: .main, forMode: .common)
    stage.advance(by: 0.1)
    let count = weakTicker?.times.count ?? 0
    #expect(count >= 5 && count <= 7)
    link.isPaused = true
    stage.advance(by: 0.1)
    #expect(weakTicker?.times.count == count)
    link.isPaused = false
    link.invalidate()
    #expect(weakTicker == nil)
  }
}

import AtriumHarness
import Foundation
import Testing
import UIKit

@MainActor
private final class PulseLayer: CAShapeLayer {
  var radius = 3.0
  override init() { super.init() }
  override init(layer: Any) {
    super.init(layer: layer)
    radius = (layer as? PulseLayer)?.radius ?? 0
  }
}

@MainActor
private final class Margins: UIView {
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
    set {}
  }
}

/// Names that small programs use.
@MainActor
@Suite(.ownWindows)
struct SmallNameTests {
  @Test("layers are copied from layers, and an action may be null")
  func layers() {
    let layer = PulseLayer()
    layer.radius = 8
    #expect(PulseLayer(layer: layer).radius == 8)
    layer.actions = ["position": NSNull()]
    #expect(layer.actions?["position"] is NSNull)
    #expect(CAGradientLayer(layer: layer).colors == nil && CATextLayer(layer: layer).string == nil)
  }

  @Test("an animator without arguments, touches without force, and old names of run loops")
  func values() {
    let animator = UIViewPropertyAnimator()
    let view = UIView()
    animator.addAnimations { view.alpha = 0 }
    animator.startAnimation()
    #expect(animator.duration == 0 && view.alpha == 0)
    #expect(UITraitCollection().forceTouchCapability == .unavailable)
    #expect(RunLoopMode.commonModes == RunLoop.Mode.common)
    #expect(UIScreen.main.applicationFrame == UIScreen.main.bounds)
    #expect(UIColor.red.isEqual(UIColor.red) && !UIColor.red.isEqual(UIColor.blue))
    view.minimumContentSizeCategory = .large
    #expect(view.minimumContentSizeCategory == .large && view.maximumContentSizeCategory == nil)
    let link = CADisplayLink(target: view, selector: Selector("tick"))
    link.frameInterval = 2
    #expect(link.preferredFramesPerSecond == 30 && link.frameInterval == 2)
    #expect(Margins().directionalLayoutMargins.trailing == 4)
  }

  @Test("a timer of Core Foundation runs its handler until it is invalidated")
  func timers() {
    var count = 0
    let timer = CFRunLoopTimerCreateWithHandler(
      kCFAllocatorDefault, CFAbsoluteTimeGetCurrent(), 0.001, 0, 0
    ) { _ in count += 1 }
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, CFRunLoopMode.commonModes)
    #expect(CFRunLoopTimerIsValid(timer))
    timer?.fire()
    #expect(count >= 1)
    CFRunLoopTimerInvalidate(timer)
    #expect(!CFRunLoopTimerIsValid(timer))
  }

  @Test("messages of a log have values, and are written to the standard error")
  func logs() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      os_log(
        "%{public}@ has %ld of 100%%", log: OSLog(subsystem: "a", category: "b"), type: .info, "x",
        3)
      Logger(subsystem: "c", category: "").error("bad \(5, privacy: .public)")
      os_log(.debug, "plain")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.hasSuffix("[a b] x has 3 of 100%\n[c] bad 5\nplain\n"))
  }

  @Test("the values of Info.plist are those of the file among the resources")
  func information() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try #require(Bundle(path: folder.path))
    #expect(bundle.infoDictionary == nil && bundle.bundleIdentifier == nil)
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleIdentifier": "org.a", "ApiKey": "k"], format: .xml, options: 0)
    try data.write(to: folder.appending(path: "Info.plist"))
    #expect(bundle.bundleIdentifier == "org.a")
    #expect(bundle.object(forInfoDictionaryKey: "ApiKey") as? String == "k")
    #expect(bundle.object(forInfoDictionaryKey: "Other") == nil)
  }

  @Test("a row action becomes a swipe action, which gets the row")
  func rowActions() throws {
    var log: [String] = []
    let row = IndexPath(row: 2, section: 1)
    let pin = UITableViewRowAction(style: .normal, title: "Pin") { action, path in
      log.append("\(action.title ?? "") \(path.section) \(path.row)")
    }
    pin.backgroundColor = .blue
    let remove = UITableViewRowAction(style: .destructive, title: "Remove") { _, _ in }
    let configuration = try #require(
      UISwipeActionsConfiguration(rowActions: [pin, remove], at: row))
    #expect(configuration.actions.map(\.title) == ["Pin", "Remove"])
    #expect(configuration.actions.map(\.style) == [.normal, .destructive])
    #expect(configuration.actions.map(\.backgroundColor) == [.blue, nil])
    #expect(!configuration.performsFirstActionWithFullSwipe)
    let action = configuration.actions[0]
    action.handler(action, UIView()) { log.append("ended \($0)") }
    #expect(log == ["Pin 1 2", "ended true"])
    #expect(UISwipeActionsConfiguration(rowActions: nil, at: row) == nil)
  }

  @Test("the position of a bar is the usual one, unless a delegate of positions gives another")
  func barPositions() {
    final class Delegate: UINavigationBarDelegate, UIToolbarDelegate {
      var answer = UIBarPosition.topAttached
      func position(for bar: any UIBarPositioning) -> UIBarPosition { answer }
    }
    final class Other: UINavigationBarDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .bottom }
    }
    let (bar, toolbar, delegate, other) = (UINavigationBar(), UIToolbar(), Delegate(), Other())
    #expect(bar.barPosition == .top && UISearchBar().barPosition == .top)
    #expect(toolbar.barPosition == .bottom && toolbar.delegate == nil)
    (bar.delegate, toolbar.delegate) = (delegate, delegate)
    #expect(bar.barPosition == .topAttached && toolbar.barPosition == .topAttached)
    delegate.answer = .any
    #expect(bar.barPosition == .top && toolbar.barPosition == .bottom)
    bar.delegate = other
    #expect(bar.barPosition == .top)
    #expect(
      UIEdgeInsetsInsetRect(
        CGRect(x: 0, y: 0, width: 10, height: 8),
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 4, height: 4))
  }

  private final class Dismissed: SFSafariViewControllerDelegate {
    var log: [String] = []
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { log.append("end") }
  }

  @Test("a controller for a web page shows its address, and notifies its delegate of the end")
  func webPages() throws {
    let stage = Stage(size: CGSize(width: 300, height: 400))
    let root = UIViewController()
    stage.window.rootViewController = root
    stage.settle()
    let opener = UIApplication.shared.urlOpener
    defer { UIApplication.shared.urlOpener = opener }
    var opened: [String] = []
    UIApplication.shared.urlOpener = {
      opened.append($0.absoluteString)
      return true
    }
    let page = SFSafariViewController(url: try #require(URL(string: "about:blank")))
    let delegate = Dismissed()
    page.delegate = delegate
    page.dismissButtonStyle = .close
    page.modalPresentationStyle = .fullScreen
    root.present(page, animated: false)
    stage.settle()
    stage.click(on: "Open Again")
    #expect(opened == ["about:blank", "about:blank"])
    stage.click(on: "Close")
    stage.settle()
    #expect(delegate.log == ["end"] && root.presentedViewController == nil)
  }
}

import AtriumHarness
import Testing
import UIKit

/// A view that declares properties with the names of the toolkit's properties, as many views do for Interface Builder.
@MainActor
private final class Badge: UIView {
  var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius * 2 } }
  var borderColor: UIColor? {
    get { layer.borderColor }
    set { layer.borderColor = newValue }
  }
  var borderWidth: String = "thin"
  var shadowOffset = CGPoint(x: 1, y: 2)
}

@MainActor
private final class Screen: UIViewController {
  var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden == false }
}

@MainActor
private final class Receiver: UIViewController {
  var heard: [String] = []
  func save(_ sender: UIBarButtonItem) { heard.append(sender.title ?? "") }
  func load() { heard.append("load") }
}

/// Idioms of small applications.
@MainActor
@Suite(.ownWindows)
struct AppIdiomTests {
  @Test("a view's own property with the name of a toolkit's property is separate from it")
  func ownProperties() {
    let badge = Badge()
    badge.cornerRadius = 5
    #expect(badge.cornerRadius == 5 && badge.layer.cornerRadius == 10)
    #expect((badge as UIView).cornerRadius == 10)
    badge.borderColor = .red
    #expect((badge as UIView).borderColor == .red)
    badge.borderWidth = "thick"
    badge.layer.borderWidth = 3
    #expect(badge.borderWidth == "thick" && (badge as UIView).borderWidth == 3)
    #expect(badge.shadowOffset == CGPoint(x: 1, y: 2))
    #expect(badge.layer.shadowOffset == CGSize(width: 0, height: -3))
  }

  @Test("a controller may declare its answer about the status bar, and other controllers have one")
  func statusBar() {
    #expect(UIViewController().prefersStatusBarHidden)
    #expect(!Screen().prefersStatusBarHidden)
  }

  @Test("the closure of a notification is called at once on the main thread, until it is removed")
  func notifications() {
    let name = Notification.Name("AppIdiomTests")
    var heard: [String] = []
    let token: any NSObjectProtocol = NotificationCenter.default.onMainActor(
      forName: name, object: nil, queue: .main
    ) { heard.append($0.userInfo?["text"] as? String ?? "") }
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["text": "a"])
    #expect(heard == ["a"])
    NotificationCenter.default.removeObserver(token)
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["text": "b"])
    #expect(heard == ["a"])
  }

  @Test("a bar item's target and action can be set later, and the target is held weakly")
  func barItems() {
    var receiver: Receiver? = Receiver()
    let item = UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil)
    #expect(item.target == nil && item.action == nil)
    item.target = receiver
    item.action = Selector(Receiver.save(_:), "save:")
    let stage = Stage(size: CGSize(width: 400, height: 300))
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    stage.window.rootViewController = UINavigationController(rootViewController: controller)
    stage.settle()
    stage.click(on: "Save")
    stage.settle()
    #expect(receiver?.heard == ["Save"])
    item.action = Selector(Receiver.self, "load") { $0.load() }
    stage.click(on: "Save")
    stage.settle()
    #expect(receiver?.heard == ["Save", "load"])
    item.action = nil
    stage.click(on: "Save")
    stage.settle()
    #expect(receiver?.heard == ["Save", "load"] && item.target === receiver)
    receiver = nil
    #expect(item.target == nil)
  }

  @Test("the older index path is the same type")
  func indexPaths() {
    let path = IndexPath(row: 2, section: 1)
    #expect((path as NSIndexPath).row == 2)
    #expect((NSIndexPath(row: 3, section: 1) as IndexPath) > path)
  }

  @Test("names of text styles, colours, priorities and directions have UIKit's values")
  func values() {
    #expect(UIFont.preferredFont(forTextStyle: .subheadline).pointSize == 13)
    #expect(UIFont.preferredFont(forTextStyle: .callout).pointSize == 15)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
    #expect(UIColor.darkText == .black && UIColor.lightText.cgColor.alpha == 0.6)
    var priority: UILayoutPriority = .defaultHigh + 1
    #expect(priority.rawValue == 751)
    priority -= 2
    #expect(priority.rawValue == 749 && (UILayoutPriority.required - 1).rawValue == 999)
    priority += 1
    #expect(priority == .defaultHigh)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
    #expect(UISplitViewController.DisplayMode.allVisible == .oneBesideSecondary)
    #expect(NSLayoutConstraint.FormatOptions.directionLeadingToTrailing == [])
    let slider = UISlider()
    slider.maximumValue = 100
    slider.setValue(25, animated: false)
    slider.setValue(slider.value + Float(1), animated: false)
    #expect(slider.value == 26)
  }

  @Test("the style of an activity indicator changes its size, and older styles its colour")
  func indicators() {
    let indicator = UIActivityIndicatorView(style: .medium)
    let size = indicator.bounds.width
    indicator.style = .whiteLarge
    #expect(indicator.bounds.width == size * 1.5 && indicator.color == .white)
    indicator.style = .large
    #expect(indicator.bounds.width == size * 1.5)
    indicator.style = .gray
    #expect(indicator.bounds.width == size && indicator.color == .gray)
    #expect(UIActivityIndicatorView(style: .large).bounds.width == size * 1.5)
  }

  @Test("a progress view shows the completed fraction of Foundation's progress until its end")
  func progress() {
    let stage = Stage(size: CGSize(width: 400, height: 300))
    let controller = UIViewController()
    let view = UIProgressView(progressViewStyle: .default)
    controller.view.addSubview(view)
    stage.window.rootViewController = controller
    stage.settle()
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    view.observedProgress = progress
    #expect(view.progress == 0.25 && view.observedProgress === progress)
    progress.completedUnitCount = 2
    stage.advance(by: 0.1)
    #expect(view.progress == 0.5)
    let other = Progress(totalUnitCount: 10)
    view.observedProgress = other
    progress.completedUnitCount = 4
    stage.advance(by: 0.1)
    #expect(view.progress == 0)
    other.completedUnitCount = 10
    stage.settle()
    #expect(view.progress == 1 && view.observedProgress === other)
    view.observedProgress = nil
    #expect(view.progress == 1 && view.observedProgress == nil)
  }

  @Test("strings of Foundation can be dragged")
  func strings() {
    let provider = NSItemProvider(object: NSString(string: "apple"))
    var loaded: [String] = []
    provider.loadObject(ofClass: String.self) { text, _ in loaded.append(text ?? "") }
    #expect(loaded == ["apple"])
  }
}

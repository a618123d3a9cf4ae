import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Traits that a controller or a view overrides itself, and closures for changes of traits (C-48, C-49).
@MainActor
struct TraitChangeTests {
  /// A registration that a closure removes.
  private final class Removed {
    var second: (any TraitChangeRegistration)?
  }

  private let stage = Stage(size: Size(width: 400, height: 600))
  private let root = ViewController()
  private let child = ViewController()
  private let view = View()
  private var styles: [UserInterfaceStyle] {
    [root, child].map(\.traitCollection.userInterfaceStyle)
      + [root.view, child.view, view].map(\.traitCollection.userInterfaceStyle)
  }

  init() {
    stage.window.rootViewController = root
    root.addChild(child)
    child.view.addSubview(view)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.settle()
  }

  @Test("C-48: the style of a controller reaches the controller, its view and everything inside")
  func controllerStyle() {
    #expect(root.overrideUserInterfaceStyle == .unspecified)
    child.overrideUserInterfaceStyle = .dark
    #expect(styles == [.light, .dark, .light, .dark, .dark])
    root.overrideUserInterfaceStyle = .dark
    child.overrideUserInterfaceStyle = .light
    #expect(styles == [.dark, .light, .dark, .light, .light])
    child.overrideUserInterfaceStyle = .unspecified
    #expect(styles == [.dark, .dark, .dark, .dark, .dark])
  }

  @Test(
    "C-48: the style of a view reaches its subviews and the controllers inside, but not its own controller"
  )
  func viewStyle() {
    root.view.overrideUserInterfaceStyle = .dark
    #expect(styles == [.light, .dark, .dark, .dark, .dark])
    child.overrideUserInterfaceStyle = .light
    #expect(styles == [.light, .light, .dark, .light, .light])
    view.overrideUserInterfaceStyle = .dark
    #expect(styles == [.light, .light, .dark, .light, .dark])
    child.overrideUserInterfaceStyle = .unspecified
    root.view.overrideUserInterfaceStyle = .unspecified
    view.overrideUserInterfaceStyle = .unspecified
    #expect(styles == [.light, .light, .light, .light, .light])
  }

  @Test(
    "C-48: the style of a window reaches presented controllers, and that of the presenter does not")
  func windowStyle() {
    let presented = ViewController()
    root.overrideUserInterfaceStyle = .dark
    root.present(presented, animated: false)
    stage.settle()
    #expect(presented.traitCollection.userInterfaceStyle == .light)
    root.overrideUserInterfaceStyle = .unspecified
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(presented.traitCollection.userInterfaceStyle == .dark)
    #expect(presented.view.traitCollection.userInterfaceStyle == .dark)
    #expect(styles == [.dark, .dark, .dark, .dark, .dark])
  }

  @Test("C-48: the controller's own overrides take precedence over those of its container")
  func precedence() {
    root.setOverrideTraitCollection(
      TraitOverrides(horizontalSizeClass: .regular, userInterfaceStyle: .dark), forChild: child)
    child.traitOverrides.horizontalSizeClass = .compact
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    child.traitOverrides = TraitOverrides()
    #expect(child.traitCollection.horizontalSizeClass == .regular)
  }

  @Test(
    "C-49: a closure is called for its traits only, outer controllers first, with the previous traits"
  )
  func registration() {
    var heard: [String] = []
    for (name, controller) in [("root", root), ("child", child)] {
      controller.registerForTraitChanges([TraitUserInterfaceStyle.self]) { controller, previous in
        heard.append(
          "\(name) \(previous.userInterfaceStyle) \(controller.traitCollection.userInterfaceStyle)")
      }
    }
    view.registerForTraitChanges([TraitHorizontalSizeClass.self]) { _, _ in heard.append("width") }
    view.registerForTraitChanges(TraitCollection.systemTraitsAffectingColorAppearance) {
      (_: View, _) in heard.append("colour")
    }
    root.overrideUserInterfaceStyle = .dark
    #expect(heard == ["root light dark", "child light dark", "colour"])
    heard = []
    view.overrideUserInterfaceStyle = .light
    #expect(heard == ["colour"])
    heard = []
    root.overrideUserInterfaceStyle = .light
    #expect(heard == ["root dark light", "child dark light"])
    heard = []
    stage.resize(to: Size(width: 700, height: 600))
    stage.settle()
    #expect(heard == ["width"])
  }

  @Test(
    "C-49: a removed closure is not called again, even if another closure removes it during the change"
  )
  func removal() {
    var heard: [String] = []
    let removed = Removed()
    let first = child.registerForTraitChanges([TraitUserInterfaceStyle.self]) { controller, _ in
      heard.append("first")
      if let second = removed.second { controller.unregisterForTraitChanges(second) }
    }
    removed.second = child.registerForTraitChanges([TraitUserInterfaceStyle.self]) { _, _ in
      heard.append("second")
    }
    child.overrideUserInterfaceStyle = .dark
    #expect(heard == ["first"])
    child.unregisterForTraitChanges(first)
    child.overrideUserInterfaceStyle = .light
    #expect(heard == ["first"])
  }

  @Test("C-49: a change while the view is off screen is reported when the controller appears again")
  func missed() {
    var heard: [String] = []
    child.registerForTraitChanges([TraitUserInterfaceStyle.self]) { controller, previous in
      heard.append(
        "\(previous.userInterfaceStyle) \(controller.traitCollection.userInterfaceStyle)")
    }
    child.view.removeFromSuperview()
    stage.settle()
    root.overrideUserInterfaceStyle = .dark
    #expect(heard.isEmpty)
    root.view.addSubview(child.view)
    stage.settle()
    #expect(heard == ["light dark"])
  }

  @Test("style, contrast and palette change colours, and the other traits do not")
  func colorAppearance() {
    let traits = TraitCollection()
    #expect(traits.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!traits.hasDifferentColorAppearance(comparedTo: TraitCollection(displayScale: 2)))
    #expect(
      traits.hasDifferentColorAppearance(comparedTo: TraitCollection(userInterfaceStyle: .dark)))
    #expect(
      traits.hasDifferentColorAppearance(comparedTo: TraitCollection(accessibilityContrast: .high)))
  }

  @Test("C-48, C-49: overrides and closures do not keep their controller alive")
  func release() {
    weak var weakController: ViewController?
    do {
      let controller = ViewController()
      weakController = controller
      controller.overrideUserInterfaceStyle = .dark
      controller.registerForTraitChanges([TraitUserInterfaceStyle.self]) { controller, _ in
        _ = controller.view
      }
    }
    #expect(weakController == nil)
  }
}

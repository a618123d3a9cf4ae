import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Traits that a container sets for a child (C-20).
@MainActor
struct TraitOverrideTests {
  private let stage = Stage(size: Size(width: 400, height: 600))
  private let root = TraitController()
  private let child = TraitController()
  private let inner = TraitController()
  private let wrapper = View()

  init() {
    (root.title, child.title, inner.title) = ("P", "C", "G")
    stage.window.rootViewController = root
    root.addChild(child)
    child.addChild(inner)
    wrapper.addSubview(inner.view)
    child.view.addSubview(wrapper)
    root.view.addSubview(child.view)
    stage.settle()
  }

  @Test("C-20: an override reaches only the child and its view tree")
  func reaches() {
    root.setOverrideTraitCollection(TraitOverrides(userInterfaceStyle: .dark), forChild: child)
    #expect(root.traitCollection.userInterfaceStyle == .light)
    #expect(root.view.traitCollection.userInterfaceStyle == .light)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(wrapper.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.view.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(root.overrideTraitCollection(forChild: child)?.userInterfaceStyle == .dark)
    #expect(child.overrideTraitCollection(forChild: root) == nil)
  }

  @Test("C-20: an override of one trait is found by the trait's type, and ends when it is removed")
  func byType() {
    let types: [any TraitDefinition.Type] = [
      TraitHorizontalSizeClass.self, TraitVerticalSizeClass.self, TraitUserInterfaceStyle.self,
      TraitAccessibilityContrast.self, TraitColorPalette.self, TraitLayoutDirection.self,
      TraitDisplayScale.self,
    ]
    var all = TraitOverrides(
      horizontalSizeClass: .regular, verticalSizeClass: .compact, userInterfaceStyle: .dark,
      accessibilityContrast: .high, layoutDirection: .rightToLeft, colorPalette: .standard)
    #expect(types.map { all.contains($0) } == [true, true, true, true, true, true, false])
    #expect(types.map { TraitOverrides().contains($0) } == Array(repeating: false, count: 7))
    for (index, type) in types.enumerated() {
      all.remove(type)
      #expect(types.map { all.contains($0) } == types.indices.map { $0 > index && $0 < 6 })
    }
    child.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.view.traitCollection.userInterfaceStyle == .dark)
    child.traitOverrides.remove(TraitUserInterfaceStyle.self)
    #expect(inner.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test("C-20: inner overrides are applied after outer overrides")
  func nested() {
    root.setOverrideTraitCollection(
      TraitOverrides(horizontalSizeClass: .regular, userInterfaceStyle: .dark), forChild: child)
    child.setOverrideTraitCollection(TraitOverrides(userInterfaceStyle: .light), forChild: inner)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
  }

  @Test(
    "C-20: trait changes are sent to the outermost controller first, with the old traits, and an equal value sends none"
  )
  func told() {
    let overrides = TraitOverrides(userInterfaceStyle: .dark)
    root.setOverrideTraitCollection(overrides, forChild: child)
    #expect(root.told.isEmpty)
    #expect(child.told == ["light -> dark"])
    #expect(inner.told == ["light -> dark"])
    root.setOverrideTraitCollection(overrides, forChild: child)
    #expect(child.told.count == 1)
    root.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.told == ["light -> dark", "dark -> light"])
    #expect(child.traitCollection == root.traitCollection)
  }

  @Test("C-20: a child with its own style is not notified of the window's style")
  func windowChanges() {
    root.setOverrideTraitCollection(TraitOverrides(userInterfaceStyle: .dark), forChild: child)
    (child.told, inner.told) = ([], [])
    stage.window.dispatch(.settingsChanged(Settings(userInterfaceStyle: .dark)))
    stage.turn()
    #expect(root.told == ["light -> dark"])
    #expect(child.told.isEmpty)
    #expect(inner.told.isEmpty)
    root.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.told.isEmpty)
  }

  @Test(
    "C-20, DC-36: a child with overridden size classes is not notified of the window's size classes"
  )
  func sizeClasses() {
    let recorder = LifecycleRecorder(observing: root)
    func told(_ call: String) -> [String] { ["P", "C", "G"].map { "\($0).\(call)" } }
    root.setOverrideTraitCollection(
      TraitOverrides(horizontalSizeClass: .regular, verticalSizeClass: .regular), forChild: child)
    stage.resize(to: Size(width: 700, height: 600), isLive: true)
    #expect(
      recorder.take()
        == ["P.willTransition(regular,regular)"] + told("viewWillTransition(700x600)")
        + told("willRotate(landscapeRight)") + told("willAnimateRotation(landscapeRight)")
        + told("didRotate(portrait)"))
  }

  @Test("C-20: overrides end when the child is removed")
  func leaving() {
    root.setOverrideTraitCollection(TraitOverrides(userInterfaceStyle: .dark), forChild: child)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.traitCollection.userInterfaceStyle == .light)
    root.addChild(child)
    #expect(root.overrideTraitCollection(forChild: child) == nil)
  }
}

private final class TraitController: ViewController {
  var told: [String] = []

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection.map { "\($0.userInterfaceStyle)" } ?? "none"
    told.append("\(old) -> \(traitCollection.userInterfaceStyle)")
  }
}

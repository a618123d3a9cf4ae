import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Size classes and traits on a window: … … R-31, DC-35, DC-36, DC-42.
@MainActor
struct TraitTests {
  private let scene = SizeScene()

  @Test(
    "R-31, DC-36: the width is regular from 600 points, and the height from 480",
    arguments: [
      (599.0, 479.0, UserInterfaceSizeClass.compact, UserInterfaceSizeClass.compact),
      (600, 480, .regular, .regular),
      (599, 480, .compact, .regular), (600, 479, .regular, .compact),
    ])
  func thresholds(
    width: Double, height: Double, horizontal: UserInterfaceSizeClass,
    vertical: UserInterfaceSizeClass
  ) {
    _ = scene.step(width, height)
    let traits = scene.child.traitCollection
    #expect(traits.horizontalSizeClass == horizontal)
    #expect(traits.verticalSizeClass == vertical)
    #expect(scene.child.view.traitCollection == traits)
  }

  @Test("R-25: the raw values of traits are UIKit's, and an empty override changes nothing")
  func rawValues() {
    #expect(
      [UserInterfaceSizeClass.unspecified, .compact, .regular].map(\.rawValue) == [0, 1, 2])
    #expect([UserInterfaceStyle.unspecified, .light, .dark].map(\.rawValue) == [0, 1, 2])
    #expect([AccessibilityContrast.unspecified, .normal, .high].map(\.rawValue) == [-1, 0, 1])
    #expect([UserInterfaceLayoutDirection.leftToRight, .rightToLeft].map(\.rawValue) == [0, 1])
    #expect(
      [InterfaceOrientation.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
        .map(\.rawValue) == [1, 2, 3, 4])
    #expect([Touch.TouchType.direct, .indirectPointer].map(\.rawValue) == [0, 3])
    let traits = TraitCollection(
      horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceStyle: .dark,
      accessibilityContrast: .high)
    let silent = TraitOverrides(
      horizontalSizeClass: .unspecified, verticalSizeClass: .unspecified,
      userInterfaceStyle: .unspecified, accessibilityContrast: .unspecified)
    #expect(silent.applied(to: traits) == traits)
  }

  @Test("R-9, R-30: a size that crosses a threshold changes the class, in both directions")
  func classFlip() {
    #expect(scene.step(599, 700) == "P.sz(599x700) C.sz(599x700) P.ly C.ly P.al C.al P.co C.co")
    #expect(
      scene.step(600, 700)
        == "P.tc(R,R) C.tc(R,R) P.sz(600x700) C.sz(600x700) P.td C.td P.ly C.ly P.al C.al P.co C.co"
    )
    #expect(
      scene.step(599, 700)
        == "P.tc(C,R) C.tc(C,R) P.sz(599x700) C.sz(599x700) P.td C.td P.ly C.ly P.al C.al P.co C.co"
    )
  }

  @Test("DC-36: a scale or a theme alone makes no size transition")
  func scaleAndTheme() {
    scene.window.dispatch(
      .resized(pixels: PixelSize(width: 800, height: 1200), scale: 2, isLive: false))
    #expect(scene.recording.turn() == " || P.td C.td")
    #expect(scene.child.traitCollection.displayScale == 2)
    var settings = scene.window.settings
    settings.userInterfaceStyle = .dark
    scene.window.dispatch(.settingsChanged(settings))
    #expect(scene.recording.turn() == " || P.td C.td")
    #expect(scene.child.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("motion is a trait, so that code with its own motion is notified of a change")
  func motion() {
    let view = TellingView()
    scene.child.view.addSubview(view)
    _ = scene.recording.turn()
    var heard: [Motion] = []
    view.onTraits = { [unowned view] in heard.append(view.traitCollection.motion) }
    #expect(scene.child.traitCollection.motion == .full)
    for motion in [Motion.reduced, .off, .off, .full] {
      var settings = scene.window.settings
      let changes = settings.motion != motion
      settings.motion = motion
      scene.window.dispatch(.settingsChanged(settings))
      #expect(scene.recording.turn() == (changes ? " || P.td C.td" : " || "))
    }
    #expect(heard == [.reduced, .off, .full])
  }

  @Test(
    "R-26: traits are sent from the window to root, children and views, and to a controller before its view"
  )
  func flow() {
    let view = TellingView()
    let inner = TellingView()
    let recorder = scene.recording.recorder
    view.onTraits = { recorder.note("outer") }
    inner.onTraits = { recorder.note("inner") }
    view.addSubview(inner)
    scene.root.view.insertSubview(view, at: 0)
    _ = scene.recording.turn()
    _ = scene.recording.tokens()
    var settings = scene.window.settings
    settings.layoutDirection = .rightToLeft
    scene.window.dispatch(.settingsChanged(settings))
    #expect(scene.recording.turn() == " || P.td outer inner C.td")
    #expect(inner.traitCollection.layoutDirection == .rightToLeft)
  }

  @Test(
    "R-17, R-18, R-19, DC-35: after launch the first call already has the final size and traits")
  func launch() {
    let root = LoggingController("P")
    root.orientations = .landscape
    let recording = Recording(root: root)
    root.recorder = recording.recorder
    var sizes: [Size] = []
    var classes: [UserInterfaceSizeClass] = []
    root.onCall = { [unowned root] _ in
      sizes.append(root.view.bounds.size)
      classes.append(root.traitCollection.horizontalSizeClass)
    }
    recording.stage.window.rootViewController = root
    #expect(recording.turn() == "P.ld P.wa || P.ia P.ly P.da")
    #expect(sizes == [Size(width: 400, height: 600)])
    #expect(classes == [.compact])
  }

  @Test(
    "DC-42, R-3, R-11: a child that is shown again gets missed traits before viewIsAppearing, and never missed sizes"
  )
  func missedTraits() {
    let inner = TellingView()
    let recorder = scene.recording.recorder
    inner.onTraits = { recorder.note("view") }
    scene.child.view.addSubview(inner)
    scene.child.view.removeFromSuperview()
    _ = scene.recording.turn()
    _ = scene.recording.tokens()
    _ = scene.step(700, 500)
    scene.child.view.frame = scene.root.view.bounds
    scene.root.view.addSubview(scene.child.view)
    #expect(scene.recording.turn() == "C.wa || P.ly C.td view C.ia C.ly C.da")
    scene.child.view.removeFromSuperview()
    scene.root.view.addSubview(scene.child.view)
    #expect(scene.recording.turn() == "C.wd C.wa || P.ly C.ia C.da")
  }

  @Test(
    "DC-42: in a subtree that is shown again, the container gets missed traits first, each before viewIsAppearing"
  )
  func missedTraitsOfASubtree() {
    let grandchild = LoggingController("G")
    scene.add(grandchild, to: scene.child)
    scene.child.view.removeFromSuperview()
    _ = scene.recording.turn()
    _ = scene.step(700, 500)
    scene.child.view.frame = scene.root.view.bounds
    scene.root.view.addSubview(scene.child.view)
    #expect(
      scene.recording.turn() == "C.wa G.wa || P.ly C.td C.ia C.ly G.td G.ia G.ly C.da G.da")
  }

  @Test("DC-10, DC-42: a child that its missed trait call removes and adds again appears once")
  func missedTraitsThatMove() {
    let (root, child) = (scene.root, scene.child)
    child.view.removeFromSuperview()
    _ = scene.recording.turn()
    _ = scene.step(700, 500)
    child.onCall = { call in
      guard call == "td" else { return }
      child.view.removeFromSuperview()
      root.view.addSubview(child.view)
    }
    child.view.frame = root.view.bounds
    root.view.addSubview(child.view)
    #expect(scene.recording.turn() == "C.wa || P.ly C.td C.wd C.wa C.ly P.ly C.ia C.da")
  }

  @Test(
    "DC-10, DC-42: viewIsAppearing precedes the end of an appearance when missed trait calls cause that end"
  )
  func missedTraitsThatEnd() {
    let (root, child) = (scene.root, scene.child)
    child.view.removeFromSuperview()
    _ = scene.recording.turn()
    _ = scene.step(700, 500)
    child.onCall = { call in if call == "td" { child.endAppearanceTransition() } }
    child.view.frame = root.view.bounds
    root.view.addSubview(child.view)
    #expect(scene.recording.turn() == "C.wa || P.ly C.td C.ia C.da C.ly")
  }

  // Rules: §9.6
  @Test(
    "R-27, R-28: each step of a drag is a complete transition without animation, one for each size")
  func liveSteps() {
    var log: [String] = []
    for width in [410.0, 420, 430] {
      log.append(scene.step(width, 600))
      #expect(scene.child.lastDuration == 0)
      #expect(scene.child.lastTransform == .identity)
    }
    #expect(
      log
        == [410, 420, 430].map {
          "P.sz(\($0)x600) C.sz(\($0)x600) P.ly C.ly P.al C.al P.co C.co"
        })
  }

  @Test("a window's background follows the light and dark style, and a colour of the program stays")
  func background() {
    let window = scene.stage.window
    func set(_ style: UserInterfaceStyle) {
      window.dispatch(.settingsChanged(Settings(userInterfaceStyle: style)))
      scene.stage.turn()
    }
    set(.dark)
    #expect(window.backgroundColor == .black)
    set(.light)
    #expect(window.backgroundColor == .white)
    window.backgroundColor = Color(hex: 0x804020)
    set(.dark)
    #expect(window.backgroundColor == Color(hex: 0x804020))
  }

  @Test("R-29: of several sizes between two frames only the last one is sent")
  func coalescing() {
    for width in [401.0, 402, 403] {
      scene.stage.dispatchResize(to: Size(width: width, height: 600), isLive: true)
    }
    scene.stage.turn()
    #expect(
      scene.recording.tokens()
        == "P.sz(403x600) C.sz(403x600) P.ly C.ly P.al C.al P.co C.co")
  }
}

private class TellingView: View {
  var onTraits: (() -> Void)?

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    onTraits?()
  }
}

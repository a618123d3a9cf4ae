import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Columns side by side: their modes, their widths, and their showing and hiding.
@MainActor
struct SplitModeTests {
  typealias Split = SplitViewController

  @Test("S-1: raw values are UIKit's")
  func rawValues() {
    #expect([Split.Style.unspecified, .doubleColumn, .tripleColumn].map(\.rawValue) == [0, 1, 2])
    #expect(Split.DisplayMode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    #expect(
      [
        Split.DisplayMode.automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
        .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary,
      ].map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    #expect(
      [Split.SplitBehavior.automatic, .tile, .overlay, .displace].map(\.rawValue) == [0, 1, 2, 3])
    #expect(
      [Split.Column.primary, .supplementary, .secondary, .compact, .inspector].map(\.rawValue)
        == [0, 1, 2, 3, 4])
  }

  @Test(
    "S-2: before loading a split view is not collapsed, is secondaryOnly, and has no children or views"
  )
  func beforeLoading() {
    let scene = SplitScene(.tripleColumn, isShown: false)
    #expect(!scene.split.isCollapsed)
    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(scene.split.preferredDisplayMode == .automatic)
    #expect(scene.split.children.isEmpty)
    #expect(scene.split.viewControllers == [scene.a, scene.b, scene.d])
    #expect(!scene.split.isViewLoaded && !scene.a.isViewLoaded && !scene.d.isViewLoaded)
  }

  @Test("S-3: the widths have their defaults, and unset preferences are the automatic dimension")
  func defaultWidths() {
    let (double, triple) = (Split(style: .doubleColumn), Split(style: .tripleColumn))
    #expect(double.primaryColumnWidth == 320 && double.supplementaryColumnWidth == -1)
    #expect(triple.primaryColumnWidth == 280 && triple.supplementaryColumnWidth == 320)
    #expect(Split.automaticDimension == -Double(Float.greatestFiniteMagnitude))
    for value in [
      triple.preferredPrimaryColumnWidth, triple.preferredPrimaryColumnWidthFraction,
      triple.minimumPrimaryColumnWidth, triple.maximumPrimaryColumnWidth,
      triple.preferredSupplementaryColumnWidth, triple.minimumSupplementaryColumnWidth,
    ] {
      #expect(value == Split.automaticDimension)
    }
  }

  @Test(
    "S-7: when first shown, the delegate gets the mode, the children are added, and then their views are shown"
  )
  func firstDisplay() {
    let scene = SplitScene(.unspecified, isShown: false)
    scene.show()
    #expect(
      scene.recording.tokens()
        == "split.ld split.wa mode(2) A.wm(split) A.dm(split) D.wm(split) D.dm(split) A.ld D.ld "
        + "A.wa D.wa split.ia A.ia D.ia split.da A.da D.da")
  }

  @Test(
    "S-7: if the view is first shown collapsed, only the primary controller is added, then the delegate is notified"
  )
  func firstDisplayCollapsed() {
    let scene = SplitScene(.unspecified, size: SplitScene.narrow, isShown: false)
    scene.show()
    #expect(
      scene.recording.tokens()
        == "split.ld split.wa collapse?(D) A.wm(split) A.dm(split) A.ld collapsed A.wa split.ia "
        + "A.ia split.da A.da")
    #expect(scene.split.children == [scene.a] && !scene.d.isViewLoaded)
  }

  @Test("S-8: a regular width of 820 points shows one column beside the secondary column")
  func automatic() {
    let scene = SplitScene()
    #expect(scene.split.displayMode == .oneBesideSecondary && scene.shown == ["A", "D"])
    #expect(scene.frame(scene.a) == Rect(x: 0, y: 0, width: 320, height: 600))
    #expect(scene.frame(scene.d) == Rect(x: 320, y: 0, width: 500, height: 600))
    let triple = SplitScene(.tripleColumn)
    #expect(triple.split.displayMode == .oneBesideSecondary && triple.shown == ["B", "D"])
    #expect(!triple.a.isViewLoaded)
    let wide = SplitScene(.tripleColumn, size: Size(width: 1200, height: 600))
    #expect(wide.split.displayMode == .twoBesideSecondary && wide.shown == ["A", "B", "D"])
    #expect(wide.frame(wide.b) == Rect(x: 280, y: 0, width: 320, height: 600))
    wide.resize(SplitScene.wide)
    wide.stage.settle()
    #expect(wide.split.displayMode == .oneBesideSecondary && wide.shown == ["B", "D"])
  }

  @Test(
    "S-9: a preferred mode changes the mode at once, with one delegate call, and an *over* mode makes an overlay"
  )
  func preferred() {
    let scene = SplitScene()
    scene.split.preferredDisplayMode = .secondaryOnly
    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(scene.rest() == "mode(1) hide(primary) Navigation.wd A.wd Navigation.dd A.dd".named)
    scene.split.preferredDisplayMode = .oneOverSecondary
    #expect(scene.split.displayMode == .oneOverSecondary && scene.split.splitBehavior == .overlay)
    #expect(scene.rest().hasPrefix("mode(3) show(primary) "))
    #expect(scene.frame(scene.d) == Rect(x: 0, y: 0, width: 820, height: 600))
    // A column that covers other columns is opaque.
    #expect(scene.a.navigationController?.view.backgroundColor == Theme.light.background)
    scene.split.preferredDisplayMode = .oneBesideSecondary
    #expect(scene.split.displayMode == .oneBesideSecondary && scene.split.splitBehavior == .tile)
    #expect(scene.rest() == "mode(2)")
    #expect(scene.frame(scene.d) == Rect(x: 320, y: 0, width: 500, height: 600))
    scene.split.preferredDisplayMode = .twoOverSecondary
    #expect(scene.split.displayMode == .oneOverSecondary)
  }

  @Test(
    "S-9, S-8: while collapsed, a preferred mode is only stored, and displayMode is oneBesideSecondary"
  )
  func preferredWhileCollapsed() {
    let scene = SplitScene(size: SplitScene.narrow)
    scene.split.preferredDisplayMode = .secondaryOnly
    #expect(scene.rest() == "")
    #expect(scene.split.displayMode == .oneBesideSecondary)
    #expect(scene.split.preferredDisplayMode == .secondaryOnly)
  }

  @Test(
    "S-10: widths are a fraction, limits or an absolute width, and the style without columns has no absolute width"
  )
  func widths() {
    let scene = SplitScene()
    func width() -> Double {
      scene.stage.settle()
      return scene.frame(scene.a).width
    }
    scene.split.preferredPrimaryColumnWidthFraction = 0.4
    #expect(width() == 328 && scene.split.primaryColumnWidth == 328)
    scene.split.minimumPrimaryColumnWidth = 400
    #expect(width() == 400)
    scene.split.minimumPrimaryColumnWidth = Split.automaticDimension
    scene.split.maximumPrimaryColumnWidth = 300
    #expect(width() == 300)
    scene.split.maximumPrimaryColumnWidth = Split.automaticDimension
    scene.split.preferredPrimaryColumnWidth = 280
    #expect(width() == 280)
    scene.split.primaryEdge = .trailing
    #expect(width() == 280 && scene.frame(scene.a).minX == 540 && scene.frame(scene.d).minX == 0)
    let classic = SplitScene(.unspecified)
    classic.split.preferredPrimaryColumnWidth = 280
    classic.stage.settle()
    #expect(classic.split.primaryColumnWidth == 320)
  }

  @Test(
    "S-11: hide and show change the mode with animation, to an over mode if the behaviour is overlay"
  )
  func hideAndShow() {
    let scene = SplitScene()
    scene.split.hide(.primary)
    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(
      scene.recording.tokens() == "mode(1) hide(primary) Navigation.wd(true) A.wd(true)".named)
    scene.stage.advance(by: 0.125)
    #expect(abs(scene.a.navigationController?.view.presentation.frame.minX ?? 0) > 100)
    #expect(scene.rest() == "Navigation.dd(true) A.dd(true)".named)
    #expect(scene.frame(scene.d) == Rect(x: 0, y: 0, width: 820, height: 600))
    scene.split.show(.primary)
    #expect(
      scene.rest()
        == ("mode(2) show(primary) Navigation.wa(true) A.wa(true) Navigation.ia(true) A.ia(true) "
        + "Navigation.da(true) A.da(true)").named)
    #expect(scene.split.displayMode == .oneBesideSecondary)
    scene.split.preferredSplitBehavior = .overlay
    #expect(scene.split.displayMode == .oneOverSecondary)
    scene.split.hide(.primary)
    scene.split.show(.primary)
    #expect(scene.split.displayMode == .oneOverSecondary)
  }

  @Test(
    "a hide during a show continues from the current position of the column, with balanced calls")
  func interrupted() {
    let scene = SplitScene()
    scene.split.hide(.primary)
    scene.stage.advance(by: 0.125)
    let nav = scene.a.navigationController
    let before = nav?.view.presentation.frame.minX ?? 0
    #expect(before < -50 && before > -300)
    scene.split.show(.primary)
    scene.stage.turn()
    #expect(abs((nav?.view.presentation.frame.minX ?? 0) - before) < 20)
    #expect(
      scene.rest()
        == ("mode(1) hide(primary) Navigation.wd(true) A.wd(true) mode(2) show(primary) "
        + "Navigation.dd(true) A.dd(true) Navigation.wa(true) A.wa(true) Navigation.ia(true) "
        + "A.ia(true) Navigation.da(true) A.da(true)").named)
  }

  @Test(
    "two columns displace the secondary column if they do not fit, and a tap on it hides one of them"
  )
  func displace() {
    let scene = SplitScene(.tripleColumn)
    scene.split.show(.primary)
    scene.stage.settle()
    #expect(scene.split.displayMode == .twoDisplaceSecondary)
    #expect(scene.frame(scene.d) == Rect(x: 600, y: 0, width: 500, height: 600))
    scene.stage.click(at: Point(x: 760, y: 300))
    scene.stage.settle()
    #expect(scene.split.displayMode == .oneBesideSecondary && scene.shown == ["B", "D"])
  }

  @Test("an inspector is on the other side, and overlays the content if it does not fit")
  func inspector() {
    let scene = SplitScene()
    let inspector = Recording.controller("I")
    scene.split.setViewController(inspector, for: .inspector)
    #expect(!inspector.isViewLoaded)
    scene.split.show(.inspector)
    scene.stage.settle()
    #expect(scene.frame(inspector) == Rect(x: 540, y: 0, width: 280, height: 600))
    #expect(scene.frame(scene.d) == Rect(x: 320, y: 0, width: 500, height: 600))
    scene.resize(Size(width: 1100, height: 600))
    scene.stage.settle()
    #expect(scene.frame(inspector) == Rect(x: 820, y: 0, width: 280, height: 600))
    #expect(scene.frame(scene.d) == Rect(x: 320, y: 0, width: 500, height: 600))
    scene.split.hide(.inspector)
    scene.stage.settle()
    #expect(scene.frame(scene.d) == Rect(x: 320, y: 0, width: 780, height: 600))
    #expect(inspector.view.window == nil)
  }

  @Test("in a right-to-left layout everything is mirrored")
  func mirrored() {
    let scene = SplitScene(
      .tripleColumn, size: Size(width: 1200, height: 600),
      settings: Settings(layoutDirection: .rightToLeft))
    #expect(scene.frame(scene.a) == Rect(x: 920, y: 0, width: 280, height: 600))
    #expect(scene.frame(scene.b) == Rect(x: 600, y: 0, width: 320, height: 600))
    #expect(scene.frame(scene.d) == Rect(x: 0, y: 0, width: 600, height: 600))
  }

  @Test("a resize during a motion leaves all columns in position")
  func resizeInMotion() {
    let scene = SplitScene()
    scene.split.hide(.primary)
    scene.stage.advance(by: 0.1)
    scene.resize(Size(width: 900, height: 500))
    scene.stage.settle()
    #expect(scene.frame(scene.d) == Rect(x: 0, y: 0, width: 900, height: 500))
    scene.split.show(.primary)
    scene.stage.advance(by: 0.1)
    scene.resize(Size(width: 700, height: 400))
    scene.stage.settle()
    #expect(scene.frame(scene.a) == Rect(x: 0, y: 0, width: 320, height: 400))
    #expect(scene.frame(scene.d) == Rect(x: 320, y: 0, width: 380, height: 400))
  }

  @Test("with motion off columns change at once, and with reduced motion they fade")
  func lessMotion() {
    let off = SplitScene(settings: Settings(motion: .off))
    off.split.hide(.primary)
    off.stage.turn()
    #expect(
      off.recording.tokens() == "mode(1) hide(primary) Navigation.wd A.wd Navigation.dd A.dd".named)
    #expect(off.frame(off.d).width == 820)
    let reduced = SplitScene(settings: Settings(motion: .reduced))
    reduced.split.hide(.primary)
    reduced.stage.advance(by: 0.05)
    #expect(reduced.frame(reduced.d).width == 820)
    reduced.stage.settle()
    #expect(reduced.shown == ["D"])
  }

  @Test(
    "a mode that a delegate sets in its callback follows the complete change, and is the final mode"
  )
  func reentrant() {
    let scene = SplitScene()
    scene.onWillChange = { [weak scene] mode in
      if mode == .secondaryOnly { scene?.split.preferredDisplayMode = .oneOverSecondary }
    }
    scene.split.preferredDisplayMode = .secondaryOnly
    #expect(
      scene.rest()
        == ("mode(1) hide(primary) Navigation.wd A.wd Navigation.dd A.dd "
        + "mode(3) show(primary) Navigation.wa A.wa Navigation.ia Navigation.da A.ia A.da").named)
    #expect(scene.split.displayMode == .oneOverSecondary && scene.shown == ["A", "D"])
  }

  @Test("NaN, negative and infinite widths, and tiny and huge views do not trap")
  func badNumbers() {
    let scene = SplitScene(.tripleColumn)
    for number in [Double.nan, -5, .infinity, -.infinity, 1e300, 0] {
      scene.split.preferredPrimaryColumnWidth = number
      scene.split.preferredPrimaryColumnWidthFraction = number
      scene.split.minimumPrimaryColumnWidth = number
      scene.split.maximumSupplementaryColumnWidth = number
      scene.split.minimumSecondaryColumnWidth = number
      scene.split.collapseBreakpoint = number
      for mode in Split.DisplayMode.allCases {
        scene.split.preferredDisplayMode = mode
        for size in [Size(width: 1, height: 1), SplitScene.wide, Size(width: 3840, height: 2160)] {
          scene.resize(size)
          scene.stage.turn()
          #expect(scene.split.primaryColumnWidth >= 0)
        }
      }
    }
    scene.split.restore(
      .init(primaryWidth: .nan, supplementaryWidth: -1, inspectorWidth: .infinity, shownColumns: -9)
    )
    scene.stage.settle()
    #expect(scene.split.savedState.primaryWidth == nil)
  }

  @Test("nothing is kept alive")
  func leaks() {
    weak var split: SplitViewController?
    weak var detail: ViewController?
    do {
      let scene = SplitScene(.tripleColumn)
      scene.split.hide(.supplementary)
      scene.stage.advance(by: 0.1)
      scene.resize(SplitScene.narrow)
      scene.stage.settle()
      scene.resize(SplitScene.wide)
      scene.stage.settle()
      (split, detail) = (scene.split, scene.d)
      scene.stage.window.rootViewController = nil
      scene.stage.settle()
    }
    #expect(split == nil && detail == nil)
  }
}

extension String {
  /// The expected log, with the full name `NavigationController` in place of the abbreviation `Navigation`.
  var named: String {
    replacing("Navigation.", with: "NavigationController.")
      .replacing("Navigation#", with: "NavigationController#")
      .replacing("(Navigation)", with: "(NavigationController)")
  }
}

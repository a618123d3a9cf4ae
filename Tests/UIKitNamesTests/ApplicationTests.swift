import AtriumHarness
import Foundation
import Testing
import UIKit

/// The application, the screen, the device, and the names without an effect.
@MainActor
@Suite(.ownWindows)
struct ApplicationTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var calls: [String] = []
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("launched")
      return true
    }
  }

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = UIViewController()
    }
  }

  @Test("the application knows its windows, and its key window is the screen")
  func windows() {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    stage.window.dispatch(.focus(true))
    stage.turn()
    let application = UIApplication.shared
    #expect(application.windows.contains(stage.window) && application.keyWindow === stage.window)
    #expect(application.applicationState == .active)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(UIScreen.main.scale == 2 && UIScreen.main.nativeBounds.width == 640)
    #expect(UIDevice.current.orientation == .portrait && UIDevice.current.systemName == "Linux")
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    let scene = application.connectedScenes.compactMap { $0 as? UIWindowScene }
      .first { $0.windows.contains(stage.window) }
    #expect(scene?.activationState == .foregroundActive && stage.window.windowScene === scene)
    #expect(scene?.statusBarManager?.statusBarFrame == .zero && application.statusBarFrame == .zero)
    stage.window.windowLevel = .alert
    #expect(stage.window.windowLevel > .normal)
    #expect(CACurrentMediaTime() == stage.window.currentTime)
    application.beginIgnoringInteractionEvents()
    #expect(stage.window.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
  }

  @Test("a program is started with its delegates, and the delegate of the scene makes the window")
  func launch() {
    let application = UIApplication()
    let delegate = Delegate()
    var scene: Scene?
    application.launch(delegate) {
      let made = Scene()
      scene = made
      return made
    }
    #expect(delegate.calls == ["launched"])
    #expect(
      scene?.window?.rootViewController != nil && scene?.window?.windowScene?.delegate === scene)
    // The scene holds its delegate, which holds the window.
    scene?.window = nil
  }

  @Test("a test with its own windows sees no window of another test")
  func ownWindows() async {
    let other = Stage(size: CGSize(width: 320, height: 480))
    other.window.dispatch(.focus(true))
    other.turn()
    #expect(UIApplication.shared.windows.count == 1)
    await UIWindow.withOwnWindows {
      await MainActor.run {
        #expect(UIApplication.shared.windows.isEmpty && UIApplication.shared.keyWindow == nil)
        let own = Stage(size: CGSize(width: 320, height: 480))
        #expect(UIApplication.shared.windows == [own.window])
      }
    }
    #expect(UIApplication.shared.windows == [other.window])
  }

  @Test("a URL with a scheme is passed to the desktop")
  func urls() throws {
    let application = UIApplication()
    var opened: [String] = []
    application.urlOpener = { url in
      opened.append(url.absoluteString)
      return true
    }
    var results: [Bool] = []
    application.open(try #require(URL(string: "https://example.org"))) { results.append($0) }
    application.open(try #require(URL(string: "nothing"))) { results.append($0) }
    #expect(opened == ["https://example.org"] && results == [true, false])
  }

  @Test("the accessibility properties return the settings of the latest window")
  func accessibility() {
    let stage = Stage(
      size: CGSize(width: 10, height: 10),
      settings: .init(accessibilityContrast: .high, motion: .reduced))
    stage.turn()
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(!UIAccessibility.isVoiceOverRunning)
  }

  @Test("a font is found by its PostScript name")
  func fonts() {
    let font = UIFont(name: "HelveticaNeue-MediumItalic", size: 12)
    #expect(font?.familyName == "Helvetica Neue" && font?.weight == .medium)
    #expect(font?.isItalic == true && font?.pointSize == 12)
    #expect(UIFont(name: "", size: 12) == nil)
    #expect(UIFont(name: "Arial", size: 9)?.weight == .regular)
  }

  @Test("points, sizes and rectangles can be made from integers")
  func integers() {
    let index = 3
    #expect(
      CGRect(x: index * 10, y: index, width: 4, height: 5)
        == CGRect(x: 30.0, y: 3, width: 4, height: 5))
    #expect(CGPoint(x: index, y: index).x == 3.0 && CGSize(width: index, height: 1).width == 3.0)
    #expect(CGVector(dx: index, dy: 0).dx == 3.0)
  }

  @Test(
    "images and colours come from an asset catalogue, images from files too, and others are nil")
  func assets() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let sets = folder.appending(path: "Assets.xcassets")
    func write(_ text: String, _ path: String) throws {
      let file = sets.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write(
      #"{"images":[{"idiom":"universal","scale":"1x"},{"filename":"l@2x.png","scale":"2x"}],"properties":{"template-rendering-intent":"template"}}"#,
      "Icons/logo.imageset/Contents.json")
    try write(
      ##"{"colors":[{"color":{"components":{"red":"0xFF","green":"0.500","blue":"0","alpha":"1.000"}}},{"appearances":[{"value":"dark"}],"color":{}}]}"##,
      "brand.colorset/Contents.json")
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image {
      _ in
    }
    let png = drawn.bitmap(forScale: 2)
    let path = sets.appending(path: "Icons/logo.imageset/l@2x.png").path(percentEncoded: false)
    try png.writePNG(to: path)
    try png.writePNG(to: folder.appending(path: "plain.png").path(percentEncoded: false))
    let bundle = try #require(Bundle(path: folder.path(percentEncoded: false)))
    let logo = UIImage(named: "logo", in: bundle, compatibleWith: nil)
    #expect(logo?.size == CGSize(width: 3, height: 2) && logo?.renderingMode == .alwaysTemplate)
    #expect(UIImage(named: "plain", in: bundle)?.size == CGSize(width: 6, height: 4))
    #expect(UIImage(named: "absent", in: bundle) == nil)
    #expect(UIColor(named: "brand", in: bundle) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(UIColor(named: "absent", in: bundle) == nil)
    #expect(NSLocalizedString("key", bundle: bundle, value: "value", comment: "") == "value")
    #expect(NSLocalizedString("key", bundle: bundle, comment: "") == "key")
  }

  @Test("methods that concern phones have no effect")
  func harmless() {
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UIViewController().setNeedsStatusBarAppearanceUpdate()
    #expect(UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
  }
}

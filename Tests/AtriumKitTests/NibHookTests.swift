import AtriumGeometry
import AtriumGraphics
import AtriumKit
import Testing

/// A nib loader that knows one nib.
@MainActor
private final class Loader: NibLoading {
  var asked: [String?] = []

  func loadView(of viewController: ViewController) -> Bool {
    asked.append(viewController.nibName)
    guard viewController.nibName == "Login" else { return false }
    let view = View()
    view.tag = 7
    viewController.view = view
    return true
  }
}

private final class TestCoder: Coder {
  var decoded: [String] = []
  override func decode(_ view: View) {
    view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    decoded.append("\(type(of: view))")
  }
  override func decode(_ viewController: ViewController) {
    viewController.title = "decoded"
    decoded.append("\(type(of: viewController))")
  }
}

/// A view whose coder initialiser is declared as client code declares it: not as an override, and possibly
/// as required.
private final class Badge: View {
  let sizeAtInit: Size
  required init?(coder: Coder) {
    sizeAtInit = .zero
    super.init(coder: coder)
    tag = Int(bounds.width)
  }
  override init(frame: Rect) {
    sizeAtInit = frame.size
    super.init(frame: frame)
  }
}

private final class Login: ViewController {
  init() { super.init(nibName: "Login", bundle: nil) }
  required init?(coder: Coder) { super.init(coder: coder) }
}

/// The hooks through which a nib loader makes views and controllers.
@MainActor @Suite(.serialized)
struct NibHookTests {
  @Test("a loader sets the view of a controller with a nib, and other controllers get a plain view")
  func loading() {
    let loader = Loader()
    ViewController.nibLoader = loader
    defer { ViewController.nibLoader = nil }
    #expect(Login().view.tag == 7)
    let plain = ViewController()
    #expect(plain.view.tag == 0 && plain.nibName == nil && plain.nibBundle == nil)
    #expect(loader.asked == ["Login", nil])
    let bundle = ResourceBundle(path: "/")
    #expect(ViewController(nibName: "A", bundle: bundle).nibBundle == bundle)
  }

  @Test("a coder sets the values of views and controllers before the initialiser continues")
  func coding() throws {
    let coder = TestCoder()
    let badge = try #require(Badge(coder: coder))
    #expect(badge.frame == Rect(x: 1, y: 2, width: 3, height: 4) && badge.tag == 3)
    #expect(Login(coder: coder)?.title == "decoded")
    #expect(View(coder: coder)?.bounds.size == Size(width: 3, height: 4))
    #expect(coder.decoded == ["Badge", "Login", "View"])
    #expect(View(coder: Coder())?.frame == .zero)
  }

  @Test("a bundle is an existing folder, and the main bundle is the program's folder")
  func bundles() {
    #expect(ResourceBundle(path: "/usr")?.bundlePath == "/usr")
    #expect(ResourceBundle(path: "/usr/no such folder") == nil)
    #expect(ResourceBundle(path: "/proc/self/exe") == nil)
    #expect(ResourceBundle.main.bundlePath.hasPrefix("/"))
    #expect(ResourceBundle(path: "/usr") == ResourceBundle(path: "/usr"))
  }

  @Test("a nib that does not exist, or that no loader can read, traps and names the controller")
  func traps() async {
    let unread = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ViewController(nibName: "Start").view }
    }
    #expect(
      trapMessage(unread)
        == "ViewController was made with the nib \"Start\", but the program reads no nibs; set "
        + "ViewController.nibLoader, or pass nil and override loadView().")
    let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let loader = Loader()
        ViewController.nibLoader = loader
        _ = ViewController(nibName: "Start", bundle: ResourceBundle(path: "/usr")).view
      }
    }
    #expect(
      trapMessage(missing)
        == "ViewController was made with the nib \"Start\", which is not in /usr; add it, or pass nil "
        + "and override loadView().")
  }
}

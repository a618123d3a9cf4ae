import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Views that ask to become first responder before they are in a window.
@MainActor
struct AwaitedFocusTests {
  private let stage = Stage()
  private let first = FocusableView("a")
  private let second = FocusableView("b")

  @Test(
    "V-85: a view that asks in viewDidLoad or viewWillAppear becomes first responder in its window")
  func callbacks() {
    for moment in [Asking.Moment.load, .willAppear] {
      let asking = Asking(first, at: moment)
      stage.window.rootViewController = asking
      #expect(asking.result == false && stage.window.firstResponder === first)
      stage.settle()
      #expect(stage.window.firstResponder === first)
      stage.window.rootViewController = nil
      #expect(!first.isFirstResponder)
    }
  }

  @Test("V-85: a view in a presented controller asks in viewWillAppear too")
  func presented() {
    let scene = PresentationScene(modal: Asking(first, at: .willAppear), style: .pageSheet)
    scene.present(animated: true)
    scene.settle()
    #expect(first.isFirstResponder)
    scene.dismiss(animated: true)
    scene.settle()
    #expect(scene.window.firstResponder == nil)
  }

  @Test("V-85: of several views in a subtree, the view that asked last becomes first responder")
  func last() {
    let box = View()
    for view in [first, second] { box.addSubview(view) }
    second.becomeFirstResponder()
    first.becomeFirstResponder()
    stage.window.addSubview(box)
    #expect(first.isFirstResponder)
    // The request of the other view is forgotten.
    box.removeFromSuperview()
    stage.window.addSubview(box)
    #expect(stage.window.firstResponder == nil)
  }

  @Test(
    "V-85: a request ends when the view resigns, and is not granted to a view that is not willing")
  func withdrawn() {
    first.becomeFirstResponder()
    #expect(first.resignFirstResponder())
    stage.window.addSubview(first)
    #expect(stage.window.firstResponder == nil)
    second.becomeFirstResponder()
    second.isWilling = false
    stage.window.addSubview(second)
    #expect(stage.window.firstResponder == nil)
    second.isWilling = true
    second.removeFromSuperview()
    stage.window.addSubview(second)
    #expect(stage.window.firstResponder == nil)
  }

  @Test("V-85: a request does not keep the view alive")
  func lifetime() {
    weak var gone: FocusableView?
    do {
      let view = FocusableView("c")
      view.becomeFirstResponder()
      gone = view
    }
    #expect(gone == nil)
    stage.window.addSubview(first)
    #expect(stage.window.firstResponder == nil)
  }

  /// A controller that asks in one of its calls that a subview of its view becomes first responder.
  private final class Asking: ViewController {
    enum Moment { case load, willAppear }

    var result: Bool?
    private let inner: View
    private let moment: Moment

    init(_ inner: View, at moment: Moment) {
      (self.inner, self.moment) = (inner, moment)
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(inner)
      if moment == .load { result = inner.becomeFirstResponder() }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if moment == .willAppear { result = inner.becomeFirstResponder() }
    }
  }
}

import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The calls for changed safe areas and margins, and the system spacing of anchors.
@MainActor
struct InsetCallbackTests {
  private let log = Log()
  private let controller: TellingController
  private let stage = Stage(size: Size(width: 100, height: 100))

  init() {
    controller = TellingController(log)
    stage.window.rootViewController = controller
    stage.settle()
  }

  @Test(
    "V-47: a changed safe area notifies the view and its controller of the margins, then of the safe area"
  )
  func safeArea() {
    #expect(log.take() == "")
    controller.additionalSafeAreaInsets = EdgeInsets(top: 10)
    #expect(
      log.take() == "view.margins controller.margins view.safeArea controller.safeArea")
    controller.additionalSafeAreaInsets = EdgeInsets(top: 10)
    #expect(log.take() == "")
    controller.view.insetsLayoutMarginsFromSafeArea = false
    #expect(log.take() == "view.margins controller.margins")
    controller.additionalSafeAreaInsets = EdgeInsets(top: 20)
    #expect(log.take() == "view.safeArea controller.safeArea")
  }

  @Test(
    "an inner view is notified of its own part of the safe area, and of changes of its position")
  func safeAreaInside() {
    let inner = TellingView("inner", log)
    inner.frame = Rect(x: 0, y: 4, width: 50, height: 50)
    controller.view.addSubview(inner)
    _ = log.take()
    controller.additionalSafeAreaInsets = EdgeInsets(top: 10)
    #expect(inner.safeAreaInsets == EdgeInsets(top: 6))
    #expect(
      log.take()
        == "view.margins controller.margins view.safeArea controller.safeArea inner.margins "
        + "inner.safeArea")
    inner.frame.origin.y = 30
    #expect(log.take() == "inner.margins inner.safeArea")
    inner.frame.origin.y = 40
    #expect(log.take() == "")
  }

  @Test("changed margins notify the view, its controller, and inner views that preserve them")
  func margins() {
    let (follower, other) = (TellingView("follower", log), TellingView("other", log))
    for view in [follower, other] { controller.view.addSubview(view) }
    follower.preservesSuperviewLayoutMargins = true
    _ = log.take()
    controller.view.layoutMargins = EdgeInsets(20)
    #expect(log.take() == "view.margins controller.margins follower.margins")
    controller.view.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 20, leading: 20, bottom: 20, trailing: 20)
    #expect(log.take() == "")
    other.layoutMargins.top = 3
    #expect(log.take() == "other.margins")
  }

  @Test(
    "the system spacing is 8 points times the multiplier, for equal, minimum and maximum distances")
  func systemSpacing() {
    let scene = LayoutScene(width: 300, height: 300)
    let boxes = (0..<4).map { scene.box("\($0)", width: 20, height: 10) }
    LayoutConstraint.activate([
      boxes[0].leadingAnchor.constraint(
        equalToSystemSpacingAfter: scene.view.leadingAnchor, multiplier: 1),
      boxes[0].topAnchor.constraint(
        equalToSystemSpacingBelow: scene.view.topAnchor, multiplier: 0.5),
      boxes[1].leadingAnchor.constraint(
        equalToSystemSpacingAfter: boxes[0].trailingAnchor, multiplier: 2),
      boxes[1].topAnchor.constraint(
        equalToSystemSpacingBelow: boxes[0].bottomAnchor, multiplier: 3),
      boxes[2].leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: boxes[1].trailingAnchor, multiplier: 1),
      boxes[2].topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: boxes[1].bottomAnchor, multiplier: 1),
      boxes[3].leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: boxes[1].trailingAnchor, multiplier: 1),
      boxes[3].topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: boxes[1].bottomAnchor, multiplier: 1),
    ])
    // Low-priority constraints place the third box at zero, and the fourth box at a distant position.
    for (box, place) in [(boxes[2], 0.0), (boxes[3], 200)] {
      for wish in [
        box.leadingAnchor.constraint(equalTo: scene.view.leadingAnchor, constant: place),
        box.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: place),
      ] {
        wish.priority = .defaultLow
        wish.isActive = true
      }
    }
    scene.stage.turn()
    #expect(
      boxes.map(\.frame.origin) == [
        Point(x: 8, y: 4), Point(x: 44, y: 38), Point(x: 72, y: 56), Point(x: 72, y: 56),
      ])
  }

  private final class Log {
    var lines: [String] = []

    func take() -> String {
      defer { lines = [] }
      return lines.joined(separator: " ")
    }
  }

  private final class TellingView: View {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init()
    }

    override func safeAreaInsetsDidChange() { log.lines.append("\(name).safeArea") }
    override func layoutMarginsDidChange() { log.lines.append("\(name).margins") }
  }

  private final class TellingController: ViewController {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init()
    }

    override func loadView() { view = TellingView("view", log) }
    override func viewSafeAreaInsetsDidChange() { log.lines.append("controller.safeArea") }
    override func viewLayoutMarginsDidChange() { log.lines.append("controller.margins") }
  }
}

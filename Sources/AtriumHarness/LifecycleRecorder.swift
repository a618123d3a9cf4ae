import AtriumGeometry
public import AtriumKit

/// Records every life-cycle call of a controller and its descendants.
///
/// Tests compare ``lines`` as a whole: `"A.viewWillAppear(false)"`, `"A.willMove(P)"`.
@MainActor
public final class LifecycleRecorder: LifecycleObserver {
  /// The calls, oldest first.
  public private(set) var lines: [String] = []
  private var names = ControllerNames()

  /// Makes a recorder; add it as an observer.
  public init() {}

  /// Makes a recorder that observes a controller.
  ///
  /// - Parameter controller: The controller; its descendants are recorded too.
  public init(observing controller: ViewController) {
    controller.addLifecycleObserver(self)
  }

  /// Adds a custom line, for example for a delegate call.
  public func note(_ line: String) {
    lines.append(line)
  }

  /// Returns the lines and clears them.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Records a call.
  public func observe(_ event: LifecycleEvent) {
    let text =
      switch event.kind {
      case .viewDidLoad: ""
      case .viewWillAppear(let animated), .viewIsAppearing(let animated),
        .viewDidAppear(let animated), .viewWillDisappear(let animated),
        .viewDidDisappear(let animated):
        "(\(animated))"
      case .willMove(let parent), .didMove(let parent):
        "(\(parent.map { names.name(of: $0) } ?? "nil"))"
      case .viewWillTransition(let size):
        "(\(Int(nearest: size.width.rounded(.towardZero)))x"
          + "\(Int(nearest: size.height.rounded(.towardZero))))"
      case .willTransition(let traits):
        "(\(traits.horizontalSizeClass),\(traits.verticalSizeClass))"
      case .willRotate(let orientation, _), .willAnimateRotation(let orientation, _):
        "(\(orientation.name))"
      case .didRotate(let orientation): "(\(orientation.name))"
      }
    lines.append("\(names.name(of: event.controller)).\(event.kind.name)\(text)")
  }
}

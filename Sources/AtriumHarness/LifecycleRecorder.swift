import AtriumGeometry
public import AtriumKit

/// Writes down every call in the life of a controller and of those inside it.
///
/// ``lines`` is what tests compare, whole: `"A.viewWillAppear(false)"`, `"A.willMove(P)"`.
@MainActor
public final class LifecycleRecorder: LifecycleObserver {
  /// The calls, oldest first.
  public private(set) var lines: [String] = []
  private var names = ControllerNames()

  /// Makes a recorder that hears nothing yet; add it as an observer.
  public init() {}

  /// Begins to record.
  ///
  /// - Parameter controller: The root of what is recorded.
  public init(observing controller: ViewController) {
    controller.addLifecycleObserver(self)
  }

  /// Adds a line of one's own, such as what a delegate heard.
  public func note(_ line: String) {
    lines.append(line)
  }

  /// Gives the lines and forgets them.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Writes a call down.
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

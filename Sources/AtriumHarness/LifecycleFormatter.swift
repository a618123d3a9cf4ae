import AtriumGeometry
public import AtriumKit

/// Formats life-cycle events as lines of a log, as plain text or as JSON.
///
/// The JSON keys and the event names are stable; ``ControllerNames`` names the controllers. Use one formatter for
/// each log, because it stores the names and the orientations from which controllers rotate.
@MainActor
public struct LifecycleFormatter {
  private var names = ControllerNames()
  /// The orientations from which controllers rotate.
  ///
  /// A child that keeps its orientation may have a different orientation from its container.
  private var rotationOrigins: [ObjectIdentifier: InterfaceOrientation] = [:]

  /// Makes a formatter for a new log.
  public init() {}

  /// Returns the line as plain text, such as `0.533 Red viewWillAppear animated`.
  public mutating func text(_ event: LifecycleEvent) -> String {
    var words = [
      DecimalText.fixed(event.time, decimals: 3), names.name(of: event.controller),
      event.kind.name,
    ]
    switch event.kind {
    case .viewDidLoad: break
    case .viewWillAppear(let animated), .viewIsAppearing(let animated),
      .viewDidAppear(let animated), .viewWillDisappear(let animated),
      .viewDidDisappear(let animated):
      if animated { words.append("animated") }
    case .willMove(let parent), .didMove(let parent):
      words.append("to \(parent.map { names.name(of: $0) } ?? "nil")")
    case .viewWillTransition(let size):
      words.append("to \(DecimalText.short(size.width))x\(DecimalText.short(size.height))")
    case .willTransition(let traits):
      words.append(
        "to \(traits.horizontalSizeClass) width, "
          + "\(traits.verticalSizeClass) height")
    case .willRotate(_, let duration), .willAnimateRotation(_, let duration):
      let rotation = rotation(of: event)
      words.append("from \(rotation.from.name) to \(rotation.to.name)")
      if duration > 0 { words.append("in \(DecimalText.short(duration))") }
    case .didRotate:
      let rotation = rotation(of: event)
      words.append("from \(rotation.from.name) to \(rotation.to.name)")
    }
    return words.joined(separator: " ")
  }

  /// Returns the JSON object, on one line.
  public mutating func json(_ event: LifecycleEvent) -> String {
    var fields = [
      "\"t\":\(DecimalText.fixed(event.time, decimals: 3))",
      "\"controller\":\(JSONText.quoted(names.name(of: event.controller)))",
      "\"type\":\(JSONText.quoted("\(type(of: event.controller))"))",
      "\"event\":\(JSONText.quoted(event.kind.name))",
    ]
    switch event.kind {
    case .viewDidLoad: break
    case .viewWillAppear(let animated), .viewIsAppearing(let animated),
      .viewDidAppear(let animated), .viewWillDisappear(let animated),
      .viewDidDisappear(let animated):
      fields.append("\"animated\":\(animated)")
    case .willMove(let parent), .didMove(let parent):
      fields.append(
        "\"parent\":\(parent.map { JSONText.quoted(names.name(of: $0)) } ?? "null")")
    case .viewWillTransition(let size):
      fields.append(
        "\"size\":[\(DecimalText.short(size.width)),\(DecimalText.short(size.height))]")
    case .willTransition(let traits):
      fields.append("\"horizontalSizeClass\":\"\(traits.horizontalSizeClass)\"")
      fields.append("\"verticalSizeClass\":\"\(traits.verticalSizeClass)\"")
    case .willRotate(_, let duration), .willAnimateRotation(_, let duration):
      fields += rotationFields(of: event)
      fields.append("\"duration\":\(DecimalText.short(duration))")
    case .didRotate:
      fields += rotationFields(of: event)
    }
    return "{" + fields.joined(separator: ",") + "}"
  }

  /// Returns the line of a plain-text log with the frame of a landmark, such as
  /// `1.500 tab Clock at 10,20 45x45`.
  ///
  /// - Parameters:
  ///   - landmark: The landmark, in pixels of the window.
  ///   - time: The time, in seconds of the window's clock.
  /// - Returns: The line, without its end.
  package static func text(of landmark: Landmark, at time: Double) -> String {
    let rect = landmark.frame
    return "\(DecimalText.fixed(time, decimals: 3)) \(landmark.kind) \(landmark.name) at "
      + "\(DecimalText.short(rect.minX)),\(DecimalText.short(rect.minY)) "
      + "\(DecimalText.short(rect.width))x\(DecimalText.short(rect.height))"
  }

  /// Returns the JSON object with the frame of a landmark, on one line.
  ///
  /// - Parameter landmark: The landmark, in pixels of the window.
  /// - Returns: The object, without an end of line.
  package static func json(of landmark: Landmark) -> String {
    let rect = landmark.frame
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(DecimalText.short)
    return
      "{\"event\":\(JSONText.quoted(landmark.kind)),\"name\":\(JSONText.quoted(landmark.name)),"
      + "\"rect\":[\(numbers.joined(separator: ","))]}"
  }

  private mutating func rotationFields(of event: LifecycleEvent) -> [String] {
    let rotation = rotation(of: event)
    return ["\"from\":\"\(rotation.from.name)\"", "\"to\":\"\(rotation.to.name)\""]
  }

  /// Returns the old and the new orientation of a rotation, because an event has only one of the two.
  private mutating func rotation(
    of event: LifecycleEvent
  ) -> (from: InterfaceOrientation, to: InterfaceOrientation) {
    let (present, id) = (event.controller.interfaceOrientation, ObjectIdentifier(event.controller))
    switch event.kind {
    case .willRotate(let orientation, _):
      rotationOrigins[id] = present
      return (present, orientation)
    case .willAnimateRotation(let orientation, _):
      return (rotationOrigins[id] ?? present, orientation)
    case .didRotate(let origin):
      rotationOrigins[id] = nil
      return (origin, present)
    default: return (present, present)
    }
  }
}

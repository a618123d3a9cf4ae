public import AtriumGeometry
public import AtriumKit
internal import Logging

/// One step of an animation: changes of views that happen at the same time (CK-A1).
@MainActor
public struct AnimationStep {
  /// A change of one view.
  struct Item {
    let view: View
    var change: Change
  }

  /// The kind of a change.
  enum Change {
    case layer(LayerAnimation)
    case frame(ViewAnimation)

    var inverted: Change {
      switch self {
      case .layer(let change): .layer(change.inverted)
      case .frame(let change): .frame(change.inverted)
      }
    }
  }

  nonisolated static let logger = Logger(label: "atrium.steps")

  /// The duration, in seconds; 0.2 by default (CK-A10).
  ///
  /// A negative or infinite duration counts as 0, with a warning.
  public var duration: Double {
    didSet { duration = AnimationStep.checked(duration) }
  }
  /// The timing curve of the changes.
  public var curve: UnitCurve
  /// A name by which the delegate and the log identify the step; nil, the default, for no name.
  public var tag: String?
  /// Called when the step has ended; the argument is true if the step was animated.
  public var completion: ((_ animated: Bool) -> Void)?
  private(set) var items: [Item] = []

  /// Makes a step without changes.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - curve: The timing curve of the changes.
  public init(duration: Double = 0.2, curve: UnitCurve = .easeInOut) {
    self.duration = AnimationStep.checked(duration)
    self.curve = curve
  }

  /// Adds a change of a view's transform, anchor point and opacity, unless the view is nil.
  public mutating func add(_ animation: LayerAnimation, to view: View?) {
    if let view { items.append(Item(view: view, change: .layer(animation))) }
  }

  /// Adds a change of a view's frame and opacity, unless the view is nil.
  public mutating func add(_ animation: ViewAnimation, to view: View?) {
    if let view { items.append(Item(view: view, change: .frame(animation))) }
  }

  /// The step played backwards: each change is inverted, and so is the timing curve.
  ///
  /// The reversed step has no ``completion`` (CK-A8).
  public var reversed: AnimationStep {
    var result = self
    result.curve = curve.reversed
    result.completion = nil
    result.items = items.map { Item(view: $0.view, change: $0.change.inverted) }
    result.tag = tag.tagged("reverse_")
    return result
  }

  private static func checked(_ duration: Double) -> Double {
    guard duration.isFinite, duration >= 0 else {
      logger.warning("A step of \(duration) s takes no time; give it a duration of 0 s or more.")
      return 0
    }
    return duration
  }
}

extension [AnimationStep] {
  /// The sum of the durations, in seconds.
  @MainActor
  var duration: Double { reduce(0) { $0 + $1.duration } }

  /// The steps played backwards.
  @MainActor
  var reversedSteps: [AnimationStep] { reversed().map(\.reversed) }
}

extension String? {
  /// Returns the tag with a prefix; a nil or empty tag is returned unchanged (CK-A8).
  func tagged(_ prefix: String) -> String? { self?.isEmpty == false ? prefix + (self ?? "") : self }
}

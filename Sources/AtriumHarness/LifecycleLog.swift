public import AtriumGeometry
public import AtriumKit

/// Hands each call of a controller's life, and of those inside it, to somebody as a line.
///
/// ```swift
/// let log = LifecycleLog(format: .json) { writer.write($0) }
/// root.addLifecycleObserver(log)
/// ```
@MainActor
public final class LifecycleLog: LifecycleObserver {
  /// What a line looks like.
  public enum Format: String, Sendable, CaseIterable {
    /// For people: `0.533 Red viewWillAppear animated`.
    case text
    /// For programs: a JSON object on each line.
    case json

    /// What a line says where others are missing, since the reader did not keep up.
    ///
    /// - Parameter lineCount: How many are missing.
    /// - Returns: `3 lines were dropped`, or `{"event":"linesDropped","count":3}`.
    public func gap(_ lineCount: Int) -> String {
      switch self {
      case .text: LineWriter.gap(lineCount)
      case .json: "{\"event\":\"linesDropped\",\"count\":\(lineCount)}"
      }
    }
  }

  /// What a line looks like.
  public let format: Format
  private let sink: @MainActor (String) -> Void
  private var formatter = LifecycleFormatter()

  /// Makes a log that hears nothing yet; add it as an observer.
  ///
  /// - Parameters:
  ///   - format: What a line looks like.
  ///   - sink: Takes each line, without its end, at once.
  public init(format: Format, sink: @escaping @MainActor (String) -> Void) {
    self.format = format
    self.sink = sink
  }

  /// Writes a call down.
  public func observe(_ event: LifecycleEvent) {
    switch format {
    case .text: sink(formatter.text(event))
    case .json: sink(formatter.json(event))
    }
  }

  /// Writes down where an item of the ring is.
  ///
  /// - Parameters:
  ///   - name: What the item is called.
  ///   - rect: Where it is, in pixels of the window.
  ///   - time: Seconds since the window began.
  public func ringItem(name: String, rect: Rect, time: Double) {
    switch format {
    case .text: sink(LifecycleFormatter.ringItemText(t: time, name: name, rect: rect))
    case .json: sink(LifecycleFormatter.ringItemJSON(name: name, rect: rect))
    }
  }
}

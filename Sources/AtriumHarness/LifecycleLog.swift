public import AtriumGeometry
public import AtriumKit

/// Passes each lifecycle call of a controller and its descendants to a closure as a line.
///
/// ```swift
/// let log = LifecycleLog(format: .json) { writer.write($0) }
/// root.addLifecycleObserver(log)
/// ```
@MainActor
public final class LifecycleLog: LifecycleObserver {
  /// The format of a line.
  public enum Format: String, Sendable, CaseIterable {
    /// Plain text: `0.533 Red viewWillAppear animated`.
    case text
    /// A JSON object on each line.
    case json

    /// The line that replaces dropped lines, after the reader did not keep up.
    ///
    /// - Parameter lineCount: The number of dropped lines.
    /// - Returns: `3 lines were dropped`, or `{"event":"linesDropped","count":3}`.
    public func gap(_ lineCount: Int) -> String {
      switch self {
      case .text: LineWriter.gap(lineCount)
      case .json: "{\"event\":\"linesDropped\",\"count\":\(lineCount)}"
      }
    }
  }

  /// The format of the lines.
  public let format: Format
  private let sink: @MainActor (String) -> Void
  private var formatter = LifecycleFormatter()

  /// Makes a log; add it as an observer.
  ///
  /// - Parameters:
  ///   - format: The format of the lines.
  ///   - sink: Receives each line at once, without a line break.
  public init(format: Format, sink: @escaping @MainActor (String) -> Void) {
    self.format = format
    self.sink = sink
  }

  /// Logs a call.
  public func observe(_ event: LifecycleEvent) {
    switch format {
    case .text: sink(formatter.text(event))
    case .json: sink(formatter.json(event))
    }
  }

  /// Logs the frame of a ring item.
  ///
  /// - Parameters:
  ///   - name: The title of the item.
  ///   - rect: Its frame, in pixels of the window.
  ///   - time: Seconds since the window's clock started.
  public func ringItem(name: String, rect: Rect, time: Double) {
    switch format {
    case .text: sink(LifecycleFormatter.ringItemText(t: time, name: name, rect: rect))
    case .json: sink(LifecycleFormatter.ringItemJSON(name: name, rect: rect))
    }
  }
}

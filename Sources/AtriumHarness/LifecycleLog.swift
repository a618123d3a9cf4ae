import AtriumGeometry
public import AtriumKit

/// Passes each life-cycle call of a controller and its descendants to a closure as a line.
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

    /// Returns the line that stands for dropped lines.
    ///
    /// Lines are dropped if the reader is too slow.
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
  /// The landmarks on screen as they were last written, in pixels, for each controller.
  private var written: [ObjectIdentifier: [Landmark]] = [:]

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

  /// Writes all landmarks of a controller, if they differ from those that were written last.
  public func landmarksDidChange(of provider: any LandmarkProviding) {
    // An entry is removed when its landmarks disappear, so controllers that are off screen have no entry.
    let old = written.removeValue(forKey: ObjectIdentifier(provider))
    guard let window = provider.viewIfLoaded?.window else { return }
    let toPixels = AffineTransform(scaleX: window.scale, y: window.scale)
    let landmarks = provider.landmarks.map { landmark in
      Landmark(
        kind: landmark.kind, name: landmark.name, frame: landmark.frame.applying(toPixels))
    }
    guard !landmarks.isEmpty else { return }
    written[ObjectIdentifier(provider)] = landmarks
    guard landmarks != old else { return }
    for landmark in landmarks {
      switch format {
      case .text: sink(LifecycleFormatter.text(of: landmark, at: window.currentTime))
      case .json: sink(LifecycleFormatter.json(of: landmark))
      }
    }
  }
}

public import AtriumGeometry
public import AtriumGraphics

/// A tool that observes a window from outside its views, such as an inspector.
///
/// A tool is not part of the view tree: it takes no part in hit tests or layout, and no controller is notified
/// of it. A window without tools does no work for them.
@MainActor
public protocol WindowTool: AnyObject {
  /// Returns whether the tool takes an input event before the window delivers it; false by default.
  ///
  /// The window calls this method for pointer, touch, scroll, key and text events. A tool that takes a press must
  /// also take the movements and the release that follow. The method must not dispatch events.
  ///
  /// - Returns: True if the tool takes the event; the window then does not deliver it.
  func window(_ window: Window, takes event: InputEvent) -> Bool

  /// Called after the root controller was replaced, before the resulting life-cycle calls; the
  /// default implementation does nothing.
  func windowDidChangeRoot(_ window: Window)

  /// Called at the end of each turn of the window, when all values are final; the default
  /// implementation does nothing.
  func windowDidEndTurn(_ window: Window)

  /// Draws above all contents of the window; the default implementation draws nothing.
  ///
  /// Call ``Window/setNeedsToolDisplay(in:)`` to request that the tool draws again.
  ///
  /// - Parameters:
  ///   - rect: The bounding rectangle of the damaged region, in the window's coordinates.
  ///   - window: The window.
  ///   - canvas: The canvas, in the window's coordinates.
  func draw(_ rect: Rect, above window: Window, in canvas: borrowing Canvas)
}

extension WindowTool {
  /// The default implementation returns false.
  public func window(_ window: Window, takes event: InputEvent) -> Bool { false }
  /// The default implementation does nothing.
  public func windowDidChangeRoot(_ window: Window) {}
  /// The default implementation does nothing.
  public func windowDidEndTurn(_ window: Window) {}
  /// The default implementation draws nothing.
  public func draw(_ rect: Rect, above window: Window, in canvas: borrowing Canvas) {}
}

extension Window {
  /// Adds a tool, which the window retains; does nothing if the window already has the tool.
  public func addTool(_ tool: any WindowTool) {
    if !tools.contains(where: { $0 === tool }) { tools.append(tool) }
  }

  /// Removes a tool; does nothing if the window does not have the tool.
  ///
  /// What the tool has drawn stays visible until the window paints that area again: see ``setNeedsToolDisplay(in:)``.
  public func removeTool(_ tool: any WindowTool) {
    keepTools { $0 !== tool }
  }

  /// Removes the tools that do not satisfy a condition.
  ///
  /// The removed tools are released after the list has changed, since their deinitialisers may remove more
  /// tools.
  func keepTools(_ isKept: (any WindowTool) -> Bool) {
    let old = tools
    tools = old.filter(isKept)
    withExtendedLifetime(old) {}
  }

  /// Requests that an area of the window is painted again, since a tool must draw it differently.
  ///
  /// - Parameter rect: The area, in the window's coordinates.
  public func setNeedsToolDisplay(in rect: Rect) {
    addDamage(rect)
  }

  /// Returns the events that no tool takes.
  func eventsWithoutTaken(_ events: [InputEvent]) -> [InputEvent] {
    guard !tools.isEmpty else { return events }
    let tools = tools
    return events.filter { event in
      !event.isOfUser || !tools.contains { $0.window(self, takes: event) }
    }
  }

  /// Calls the drawing method of each tool.
  func drawTools(above region: Region, in canvas: borrowing Canvas) {
    guard !tools.isEmpty else { return }
    let rect = region.bounds.rect(scale: scale)
    for tool in tools { tool.draw(rect, above: self, in: canvas) }
  }

  /// Notifies the tools of the end of a turn.
  func tellToolsOfTurn() {
    for tool in tools { tool.windowDidEndTurn(self) }
  }
}

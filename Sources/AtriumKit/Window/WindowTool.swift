public import AtriumGeometry
public import AtriumGraphics

/// A tool that observes a window from outside its views, such as an inspector.
///
/// A tool is not part of the view tree. It takes no part in hit tests or layout, and controllers do not know about
/// it. A window without tools does no work for tools.
@MainActor
public protocol WindowTool: AnyObject {
  /// Returns whether the tool handles an input event instead of the window; false by default.
  ///
  /// The window calls this method before it delivers a pointer, touch, scroll, touchpad, key or text event. A tool
  /// that handles a press must also handle the movements and the release that follow. The method must not dispatch
  /// events.
  ///
  /// - Returns: Whether the tool handles the event; if true, the window does not deliver it.
  func window(_ window: Window, takes event: InputEvent) -> Bool

  /// Called after a change of the root controller, before the resulting life-cycle calls.
  ///
  /// The default implementation does nothing.
  func windowDidChangeRoot(_ window: Window)

  /// Called at the end of each turn of the window, when all values are final.
  ///
  /// The default implementation does nothing.
  func windowDidEndTurn(_ window: Window)

  /// Draws above all contents of the window; the default implementation draws nothing.
  ///
  /// Call ``Window/setNeedsToolDisplay(in:)`` if the tool must draw again.
  ///
  /// - Parameters:
  ///   - rect: The bounding rectangle of the damaged region, in points, in the window's coordinates.
  ///   - window: The window that the tool observes.
  ///   - canvas: The canvas, which has the window's coordinates.
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
  /// The tool's drawing stays visible until the window paints that area again: see ``setNeedsToolDisplay(in:)``.
  public func removeTool(_ tool: any WindowTool) {
    keepTools { $0 !== tool }
  }

  /// Removes the tools for which a condition is false.
  ///
  /// The removed tools are released after the change of the list, because a deinitialiser may remove further tools.
  func keepTools(_ isKept: (any WindowTool) -> Bool) {
    let old = tools
    tools = old.filter(isKept)
    withExtendedLifetime(old) {}
  }

  /// Requests that an area of the window is painted again, because the drawing of a tool changes there.
  ///
  /// - Parameter rect: The area, in points, in the window's coordinates.
  public func setNeedsToolDisplay(in rect: Rect) {
    addDamage(rect)
  }

  /// Returns the events that no tool handles.
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

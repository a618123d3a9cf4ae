public import AtriumGeometry
public import AtriumGraphics

/// Looks at a window from outside its views, such as an inspector.
///
/// A tool is in no view tree: no hit test finds it, no layout gives it a size, and no controller is
/// told of it. A window without tools does no work for them.
@MainActor
public protocol WindowTool: AnyObject {
  /// Takes an event of the user before the window delivers it; false unless implemented.
  ///
  /// It is asked for pointers, touches, scrolls, keys and texts. A tool that takes a press also takes
  /// its movements and its release. It must not dispatch events.
  ///
  /// - Returns: Whether the window must not deliver the event.
  func window(_ window: Window, takes event: InputEvent) -> Bool

  /// Called when the window has another root controller, before the calls of this change; does nothing
  /// unless implemented.
  func windowDidChangeRoot(_ window: Window)

  /// Called at the end of each turn of the window, when all values are final; does nothing unless
  /// implemented.
  func windowDidEndTurn(_ window: Window)

  /// Draws above all contents of the window; draws nothing unless implemented.
  ///
  /// ``Window/setNeedsToolDisplay(in:)`` causes it.
  ///
  /// - Parameters:
  ///   - rect: The smallest rectangle around the damaged part, in points of the window.
  ///   - window: The window.
  ///   - canvas: The canvas, in points of the window.
  func draw(_ rect: Rect, above window: Window, in canvas: borrowing Canvas)
}

extension WindowTool {
  /// Takes nothing.
  public func window(_ window: Window, takes event: InputEvent) -> Bool { false }
  /// Does nothing.
  public func windowDidChangeRoot(_ window: Window) {}
  /// Does nothing.
  public func windowDidEndTurn(_ window: Window) {}
  /// Draws nothing.
  public func draw(_ rect: Rect, above window: Window, in canvas: borrowing Canvas) {}
}

extension Window {
  /// Adds a tool, which the window then owns; does nothing if it has it.
  public func addTool(_ tool: any WindowTool) {
    if !tools.contains(where: { $0 === tool }) { tools.append(tool) }
  }

  /// Removes a tool; does nothing without it.
  ///
  /// The tool's drawing stays until its place is painted again: see ``setNeedsToolDisplay(in:)``.
  public func removeTool(_ tool: any WindowTool) {
    keepTools { $0 !== tool }
  }

  /// Keeps some of the tools; the others are released when the list has changed, since their ends may
  /// remove more.
  func keepTools(_ isKept: (any WindowTool) -> Bool) {
    let old = tools
    tools = old.filter(isKept)
    withExtendedLifetime(old) {}
  }

  /// Paints a part of the window again, for a tool whose drawing there has changed.
  ///
  /// - Parameter rect: The part, in points of the window.
  public func setNeedsToolDisplay(in rect: Rect) {
    addDamage(rect)
  }

  /// The events without those that a tool takes.
  func eventsWithoutTaken(_ events: [InputEvent]) -> [InputEvent] {
    guard !tools.isEmpty else { return events }
    let tools = tools
    return events.filter { event in
      !event.isOfUser || !tools.contains { $0.window(self, takes: event) }
    }
  }

  /// Lets the tools draw above the contents.
  func drawTools(above region: Region, in canvas: borrowing Canvas) {
    guard !tools.isEmpty else { return }
    let rect = region.bounds.rect(scale: scale)
    for tool in tools { tool.draw(rect, above: self, in: canvas) }
  }

  /// Tells the tools of the end of a turn.
  func tellToolsOfTurn() {
    for tool in tools { tool.windowDidEndTurn(self) }
  }
}

import AtriumAccessibility
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// A stage whose window is accessible on a private bus with a registry, and a client on the bus.
@MainActor
final class AccessibleStage {
  let loop = TestLoop()
  let bus: PrivateBus
  let stage: Stage
  let bridge: AccessibilityBridge
  let client: AccessibleClient
  /// The position of the window on the screen, in pixels.
  var position = Point(x: 100, y: 50)

  /// Shows a controller, and waits until the registry knows the program.
  init(
    _ root: ViewController, size: Size = Size(width: 400, height: 600), scale: Double = 1,
    settings: Settings = Settings()
  ) throws {
    bus = try PrivateBus(hasRegistry: true)
    stage = Stage(size: size, scale: scale, settings: settings)
    stage.host.paints = false
    stage.window.title = "Window"
    stage.window.rootViewController = root
    stage.window.dispatch(.focus(true))
    stage.settle()
    bridge = AccessibilityBridge(name: "program", session: SessionBus(loop: loop))
    client = try AccessibleClient(bus, loop)
    bridge.add(stage.window) { [weak self] in self?.position ?? .zero }
    bridge.start(address: bus.address)
    let client = client
    try #require(loop.run { !client.children(client.desktop).isEmpty })
  }

  /// Ends the connections.
  func close() {
    bridge.close()
    client.close()
  }

  /// Runs turns until the window is idle.
  func settle() { stage.settle() }
}

import Foundation
import TestSupport

/// A full X server with a screen in memory and devices that a test controls, on a separate display.
///
/// The server needs no hardware and no privileges: `Xorg` with the drivers `dummy` and `inputtest`. Unlike
/// ``XServer`` it has a touchscreen, a touchpad with gestures, and wheels with fractional steps.
public final class XorgServer: XServer {
  private struct Plug {
    let name: String
    let type: String
    let role: String
    var options: [(String, String)] = []
  }

  /// The size of the screen, in pixels.
  public static let screen = (width: 1280, height: 800)

  /// The touchpad, which moves by pixels, scrolls by fingers, swipes and pinches.
  public let touchpad: InputTestDevice
  /// The mouse, which moves by pixels and scrolls by a wheel.
  public let mouse: InputTestDevice
  /// The tablet, which moves the pointer to any position on screen.
  public let tablet: InputTestDevice
  /// The touchscreen, which reports up to ten fingers.
  public let touchscreen: InputTestDevice
  /// The keyboard.
  public let keyboard: InputTestDevice

  private static let plugs = [
    // Acceleration depends on time, so no test could repeat a movement.
    Plug(
      name: "touchpad", type: "PointerGesture", role: "CorePointer",
      options: [("AccelerationProfile", "-1")]),
    Plug(
      name: "mouse", type: "Pointer", role: "SendCoreEvents",
      options: [("AccelerationProfile", "-1")]),
    Plug(name: "tablet", type: "PointerAbsolute", role: "SendCoreEvents"),
    Plug(
      name: "touchscreen", type: "Touch", role: "SendCoreEvents", options: [("TouchCount", "10")]),
    Plug(
      name: "keyboard", type: "Keyboard", role: "CoreKeyboard",
      options: [("xkb_rules", "evdev"), ("xkb_layout", "us")]),
  ]

  private let folder: ScratchFolder

  /// Starts a server and waits until the server and its devices answer.
  ///
  /// - Throws: ``ServerFailed`` or ``ToolMissing`` if they do not start.
  public init() throws {
    // The longest path in the folder is the path of a socket, which has at most 108 bytes.
    let folder = try ScratchFolder(longest: 90)
    self.folder = folder
    let home = try TestHome()
    let (server, number) = try Self.start(in: folder.path, home: home)
    func device(_ name: String) throws -> InputTestDevice {
      try InputTestDevice(name: "test-\(name)", path: folder.file(name), screen: Self.screen)
    }
    touchpad = try device("touchpad")
    mouse = try device("mouse")
    tablet = try device("tablet")
    touchscreen = try device("touchscreen")
    keyboard = try device("keyboard")
    super.init(process: server, number: number, home: home)
  }

  deinit {
    // The server ends before the devices, since a device without a client would keep a core busy.
    process.end()
  }

  private static func start(in folder: String, home: TestHome) throws -> (ChildProcess, Int) {
    let file = "\(folder)/xorg.conf"
    let log = "\(folder)/log"
    // An empty folder, so that the system's settings for devices and screens do not apply.
    let nothing = "\(folder)/xorg.conf.d"
    try FileManager.default.createDirectory(atPath: nothing, withIntermediateDirectories: true)
    try configuration(folder).write(toFile: file, atomically: true, encoding: .utf8)
    // Debian's program in the PATH may be a wrapper that only a user at the console can start.
    let own = "/usr/lib/xorg/Xorg"
    let xorg = FileManager.default.isExecutableFile(atPath: own) ? own : "Xorg"
    guard ChildProcess.path(of: xorg) != nil else { throw ToolMissing(name: xorg) }
    let server = try ChildProcess(
      xorg,
      [
        "-displayfd", "1", "-config", file, "-configdir", nothing, "-logfile", log, "-noreset",
        "-novtswitch", "-sharevts", "-nolisten", "tcp", "-ac", "-r",
      ], environment: home.environment)
    guard let number = XServer.number(of: server) else {
      let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
      let errors = text.split(separator: "\n").filter { $0.contains("(EE)") }
      throw ServerFailed(
        message: "Xorg: \(server.standardError)\n\(errors.joined(separator: "\n"))")
    }
    return (server, number)
  }

  private static func configuration(_ folder: String) -> String {
    var text = """
      Section "ServerFlags"
        Option "AutoAddDevices" "false"
        Option "AutoEnableDevices" "false"
        Option "AutoAddGPU" "false"
        Option "DontVTSwitch" "true"
        Option "BlankTime" "0"
        Option "StandbyTime" "0"
        Option "SuspendTime" "0"
        Option "OffTime" "0"
      EndSection
      Section "Device"
        Identifier "card"
        Driver "dummy"
        VideoRam 65536
      EndSection
      Section "Monitor"
        Identifier "monitor"
        HorizSync 5.0-1000.0
        VertRefresh 5.0-200.0
        Modeline "1280x800" 83.50 1280 1352 1480 1680 800 803 809 831
      EndSection
      Section "Screen"
        Identifier "screen"
        Device "card"
        Monitor "monitor"
        DefaultDepth 24
        SubSection "Display"
          Depth 24
          Modes "1280x800"
          Virtual \(screen.width) \(screen.height)
        EndSubSection
      EndSection

      """
    for plug in plugs {
      let options =
        [("SocketPath", "\(folder)/\(plug.name)"), ("DeviceType", plug.type)] + plug.options
      text += section(
        "InputDevice",
        ["Identifier \"test-\(plug.name)\"", "Driver \"inputtest\""]
          + options.map { "Option \"\($0.0)\" \"\($0.1)\"" })
    }
    return text
      + section(
        "ServerLayout",
        ["Identifier \"layout\"", "Screen \"screen\""]
          + plugs.map { "InputDevice \"test-\($0.name)\" \"\($0.role)\"" })
  }

  private static func section(_ name: String, _ lines: [String]) -> String {
    "Section \"\(name)\"\n" + lines.map { "  \($0)\n" }.joined() + "EndSection\n"
  }
}

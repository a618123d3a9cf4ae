import AtriumAccessibility
import Foundation
import TestSupport
import XServerSupport

/// A bus daemon of a test, at an address that no other program knows.
final class PrivateBus {
  /// The address of the bus.
  let address: String
  /// The daemon.
  let process: ChildProcess
  /// The registry of accessible programs; nil if the bus has none.
  private let registry: ChildProcess?
  private let folder: ScratchFolder

  /// Starts a daemon.
  ///
  /// - Parameter hasRegistry: Whether to start the registry of accessible programs, from the package `at-spi2-core`.
  /// - Throws: ``ServerFailed`` if the daemon does not start, ``ToolMissing`` if a program is not installed.
  init(hasRegistry: Bool = false) throws {
    folder = try ScratchFolder(longest: 60)
    let path = folder.file("bus")
    let file = folder.file("bus.conf")
    let text = """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
       "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig>
        <type>accessibility</type>
        <listen>unix:path=\(BusAddress.escaped(path))</listen>
        <auth>EXTERNAL</auth>
        <policy context="default">
          <allow user="*"/>
          <allow send_destination="*" eavesdrop="true"/>
          <allow eavesdrop="true"/>
          <allow own="*"/>
        </policy>
      </busconfig>
      """
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    let process = try ChildProcess(
      "dbus-daemon", ["--config-file=\(file)", "--nofork", "--nopidfile", "--print-address"])
    guard process.waits(until: { !process.lines.isEmpty || !process.isRunning }),
      let line = process.lines.first
    else { throw ServerFailed(message: process.standardError) }
    (address, self.process) = (line, process)
    registry = hasRegistry ? try PrivateBus.registry(on: line) : nil
  }

  deinit {
    registry?.end()
    process.end()
  }

  private static func registry(on address: String) throws -> ChildProcess {
    let places = ["/usr/libexec", "/usr/lib/at-spi2-core"].map { "\($0)/at-spi2-registryd" }
    let path = places.first(where: FileManager.default.isExecutableFile) ?? places[0]
    var environment = try TestHome.environment()
    environment["AT_SPI_BUS_ADDRESS"] = address
    return try ChildProcess(path, environment: environment)
  }
}

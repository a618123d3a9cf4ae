import Foundation
import Testing
import UIKit

/// The battery and the identifier of the device, and the brightness of the screen.
@MainActor
@Suite(.serialized)
struct DeviceTests {
  /// Runs the body with a folder of power supplies, which contains files with the given texts.
  private func withSupplies(_ files: [String: String], _ body: () -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let supplies = UIDevice.current.powerSupplies
    defer {
      UIDevice.current.powerSupplies = supplies
      UIDevice.current.isBatteryMonitoringEnabled = false
      try? FileManager.default.removeItem(at: folder)
    }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    UIDevice.current.powerSupplies = folder.path
    body()
  }

  @Test(
    "the state of the battery is the kernel's",
    arguments: [
      ("Charging\n", .charging), ("Discharging\n", .unplugged), ("Full\n", .full),
      ("Not charging\n", .full), ("Unknown\n", .unknown),
    ] as [(String, UIDevice.BatteryState)])
  func battery(status: String, state: UIDevice.BatteryState) throws {
    try withSupplies(["AC/online": "1\n", "BAT0/capacity": "57\n", "BAT0/status": status]) {
      let device = UIDevice.current
      #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
      device.isBatteryMonitoringEnabled = true
      #expect(device.batteryLevel == 0.57 && device.batteryState == state)
    }
  }

  @Test("a computer without a battery has an unknown state")
  func withoutBattery() throws {
    try withSupplies(["AC/online": "1\n"]) {
      UIDevice.current.isBatteryMonitoringEnabled = true
      #expect(UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == .unknown)
    }
  }

  @Test("the identifier of the device stays the same, and the brightness is stored")
  func values() {
    let key = "UIDeviceIdentifierForVendor"
    UserDefaults.standard.removeObject(forKey: key)
    defer { UserDefaults.standard.removeObject(forKey: key) }
    let identifier = UIDevice.current.identifierForVendor
    #expect(identifier != nil && UIDevice.current.identifierForVendor == identifier)
    UserDefaults.standard.removeObject(forKey: key)
    #expect(UIDevice.current.identifierForVendor != identifier)
    let brightness = UIScreen.main.brightness
    defer { UIScreen.main.brightness = brightness }
    UIScreen.main.brightness = 0.25
    #expect(brightness == 1 && UIScreen.main.brightness == 0.25)
  }
}

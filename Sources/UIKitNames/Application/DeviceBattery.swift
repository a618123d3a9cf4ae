import Foundation

/// The battery of the computer, as the kernel describes it in a folder.
struct DeviceBattery {
  private let folder: String

  /// Finds the first battery in a folder of power supplies; nil if there is none.
  init?(in supplies: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: supplies)) ?? []
    guard let name = names.sorted().first(where: { $0.hasPrefix("BAT") }) else { return nil }
    folder = supplies + "/" + name
  }

  /// The charge, from 0 to 1; nil if it is unknown.
  var level: Float? {
    text("capacity").flatMap(Float.init).map { min(max($0 / 100, 0), 1) }
  }

  /// The state of the charge.
  var state: UIDevice.BatteryState {
    switch text("status") {
    case "Charging": .charging
    case "Full", "Not charging": .full
    case "Discharging": .unplugged
    default: .unknown
    }
  }

  private func text(_ name: String) -> String? {
    (try? String(contentsOfFile: folder + "/" + name, encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

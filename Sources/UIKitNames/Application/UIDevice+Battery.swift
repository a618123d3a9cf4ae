public import Foundation

extension UIDevice {
  /// The state of the battery.
  public enum BatteryState: Int, Hashable, Sendable {
    /// There is no battery, or it is not monitored.
    case unknown
    /// The battery is being used.
    case unplugged
    /// The battery is being charged.
    case charging
    /// The battery is full.
    case full
  }

  private static let monitoringValue = KeptValue(false)
  private static let suppliesValue = KeptValue("/sys/class/power_supply")

  /// Whether the battery is monitored; without it, the level is -1 and the state unknown.
  public var isBatteryMonitoringEnabled: Bool {
    get { UIDevice.monitoringValue[self] }
    set { UIDevice.monitoringValue[self] = newValue }
  }
  /// The folder with the power supplies of the computer.
  package var powerSupplies: String {
    get { UIDevice.suppliesValue[self] }
    set { UIDevice.suppliesValue[self] = newValue }
  }

  private var battery: DeviceBattery? {
    isBatteryMonitoringEnabled ? DeviceBattery(in: powerSupplies) : nil
  }

  /// The charge of the battery, from 0 to 1; -1 if it is unknown.
  public var batteryLevel: Float { battery?.level ?? -1 }
  /// The state of the battery.
  public var batteryState: BatteryState { battery?.state ?? .unknown }

  /// Never posted: a program reads the level when it needs it.
  public nonisolated static let batteryLevelDidChangeNotification =
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  /// Never posted: a program reads the state when it needs it.
  public nonisolated static let batteryStateDidChangeNotification =
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")

  private static let vendorKey = "UIDeviceIdentifierForVendor"

  /// An identifier that is made at the first call and stored in the program's settings; never nil.
  public var identifierForVendor: UUID? {
    if let text = UserDefaults.standard.string(forKey: UIDevice.vendorKey),
      let known = UUID(uuidString: text)
    {
      return known
    }
    let made = UUID()
    UserDefaults.standard.set(made.uuidString, forKey: UIDevice.vendorKey)
    return made
  }
}

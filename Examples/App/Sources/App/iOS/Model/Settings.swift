// swift-format-ignore-file
import Foundation

/// The user's settings.
enum Settings {
    static let defaults: [String: Any] = ["usesMiles": false, "showsProfile": true]

    static let didChangeNotification = Notification.Name("TrailsSettingsDidChange")

    static var usesMiles: Bool {
        get { UserDefaults.standard.bool(forKey: "usesMiles") }
        set { set(newValue, forKey: "usesMiles") }
    }

    static var showsProfile: Bool {
        get { UserDefaults.standard.object(forKey: "showsProfile") as? Bool ?? true }
        set { set(newValue, forKey: "showsProfile") }
    }

    private static func set(_ value: Any, forKey key: String) {
        UserDefaults.standard.set(value, forKey: key)
        NotificationCenter.default.post(name: didChangeNotification, object: nil)
    }
}

/// Formats numbers in the user's units.
enum Format {
    static func length(_ kilometres: Double) -> String {
        if Settings.usesMiles {
            return String(format: NSLocalizedString("length.miles", comment: "3.1 mi"), kilometres / 1.609344)
        }
        return String(format: NSLocalizedString("length.kilometres", comment: "5.0 km"), kilometres)
    }

    static func height(_ metres: Double) -> String {
        if Settings.usesMiles {
            return String(format: NSLocalizedString("height.feet", comment: "1200 ft"), Int(metres / 0.3048))
        }
        return String(format: NSLocalizedString("height.metres", comment: "400 m"), Int(metres))
    }

    static func time(_ interval: TimeInterval) -> String {
        let minutes = Int((interval / 60).rounded())
        return String(
            format: NSLocalizedString("time.hours", comment: "2 h 05 min"), minutes / 60, minutes % 60)
    }

    static func hikes(_ count: Int) -> String {
        String.localizedStringWithFormat(NSLocalizedString("hikes", comment: "3 hikes"), count)
    }

    static func companions(_ count: Int) -> String {
        String.localizedStringWithFormat(NSLocalizedString("companions", comment: "with 2 companions"), count)
    }

    static let date: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        return formatter
    }()
}

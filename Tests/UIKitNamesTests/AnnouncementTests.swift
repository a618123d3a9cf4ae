import AtriumKit
import Testing
import UIKit

/// Messages of a program to screen readers.
@MainActor
struct AnnouncementTests {
  private final class Receiver: AccessibilityReceiving {
    var isObserved = true
    var heard: [String] = []
    func receive(_ notification: UIAccessibility.Notification, argument: Any?) {
      heard.append("\(notification.rawValue) \(argument ?? "nil")")
    }
  }

  @Test("posted notifications reach the assistive technologies")
  func post() {
    let previous = UIAccessibility.receiver
    defer { UIAccessibility.receiver = previous }
    let receiver = Receiver()
    UIAccessibility.receiver = receiver
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(receiver.heard == ["1008 Saved", "1001 nil"] && UIAccessibility.isVoiceOverRunning)
  }
}

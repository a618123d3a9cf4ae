import AtriumHarness
import Foundation
import Testing
import UIKit

/// The input views of the first responder, and the notifications about their area.
@MainActor
@Suite(.ownWindows)
struct InputViewTests {
  @MainActor
  private final class Listener: NSObject {
    var log: [String] = []
    private let names: [Notification.Name: String] = [
      UIResponder.keyboardWillShowNotification: "willShow",
      UIResponder.keyboardDidShowNotification: "didShow",
      UIResponder.keyboardWillHideNotification: "willHide",
      UIResponder.keyboardDidHideNotification: "didHide",
      UIResponder.keyboardWillChangeFrameNotification: "willChange",
    ]

    func listen() {
      for name in names.keys {
        NotificationCenter.default.addObserver(
          self, selector: Selector(Listener.heard(_:), "heard:"), name: name, object: nil)
      }
    }

    private func heard(_ notification: Notification) {
      let info = notification.userInfo
      let frame = (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
      let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? -1
      log.append(
        "\(names[notification.name] ?? "") \(Int(frame.minY))+\(Int(frame.height)) \(duration)")
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let root = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 36))
  private let other = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 36))
  private let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  private let picker = UIDatePicker()

  init() {
    stage.window.rootViewController = root
    root.view.addSubview(field)
    root.view.addSubview(other)
    picker.preferredDatePickerStyle = .wheels
    stage.settle()
  }

  @Test("an input view and its accessory view are shown while the field is the first responder")
  func shown() {
    let listener = Listener()
    listener.listen()
    let keys = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    toolbar.items = [UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)]
    field.inputView = keys
    field.inputAccessoryView = toolbar
    field.becomeFirstResponder()
    stage.turn()
    #expect(listener.take() == ["willShow 236+244 0.25", "willChange 236+244 0.25"])
    #expect(stage.window.inputAreaFrame == CGRect(x: 0, y: 236, width: 320, height: 244))
    stage.settle()
    #expect(listener.take() == ["didShow 236+244 0.25"])
    #expect(
      toolbar.convert(toolbar.bounds, to: nil) == CGRect(x: 0, y: 236, width: 320, height: 44))
    #expect(keys.convert(keys.bounds, to: nil) == CGRect(x: 0, y: 280, width: 320, height: 200))
    // Another field with the same views moves nothing.
    other.inputView = keys
    other.inputAccessoryView = toolbar
    other.becomeFirstResponder()
    stage.settle()
    #expect(listener.take() == [] && keys.window != nil)
    other.resignFirstResponder()
    stage.settle()
    #expect(
      listener.take() == [
        "willHide 480+244 0.25", "willChange 480+244 0.25", "didHide 480+244 0.25",
      ])
    #expect(keys.window == nil && toolbar.window == nil && stage.window.inputAreaFrame == nil)
  }

  @Test(
    "reloadInputViews shows the new views, and a click inside them leaves the focus in the field")
  func reload() {
    final class Count {
      var value = 0
    }
    let count = Count()
    field.becomeFirstResponder()
    stage.settle()
    #expect(stage.window.inputAreaFrame == nil)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    button.addAction(UIAction { _ in count.value += 1 }, for: .touchUpInside)
    field.inputView = button
    stage.settle()
    #expect(stage.window.inputAreaFrame == nil)
    field.reloadInputViews()
    stage.settle()
    #expect(stage.window.inputAreaFrame == CGRect(x: 0, y: 420, width: 320, height: 60))
    stage.click(at: CGPoint(x: 100, y: 450))
    #expect(count.value == 1 && field.isFirstResponder)
    field.inputView = nil
    field.reloadInputViews()
    stage.settle()
    #expect(stage.window.inputAreaFrame == nil && button.window == nil)
  }

  @Test(
    "a picker in place of a keyboard scrolls without taking the focus, and Done ends the editing")
  func pickers() {
    toolbar.items = [
      UIBarButtonItem.flexibleSpace(),
      UIBarButtonItem(
        primaryAction: UIAction(title: "Done") { [field] _ in field.resignFirstResponder() }),
    ]
    field.inputView = picker
    field.inputAccessoryView = toolbar
    field.becomeFirstResponder()
    stage.settle()
    #expect(picker.window === stage.window && picker.bounds.width == 320)
    #expect(picker.bounds.height > 100)
    stage.click(at: picker.convert(CGPoint(x: 160, y: picker.bounds.midY + 34), to: nil))
    stage.settle()
    #expect(field.isFirstResponder)
    stage.click(on: "Done")
    stage.settle()
    #expect(!field.isFirstResponder && picker.window == nil)
  }

  @Test("a controller's accessory view stays while text inside it is edited")
  func chat() {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
      let text = UITextField(frame: CGRect(x: 8, y: 7, width: 200, height: 36))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let chat = Chat()
    chat.bar.addSubview(chat.text)
    stage.window.rootViewController = chat
    stage.settle()
    #expect(chat.becomeFirstResponder())
    stage.settle()
    #expect(stage.window.inputAreaFrame == CGRect(x: 0, y: 430, width: 320, height: 50))
    stage.click(at: CGPoint(x: 100, y: 455))
    stage.settle()
    #expect(chat.text.isFirstResponder && chat.bar.window != nil)
    chat.resignFirstResponder()
    stage.settle()
    #expect(!chat.text.isFirstResponder && chat.bar.window == nil)
  }

  @Test("the keyboard layout guide begins at the input views, and at the safe area without them")
  func guide() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
      view.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
    ])
    stage.settle()
    #expect(view.frame.maxY == 480)
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    field.becomeFirstResponder()
    stage.settle()
    #expect(view.frame.maxY == 380)
    field.resignFirstResponder()
    stage.settle()
    #expect(view.frame.maxY == 480)
  }

  @Test("the input views of a field that leaves the window are hidden")
  func leaving() {
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    field.becomeFirstResponder()
    stage.settle()
    field.removeFromSuperview()
    stage.settle()
    #expect(stage.window.inputAreaFrame == nil && field.inputView?.window == nil)
    #expect(field.inputAssistantItem.leadingBarButtonGroups.isEmpty)
    let input = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    input.allowsSelfSizing = true
    #expect(!input.translatesAutoresizingMaskIntoConstraints)
  }
}

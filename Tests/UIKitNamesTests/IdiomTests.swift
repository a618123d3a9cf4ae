import AtriumHarness
import Foundation
import Testing
import UIKit

/// Idioms of components and small programs.
@MainActor
@Suite(.ownWindows)
struct IdiomTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let root = UIViewController()

  init() {
    stage.window.rootViewController = root
    stage.settle()
  }

  @Test("a field and a text view post notifications when editing begins, changes the text and ends")
  func textNotifications() {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 36))
    let view = UITextView(frame: CGRect(x: 20, y: 80, width: 200, height: 60))
    root.view.addSubview(field)
    root.view.addSubview(view)
    stage.settle()
    var log: [String] = []
    let names: [(NSNotification.Name, String)] = [
      (UITextField.textDidBeginEditingNotification, "field begins"),
      (UITextField.textDidChangeNotification, "field changes"),
      (UITextField.textDidEndEditingNotification, "field ends"),
      (UITextView.textDidBeginEditingNotification, "view begins"),
      (UITextView.textDidChangeNotification, "view changes"),
      (UITextView.textDidEndEditingNotification, "view ends"),
    ]
    let tokens = names.map { name, text in
      NotificationCenter.default.onMainActor(forName: name, object: nil, queue: nil) {
        log.append(text + ($0.object is UIView ? "" : " without its view"))
      }
    }
    field.becomeFirstResponder()
    stage.type("a")
    view.becomeFirstResponder()
    stage.type("b")
    view.resignFirstResponder()
    #expect(
      log == [
        "field begins", "field changes", "field ends", "view begins", "view changes", "view ends",
      ])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test(
    "a window that changes its shape posts a notification, after which the device has the new orientation"
  )
  func orientation() {
    var log: [UIDeviceOrientation] = []
    _ = UIApplication.shared.keyWindow
    let token = NotificationCenter.default.onMainActor(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in log.append(UIDevice.current.orientation) }
    stage.window.dispatch(.focus(true))
    _ = UIApplication.shared.windows
    stage.resize(to: CGSize(width: 330, height: 490))
    stage.settle()
    #expect(log == [])
    stage.resize(to: CGSize(width: 600, height: 400))
    stage.settle()
    #expect(log.count == 1 && log.first?.isLandscape == true)
    NotificationCenter.default.removeObserver(token)
  }

  @Test("an override of drawPlaceholder(in:) replaces the placeholder")
  func placeholder() {
    final class Silent: UITextField {
      override func drawPlaceholder(in rect: CGRect) {}
    }
    func picture(_ field: UITextField) -> [UInt8] {
      field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      root.view.addSubview(field)
      field.placeholder = "Placeholder"
      stage.settle()
      defer { field.removeFromSuperview() }
      return (try? stage.snapshot().pngData()) ?? []
    }
    let empty = UITextField()
    let silent = picture(Silent())
    #expect(silent != picture(UITextField()))
    empty.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    root.view.addSubview(empty)
    stage.settle()
    #expect(silent == (try? stage.snapshot().pngData()) ?? [])
  }

  @Test("an alert of the old kind shows its buttons and tells its delegate which one was pressed")
  func alertView() {
    final class Listener: UIAlertViewDelegate {
      var index: Int?
      func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
        index = buttonIndex
      }
    }
    let listener = Listener()
    let alert = UIAlertView(
      title: "Game over", message: "You lost", delegate: listener, cancelButtonTitle: "Cancel",
      otherButtonTitles: "Again")
    #expect(alert.numberOfButtons == 2 && alert.cancelButtonIndex == 0 && !alert.isVisible)
    stage.window.dispatch(.focus(true))
    alert.show()
    stage.settle()
    #expect(alert.isVisible && stage.view(named: "Again") != nil)
    stage.click(on: "Again")
    stage.settle()
    #expect(listener.index == 1 && !alert.isVisible)
  }

  @Test(
    "colour literals, empty initialisers and the names before Swift 4.2 have the expected values")
  func names() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(UIColor() == .clear && UIFont().pointSize == 17)
    #expect(UISegmentedControl().numberOfSegments == 0)
    #expect(CGRectZero == .zero && UIEdgeInsetsZero == .zero && NSFontAttributeName == .font)
    #expect(UIWindowLevelStatusBar + 1 == UIWindow.Level(1001))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3DMakeScale(2, 1, 1)))
    #expect(CATransform3DIsAffine(CATransform3DMakeScale(2, 1, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    #expect(NSCoder.cgPoint(for: "{1, 2.5}") == CGPoint(x: 1, y: 2.5))
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      NSCoder.cgSize(for: "{1}") == .zero
        && NSCoder.string(for: CGPoint(x: 1, y: 2)) == "{1.0, 2.0}")
    let view = UIView()
    #expect(view.isEqual(view) && !view.isEqual(UIView()) && !view.isEqual(nil))
    #expect(view.isKind(of: UIView.classForCoder()))
  }

  @Test("the body of a deinitialiser runs at once on the main actor")
  func deinitialiser() {
    final class Owner {
      let view: UIView
      init(_ view: UIView) { self.view = view }
      nonisolated deinit {
        let view = view
        withMainActor { view.tag = 7 }
      }
    }
    let view = UIView()
    var owner: Owner? = Owner(view)
    #expect(owner?.view.tag == 0)
    owner = nil
    #expect(view.tag == 7)
  }
}

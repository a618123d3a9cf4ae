import AtriumHarness
import Testing
import UIKit

/// Properties that have the types of UIKit, which differ from the toolkit's.
@MainActor
struct PropertyTypeTests {
  @Test("texts, fonts and colours may be nil, as in UIKit")
  func optionals() {
    let label = UILabel()
    let missing: String? = nil
    label.text = "a"
    label.text?.append("b")
    #expect(label.text?.count == 2)
    label.text = missing
    #expect(label.text == nil)
    label.font = UIFont(name: "Inter", size: 20)
    label.font = nil
    #expect(label.font == .preferredFont(forTextStyle: .body))
    let field = UITextField()
    field.placeholder = nil
    #expect(field.placeholder == nil)
    field.text = "12"
    if let text = field.text, let number = Int(text) { #expect(number == 12) }
    let view = UITextView()
    view.text = "long"
    #expect(view.text.count == 4 && view.text! == "long")
    view.font = nil
    #expect(view.font == .preferredFont(forTextStyle: .body))
  }

  @Test("a controller's view is implicitly unwrapped, and nil unloads it")
  func views() {
    let controller = UIViewController()
    let parent = UIView()
    if let view = controller.view { parent.addSubview(view) }
    #expect(controller.view!.superview === parent && controller.view.bounds.isEmpty == false)
    controller.view = nil
    #expect(!controller.isViewLoaded)
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "title"
    cell.imageView?.image = nil
    #expect(cell.textLabel!.text == "title")
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    #expect(pages.viewControllers == nil)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    #expect(pages.viewControllers?.count == 1)
  }

  @Test("a tint colour of nil inherits the superview's")
  func tint() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.tintColor = .red
    inner.tintColor = .blue
    #expect(inner.tintColor.cgColor == .blue)
    inner.tintColor = nil
    #expect(inner.tintColor == .red)
  }

  @Test("sliders and progress views have values of the type Float")
  func numbers() {
    let slider = UISlider()
    slider.minimumValue = 1
    slider.maximumValue = 9
    slider.value = Float(4.5)
    #expect(slider.value.rounded() == 5 && slider.minimumValue == 1 && slider.maximumValue == 9)
    slider.setValue(Float(7), animated: false)
    #expect(slider.value == 7)
    let progress = UIProgressView()
    progress.progress = Float(0.25)
    #expect(progress.progress == 0.25)
    progress.setProgress(Float(0.5), animated: false)
    #expect(progress.progress == 0.5)
  }

  @Test("values that concern an on-screen keyboard are stored")
  func kept() {
    let field = UITextField()
    #expect(field.keyboardType == .default && field.autocapitalizationType == .sentences)
    field.keyboardType = .emailAddress
    field.returnKeyType = .go
    field.autocorrectionType = .no
    field.spellCheckingType = .no
    field.autocapitalizationType = .none
    field.keyboardAppearance = .dark
    field.textContentType = .password
    field.enablesReturnKeyAutomatically = true
    #expect(field.keyboardType == .emailAddress && field.returnKeyType == .go)
    #expect(field.autocorrectionType == .no && field.spellCheckingType == .no)
    #expect(field.autocapitalizationType == .none && field.keyboardAppearance == .dark)
    #expect(field.textContentType == .password && field.enablesReturnKeyAutomatically)
    let table = UITableView()
    table.keyboardDismissMode = .onDrag
    table.separatorInset.left = 12
    table.verticalScrollIndicatorInsets.top = 3
    #expect(table.keyboardDismissMode == .onDrag && table.separatorInset.left == 12)
    #expect(table.scrollIndicatorInsets.top == 3 && table.horizontalScrollIndicatorInsets.top == 3)
    let view = UIView()
    view.isOpaque = false
    #expect(!view.isOpaque)
    let controller = UIViewController()
    controller.modalPresentationCapturesStatusBarAppearance = true
    #expect(controller.modalPresentationCapturesStatusBarAppearance)
    let bar = UIToolbar()
    bar.barStyle = .black
    #expect(bar.barStyle == .black)
    #expect(UIActivityIndicatorView(style: .white).color == .white)
    #expect(UIActivityIndicatorView(style: .large).bounds.width == 42)
  }

  @Test("NSValue contains UIKit's geometry types, and the names of Core Foundation's types exist")
  func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect((["a"] as CFArray).count == 1 && ("a" as CFString) == "a" && HUGE.isInfinite)
  }

  @Test("a gradient is drawn between its ends, and beyond them where the options say so")
  func gradient() throws {
    func colors(_ options: CGGradientDrawingOptions) throws -> [UIColor?] {
      UIGraphicsBeginImageContext(CGSize(width: 30, height: 4))
      let context = try #require(UIGraphicsGetCurrentContext())
      let gradient = try #require(
        CGGradient(
          colorsSpace: CGColorSpaceCreateDeviceRGB(),
          colors: [UIColor.red, UIColor.red] as CFArray,
          locations: [0, 1]))
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: options)
      let image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      let bitmap = image?.bitmap(forScale: 1)
      return [5, 15, 25].map { bitmap?.color(atX: $0, y: 2) }
    }
    #expect(try colors([]) == [.clear, .red, .clear])
    #expect(try colors(.drawsBeforeStartLocation) == [.red, .red, .clear])
    #expect(try colors(.drawsAfterEndLocation) == [.clear, .red, .red])
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
  }
}

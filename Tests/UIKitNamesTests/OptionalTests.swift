import AtriumHarness
import Testing
import UIKit

/// Members that are optional in UIKit, colours, fonts and images by UIKit's names, and properties that ported code
/// reads.
@MainActor
struct OptionalTests {
  @Test("lists that may be empty are nil, as in UIKit")
  func lists() {
    let table = UITableView()
    #expect(table.indexPathsForVisibleRows?.first == nil)
    if let rows = table.indexPathsForSelectedRows { Issue.record("\(rows)") }
    let view = UIView()
    #expect(view.gestureRecognizers == nil)
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    view.addGestureRecognizer(tap)
    view.gestureRecognizers = [pan]
    #expect(view.gestureRecognizers?.count == 1 && view.gestureRecognizers?.first === pan)
    #expect(tap.view == nil)
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.interactivePopGestureRecognizer?.isEnabled = false
    #expect(stack.interactivePopGestureRecognizer?.isEnabled == false)
    let segments = UISegmentedControl(items: ["a", "", UIImage()])
    #expect(segments.titleForSegment(at: 0) == "a" && segments.titleForSegment(at: 1) == nil)
    #expect(segments.imageForSegment(at: 2) != nil && segments.imageForSegment(at: 3) == nil)
    let label = UILabel()
    label.textColor = nil
    #expect(label.textColor.cgColor == UIColor.label)
  }

  @Test("colours have a hue and components")
  func colors() {
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(hue: 2.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .blue)
    #expect(
      UIColor(hue: 0.5, saturation: 0, brightness: 0.5, alpha: 1) == UIColor(white: 0.5, alpha: 1))
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for wanted in [0, 0.1, 0.4, 0.6, 0.75, 0.9] {
      UIColor(hue: wanted, saturation: 0.5, brightness: 0.8, alpha: 0.3)
        .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      #expect(abs(hue - wanted) < 1e-9 && abs(saturation - 0.5) < 1e-9)
      #expect(abs(brightness - 0.8) < 1e-9 && alpha == 0.3)
    }
    var red: CGFloat = 0
    #expect(UIColor.orange.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 1)
    #expect(!UIColor.orange.getWhite(&red, alpha: nil) && red == 1)
    #expect(UIColor.red.cgColor.components ?? [] == [1, 0, 0, 1])
    #expect(UIColor { $0.userInterfaceStyle == .dark ? .red : .green } == .green)
  }

  @Test("a font descriptor makes variants of a font")
  func fonts() throws {
    let font = UIFont.systemFont(ofSize: 14)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let made = UIFont(descriptor: bold, size: 0)
    #expect(made.weight == .bold && made.isItalic && made.pointSize == 14)
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
    let plain = try #require(bold.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 0).weight == .regular)
    let code = try #require(plain.withSymbolicTraits(.traitMonoSpace))
    #expect(code.symbolicTraits == .traitMonoSpace)
  }

  @Test("an image is tinted, and becomes data and an image again")
  func images() throws {
    let square = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      UIColor.black.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let red = square.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(red.renderingMode == .alwaysOriginal && red.size == square.size)
    let data = try #require(red.pngData())
    let again = try #require(UIImage(data: data))
    #expect(again.bitmap(forScale: 1).color(atX: 1, y: 1) == .red)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test("an empty image makes a bar's background transparent, and any image removes its line")
  func bars() {
    let bar = UINavigationBar()
    bar.isTranslucent = false
    #expect(!bar.showsContentBehind(for: UINavigationItem(title: "")))
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    #expect(bar.showsContentBehind(for: UINavigationItem(title: "")) && !bar.showsSeparator)
    bar.setBackgroundImage(nil, for: .default)
    bar.shadowImage = nil
    #expect(!bar.showsContentBehind(for: UINavigationItem(title: "")) && bar.showsSeparator)
  }

  @Test("a button's configuration is optional and has UIKit's names")
  func configuration() {
    let button = UIButton(type: .system)
    button.configuration = .filled()
    button.configuration?.cornerStyle = .capsule
    button.configuration?.baseBackgroundColor = .red
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    button.configuration?.background.cornerRadius = 8
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(button.configuration?.cornerStyle == .medium)
    #expect(button.configuration?.backgroundColor == .red)
    button.configuration = nil
    #expect(button.configuration == .plain())
  }

  @Test("the image of a button can be after its title")
  func imagePlacement() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    button.setTitle("Next", for: .normal)
    button.setImage(UIImage(), for: .normal)
    button.layoutIfNeeded()
    let (title, image) = (try #require(button.titleLabel), try #require(button.imageView))
    #expect(image.frame.minX < title.frame.minX)
    button.configuration?.imagePlacement = .trailing
    #expect(image.frame.minX > title.frame.maxX - 2)
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.configuration?.imagePadding = 9
    #expect(image.frame.minX < title.frame.minX)
  }

  @Test("the layout guides from before iOS 11 end where the safe area begins")
  func layoutGuides() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let stage = Stage(size: CGSize(width: 100, height: 200))
    stage.window.rootViewController = controller
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      inner.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
    ])
    stage.turn()
    #expect(inner.frame == CGRect(x: 0, y: 20, width: 10, height: 150))
    #expect(controller.topLayoutGuide.length == 20 && controller.bottomLayoutGuide.length == 30)
  }

  @Test("ranges of UTF-16 units and ranges of text are converted into each other")
  func ranges() {
    let view = UITextView()
    view.text = "a👩‍👧b\u{301}c"
    let lengths = (family: "👩‍👧".utf16.count, accent: 2)
    view.selectedRange = NSRange(location: 1, length: lengths.family)
    #expect(view.selectedRange == NSRange(location: 1, length: lengths.family))
    #expect(view.selectedTextRange.map { view.text(in: $0) } == "👩‍👧")
    // The range begins and ends inside of characters.
    view.selectedRange = NSRange(location: 2, length: lengths.family)
    #expect(
      view.selectedRange == NSRange(location: 1, length: lengths.family + lengths.accent))
    view.selectedTextRange = nil
    #expect(
      view.selectedRange == NSRange(location: 1 + lengths.family + lengths.accent, length: 0))
    view.selectedRange = NSRange(location: 1_000, length: 5)
    #expect(view.selectedRange == NSRange(location: view.text.utf16.count, length: 0))
    let field = UITextField()
    field.text = "one two"
    field.selectAll(nil)
    #expect(field.selectedTextRange.map { field.text(in: $0) } == "one two")
    field.selectedTextRange = nil
    #expect(field.selectedTextRange?.isEmpty == true)
    #expect(field.selectedTextRange?.end == field.endOfDocument)
  }

  @Test(
    "readable content is at most 672 points wide, and the keyboard's area is below the safe area")
  func contentGuides() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.bottom = 40
    let stage = Stage(size: CGSize(width: 1000, height: 300))
    stage.window.rootViewController = controller
    let (text, bar) = (UIView(), UIView())
    for view in [text, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    let (readable, keyboard) = (
      controller.view.readableContentGuide, controller.view.keyboardLayoutGuide
    )
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      text.topAnchor.constraint(equalTo: readable.topAnchor),
      text.heightAnchor.constraint(equalToConstant: 20),
      bar.leadingAnchor.constraint(equalTo: keyboard.leadingAnchor),
      bar.widthAnchor.constraint(equalTo: keyboard.widthAnchor),
      bar.bottomAnchor.constraint(equalTo: keyboard.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 30),
    ])
    stage.turn()
    #expect(text.frame.width == 672 && text.frame.midX == 500)
    #expect(bar.frame == CGRect(x: 0, y: 230, width: 1000, height: 30))
    stage.resize(to: CGSize(width: 400, height: 300))
    stage.turn()
    let margins = controller.view.layoutMargins
    #expect(text.frame.width == 400 - margins.left - margins.right)
    #expect(controller.view.readableContentGuide === readable)
  }

  @Test("a view and a layer are drawn into an image")
  func drawing() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    let part = UIView(frame: CGRect(x: 5, y: 0, width: 5, height: 10))
    part.backgroundColor = .blue
    view.addSubview(part)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
    let images = [
      renderer.image { _ in
        view.drawHierarchy(in: CGRect(x: 10, y: 0, width: 10, height: 10), afterScreenUpdates: true)
      },
      renderer.image { context in
        context.cgContext.translateBy(x: 10, y: 0)
        view.layer.render(in: context.cgContext)
      },
    ]
    for image in images {
      let bitmap = image.bitmap(forScale: 1)
      let (x, y) = (bitmap.size.width, bitmap.size.height / 2)
      #expect(bitmap.color(atX: x / 4, y: y).alpha == 0)
      #expect(bitmap.color(atX: x * 5 / 8, y: y) == .red)
      #expect(bitmap.color(atX: x * 7 / 8, y: y) == .blue)
    }
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    let shown = view.resizableSnapshotView(
      from: CGRect(x: 4, y: 0, width: 4, height: 10), afterScreenUpdates: true,
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0))
    #expect(shown?.frame == CGRect(x: 0, y: 0, width: 4, height: 10))
    shown?.frame.size.width = 40
    let picture = shown?.snapshot(scale: 1)
    #expect(picture?.color(atX: 0, y: 5) == .red && picture?.color(atX: 30, y: 5) == .blue)
  }

  @Test("the selected segment stays selected when segments before it are inserted or removed")
  func selectedSegment() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.selectedSegmentIndex = 1
    var log: [String?] = []
    func note() { log.append(control.titleForSegment(at: control.selectedSegmentIndex)) }
    control.insertSegment(withTitle: "c", at: 0, animated: false)
    note()
    control.insertSegment(with: nil, at: 9, animated: false)
    note()
    control.insertSegment(withTitle: "d", at: 2, animated: false)
    note()
    control.removeSegment(at: 1, animated: false)
    note()
    control.removeSegment(at: 3, animated: false)
    note()
    control.removeSegment(at: 2, animated: false)
    note()
    #expect(log == ["b", "b", "b", "b", "b", nil])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("segments are inserted and removed")
  func segments() {
    let control = UISegmentedControl(items: ["b"])
    control.insertSegment(withTitle: "a", at: 0, animated: false)
    control.insertSegment(withTitle: "c", at: 9, animated: false)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["a", "b", "c"])
    control.removeSegment(at: 1, animated: false)
    control.removeSegment(at: 7, animated: false)
    #expect(control.numberOfSegments == 2)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }
}

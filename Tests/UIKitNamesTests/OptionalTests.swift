import AtriumHarness
import Testing
import UIKit

/// Members that are optional in UIKit, colours, fonts and images by UIKit's names, and what ported code asks for.
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

  @Test("the layout guides of before iOS 11 end where the safe area begins")
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
}

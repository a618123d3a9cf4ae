import AtriumHarness
import Foundation
import Testing
import UIKit

/// Images, layers, drawing, configurations and appearance by UIKit's names.
@MainActor
@Suite(.ownWindows)
struct LookTests {
  private func image(_ width: Double, _ height: Double, _ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { draw($0.cgContext) }
  }

  private func words(_ image: UIImage) -> [UInt32] {
    let bitmap = image.bitmap(forScale: 1)
    return bitmap.withUnsafeBytes { bytes in
      (0..<bitmap.size.height).flatMap { row in
        (0..<bitmap.size.width).map {
          bytes.load(fromByteOffset: row * bitmap.bytesPerRow + $0 * 4, as: UInt32.self)
        }
      }
    }
  }

  /// A row of a red and a green pixel above a row of a blue and a white pixel.
  private var four: UIImage {
    image(2, 2) { context in
      for (index, color) in [UIColor.red, .green, .blue, .white].enumerated() {
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
      }
    }
  }
  private let r: UInt32 = 0xFFFF_0000
  private let g: UInt32 = 0xFF00_FF00
  private let b: UInt32 = 0xFF00_00FF
  private let w: UInt32 = 0xFFFF_FFFF

  @Test("an image gives its pixels, and pixels with an orientation become an upright image")
  func pixels() throws {
    #expect(words(four) == [r, g, b, w])
    let pixels = try #require(four.cgImage)
    #expect(pixels.width == 2 && pixels.height == 2 && four.imageOrientation == .up)
    func turned(_ orientation: UIImage.Orientation) -> [UInt32] {
      words(UIImage(cgImage: pixels, scale: 1, orientation: orientation))
    }
    #expect(turned(.up) == [r, g, b, w] && turned(.upMirrored) == [g, r, w, b])
    #expect(turned(.down) == [w, b, g, r] && turned(.downMirrored) == [b, w, r, g])
    #expect(turned(.right) == [b, r, w, g] && turned(.left) == [g, w, r, b])
    #expect(turned(.leftMirrored) == [r, b, g, w] && turned(.rightMirrored) == [w, g, b, r])
    #expect(words(four.withHorizontallyFlippedOrientation()) == [g, r, w, b])
    let part = try #require(pixels.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 9)))
    #expect(words(UIImage(cgImage: part)) == [g, w])
    #expect(pixels.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
    #expect(
      UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 1, height: 1))
    let stretched = four.stretchableImage(withLeftCapWidth: 1, topCapHeight: 0)
    #expect(stretched.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0))
  }

  @Test("an image is written and read as JPEG")
  func jpeg() throws {
    let white = image(16, 16) { context in
      context.setFillColor(UIColor.white.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    }
    let data = try #require(white.jpegData(compressionQuality: 0.8))
    let read = try #require(UIImage(data: data))
    #expect(read.size == white.size && words(read).allSatisfy { $0 | 0xFF00_0000 == w })
    #expect(UIImage(data: Data([0xFF, 0xD8, 0xFF, 0])) == nil)
  }

  @Test("the usual code that tints an image by blend modes compiles and works")
  func tinting() {
    let shape = image(2, 1) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 1)
    let rect = CGRect(x: 0, y: 0, width: 2, height: 1)
    UIColor.red.setFill()
    UIRectFill(rect)
    shape.draw(in: rect, blendMode: .destinationIn, alpha: 1)
    let first = UIGraphicsGetImageFromCurrentImageContext()
    UIRectFillUsingBlendMode(CGRect(x: 1, y: 0, width: 1, height: 1), .copy)
    let second = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(first.map(words) == [r, 0] && second.map(words) == [r, r])
    let flipped = image(1, 2) { context in
      let column = self.image(1, 2) { inner in
        inner.setFillColor(UIColor.red.cgColor)
        inner.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      if let pixels = column.cgImage {
        context.draw(pixels, in: CGRect(x: 0, y: 0, width: 1, height: 2))
      }
    }
    #expect(words(flipped) == [0, r])
  }

  @Test("a layer shows an image behind the subviews, and layers have an order of their own")
  func layers() throws {
    let stage = Stage(size: CGSize(width: 60, height: 20))
    let root = UIViewController()
    stage.window.rootViewController = root
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.view.addSubview(view)
    view.layer.contents = four.cgImage
    view.layer.contentsGravity = .topLeft
    let (back, front) = (CALayer(), CALayer())
    (back.frame, front.frame) = (
      view.bounds.offsetBy(dx: 30, dy: 0), view.bounds.offsetBy(dx: 30, dy: 0)
    )
    back.backgroundColor = UIColor.red.cgColor
    front.backgroundColor = UIColor.blue.cgColor
    root.view.layer.addSublayer(back)
    root.view.layer.addSublayer(front)
    stage.settle()
    func color(_ x: Int, _ y: Int) -> UIColor { stage.snapshot().color(atX: x, y: y) }
    #expect([color(0, 0), color(1, 0), color(0, 1), color(40, 5)] == [.red, .green, .blue, .blue])
    #expect(view.layer.contents is CGImage && view.layer.contentsGravity == .topLeft)
    back.zPosition = 1
    stage.settle()
    #expect(color(40, 5) == .red && root.view.layer.sublayers?.first === back)
    view.layer.contents = nil
    stage.settle()
    #expect(color(0, 0) != .red && UIView().layer.contents == nil)
  }

  @Test("the usual lines of a button's configuration compile and take effect")
  func configuration() {
    var look = UIButton.Configuration.filled()
    look.title = "Buy"
    look.subtitle = "now"
    look.image = four
    look.imagePlacement = .top
    look.titleAlignment = .center
    look.background.strokeColor = .red
    look.background.strokeWidth = 2
    look.showsActivityIndicator = false
    look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 22)
      outgoing.foregroundColor = .yellow
      return outgoing
    }
    let button = UIButton(configuration: look, primaryAction: UIAction { _ in })
    #expect(button.currentTitle == "Buy" && button.configuration?.subtitle == "now")
    #expect(button.configuration?.font == .systemFont(ofSize: 22))
    #expect(button.configuration?.baseForegroundColor == .yellow)
    var container = AttributeContainer()
    container.font = .boldSystemFont(ofSize: 30)
    look.attributedTitle = AttributedString("Große Wörter", attributes: container)
    button.configuration = look
    #expect(button.currentTitle == "Große Wörter")
    #expect(look.titleRuns.map(\.font) == [.boldSystemFont(ofSize: 30)])
    #expect(look.titleRuns.map(\.range) == [0..<14])
    #expect(button.configuration?.attributedTitle == look.attributedTitle)
    button.configuration?.attributedTitle = nil
    #expect(button.configuration?.title == nil && button.currentTitle == nil)
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isHighlighted ? "Down" : "Up"
    }
    let stage = Stage(size: CGSize(width: 300, height: 100))
    let root = UIViewController()
    stage.window.rootViewController = root
    root.view.addSubview(button)
    stage.settle()
    #expect(button.currentTitle == "Up")
  }

  @Test("cells have background and content configurations")
  func cells() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = .red
    background.cornerRadius = 8
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 4, bottom: 2, trailing: 4)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let shape = try #require(cell.backgroundView?.subviews.first)
    shape.superview?.layoutIfNeeded()
    #expect(shape.backgroundColor == .red && shape.cornerRadius == 8)
    #expect(shape.frame == CGRect(x: 4, y: 2, width: 192, height: 40))
    #expect(cell.backgroundConfiguration?.backgroundColor == .red)
    cell.backgroundConfiguration = nil
    #expect(cell.backgroundView == nil)
    cell.shouldIndentWhileEditing = false
    #expect(!cell.shouldIndentWhileEditing)
    let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var content = UIListContentConfiguration.cell()
    content.text = "Item"
    item.contentConfiguration = content
    item.backgroundConfiguration = .clear()
    #expect(item.contentView.subviews.count == 1 && item.backgroundView != nil)
    item.contentConfiguration = nil
    #expect(item.contentView.subviews.isEmpty)
  }

  @Test("a trait collection for a child overrides only the traits that it specifies")
  func traits() {
    let stage = Stage(size: CGSize(width: 900, height: 700))
    let (root, child) = (UIViewController(), UIViewController())
    stage.window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitCollection.verticalSizeClass == .regular)
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(verticalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(both.horizontalSizeClass == .unspecified && both.userInterfaceStyle == .dark)
    let same = UITraitCollection {
      $0.verticalSizeClass = .compact
      $0.userInterfaceStyle = .dark
    }
    #expect(both == same)
    let wide = both.modifyingTraits { $0.horizontalSizeClass = .regular }
    #expect(wide.horizontalSizeClass == .regular && both.horizontalSizeClass == .unspecified)
    #expect(wide.containsTraits(in: both) && !both.containsTraits(in: wide))
    #expect(both.containsTraits(in: nil))
    root.setOverrideTraitCollection(both, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.verticalSizeClass == .compact)
    UIViewController.attemptRotationToDeviceOrientation()
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }
  private final class Windowless: UIResponder, UIApplicationDelegate {}

  @Test("the window of a delegate is found through the protocol")
  func delegateWindow() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let delegate = Delegate()
    let known: any UIApplicationDelegate = delegate
    #expect(known.window??.rootViewController == nil)
    delegate.window = stage.window
    stage.window.rootViewController = UIViewController()
    #expect(known.window??.rootViewController === stage.window.rootViewController)
    let other: any UIApplicationDelegate = Windowless()
    #expect(other.window == nil)
    UIApplication.shared.applicationIconBadgeNumber = 3
    #expect(UIApplication.shared.applicationIconBadgeNumber == 3)
    UIApplication.shared.applicationIconBadgeNumber = 0
  }

  private final class Save: UIActivity {
    var saved: [String] = []
    override var activityTitle: String? { "Save" }
    override var activityType: ActivityType? { ActivityType("save") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) {
      saved = activityItems.compactMap { $0 as? String }
    }
  }

  @Test("an activity controller offers a copy and the program's activities, and reports the choice")
  func activities() throws {
    let stage = Stage(size: CGSize(width: 400, height: 600))
    let root = UIViewController()
    stage.window.rootViewController = root
    stage.settle()
    let save = Save()
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: [save])
    var reports: [String] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      reports.append("\(type?.rawValue ?? "none") \(completed)")
    }
    root.present(sheet, animated: false)
    stage.settle()
    #expect(sheet.actions.map(\.title) == ["Copy", "Save", "Cancel"])
    #expect(sheet.presentingViewController === root)
    let excluded = UIActivityViewController(
      activityItems: [try #require(URL(string: "https://example.org"))], applicationActivities: nil)
    excluded.excludedActivityTypes = [.copyToPasteboard]
    excluded.loadViewIfNeeded()
    #expect(excluded.actions.map(\.title) == ["Open", "Cancel"])
    stage.click(on: "Save")
    stage.settle()
    #expect(reports == ["save true"] && save.saved == ["text"])
  }
}

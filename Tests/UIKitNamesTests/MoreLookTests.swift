import AtriumHarness
import Foundation
import Testing
import UIKit

/// Further names for the appearance of views, bars, buttons and drawings.
@MainActor
@Suite(.ownWindows)
struct MoreLookTests {
  @MainActor
  private final class Target {
    var count = 0
    func press() { count += 1 }
  }

  @Test("buttons have UIKit's types")
  func buttonTypes() {
    #expect(UIButton().buttonType == .custom && UIButton(type: .roundedRect).buttonType == .system)
    #expect(
      UIButton(type: .close).currentTitle == "×"
        && UIButton(type: .infoLight).buttonType == .infoLight)
    #expect(UIButton(type: .system).currentTitle == nil)
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in count += 1 })
    button.sendActions(for: .primaryActionTriggered)
    #expect(button.currentTitle == "Go" && count == 1)
    let target = Target()
    let image = UIImage()
    let symbol = UIButton.systemButton(
      with: image, target: target, action: Selector(Target.self, "press") { $0.press() })
    symbol.sendActions(for: .touchUpInside)
    #expect(symbol.currentImage === image && target.count == 1)
  }

  @MainActor
  private final class Tag: UIButton {}

  @Test("a button without a configuration and without a type is custom, also in a subclass")
  func customButtons() {
    let custom = UIButton(type: .custom)
    for button in [UIButton(), UIButton(frame: .zero), Tag(), Tag(frame: .zero)] {
      #expect(
        button.configuration == custom.configuration
          && button.configuration?.foregroundColor == .white)
      button.setTitle("Swift", for: .normal)
      let title = UILabel(text: "Swift", font: .systemFont(ofSize: 18)).sizeThatFits(.zero)
      #expect(button.sizeThatFits(.zero) == title)
    }
    #expect(custom.configuration != UIButton(type: .system).configuration)
    #expect(UIButton(title: "Swift").configuration == .bordered())
  }

  @Test("values of a layer are kept for the view, and a sublayer replaces another")
  func layers() {
    let view = UIView()
    view.layer.name = "ring"
    view.layer.isDoubleSided = false
    #expect(view.layer.name == "ring" && !view.layer.isDoubleSided && !view.layer.isOpaque)
    #expect(UIView().layer.name == nil)
    let (first, second, third) = (CALayer(), CALayer(), CALayer())
    view.layer.addSublayer(first)
    view.layer.addSublayer(second)
    view.layer.replaceSublayer(first, with: third)
    #expect(
      view.layer.sublayers?.map { ObjectIdentifier($0) }
        == [third, second].map { ObjectIdentifier($0) })
    view.layer.replaceSublayer(first, with: CALayer())
    #expect(view.layer.sublayers?.count == 2)
  }

  @Test("a context fills lists of rectangles and greys, and strokes pairs of points")
  func shapes() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 2), format: format)
    let image = renderer.image { context in
      let drawing = context.cgContext
      drawing.setFillColor(gray: 1, alpha: 1)
      drawing.fill([
        CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 2, y: 0, width: 1, height: 1),
      ])
      drawing.addRects([CGRect(x: 4, y: 0, width: 1, height: 1)])
      #expect(drawing.boundingBoxOfPath == CGRect(x: 4, y: 0, width: 1, height: 1))
      drawing.fillPath()
      #expect(drawing.isPathEmpty)
      drawing.setStrokeColor(gray: 0, alpha: 1)
      drawing.strokeLineSegments(between: [
        CGPoint(x: 0, y: 1.5), CGPoint(x: 2, y: 1.5), CGPoint(x: 4, y: 1.5), CGPoint(x: 6, y: 1.5),
        CGPoint(x: 0, y: 0),
      ])
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1), blendMode: .clear)
    }
    let alphas = (0..<2).map { y in
      (0..<6).map { x in
        image.bitmap(forScale: 1).withUnsafeBytes {
          $0.load(
            fromByteOffset: (y * image.bitmap(forScale: 1).bytesPerRow) + x * 4, as: UInt32.self)
        }
      }
    }
    let (w, k, n) = (0xFFFF_FFFF as UInt32, 0xFF00_0000 as UInt32, 0 as UInt32)
    #expect(alphas == [[w, n, n, n, w, n], [k, k, n, n, k, k]])
    #expect(UIImage(data: renderer.pngData { _ in })?.size == CGSize(width: 6, height: 2))
    let jpeg = renderer.jpegData(withCompressionQuality: 1) { _ in }
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 6, height: 2))
  }

  @Test(
    "a shadow image hides the line of an appearance, and nil shows the line in its colour again")
  func shadowImage() {
    let look = UINavigationBarAppearance()
    look.shadowColor = .red
    look.shadowImage = UIImage()
    #expect(look.shadowColor == .red)
    let bar = UINavigationBar()
    bar.standardAppearance = look
    #expect(!bar.showsSeparator && bar.standardAppearance.shadowImage != nil)
    bar.standardAppearance.shadowImage = nil
    #expect(bar.showsSeparator && bar.standardAppearance.shadowColor == .red)
  }

  @Test("bars take images at positions, as before appearances")
  func bars() {
    let toolbar = UIToolbar()
    toolbar.setShadowImage(UIImage(), forToolbarPosition: .any)
    #expect(!toolbar.showsSeparator)
    toolbar.setShadowImage(nil, forToolbarPosition: .any)
    #expect(toolbar.showsSeparator)
    toolbar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    toolbar.setShadowImage(UIImage(), forToolbarPosition: .any)
    #expect(toolbar.standardAppearance.backgroundColor == nil && !toolbar.showsSeparator)
    #expect(toolbar.backgroundImage(forToolbarPosition: .top, barMetrics: .compact) != nil)
    toolbar.setBackgroundImage(nil, forToolbarPosition: .any, barMetrics: .default)
    #expect(toolbar.scrollEdgeAppearance != nil)
    let tabs = UITabBar()
    tabs.backgroundImage = UIImage()
    tabs.shadowImage = UIImage()
    #expect(tabs.scrollEdgeAppearance?.backgroundColor == nil && !tabs.showsSeparator)
    let bar = UINavigationBar()
    bar.setBackgroundImage(UIImage(), for: .any, barMetrics: .default)
    #expect(bar.backgroundImage(for: .default) != nil)
    let item = UIBarButtonItem(title: "x", style: .plain) {}
    item.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .default)
    #expect(item.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    item.possibleTitles = ["x", "y"]
    #expect(item.possibleTitles == ["x", "y"] && item.imageInsets == .zero)
  }

  @Test("further values are found under their names")
  func values() {
    #expect(UIImage.SymbolConfiguration(weight: .bold).weight == .bold)
    #expect(
      UIImage.SymbolConfiguration(pointSize: 20, weight: .light, scale: .large).pointSize == 20)
    #expect(UIFont.fontNames(forFamilyName: "Inter") == ["Inter"])
    #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    let stage = Stage(size: CGSize(width: 200, height: 300))
    stage.window.dispatch(.focus(true))
    stage.turn()
    #expect(UITraitCollection.current.horizontalSizeClass == .compact)
    #expect(UIListContentConfiguration.groupedFooter().textProperties.color == .secondaryLabel)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var title = header.defaultContentConfiguration()
    title.text = "Section"
    let count = header.contentView.subviews.count
    header.contentConfiguration = title
    header.backgroundConfiguration = .clear()
    #expect(header.contentView.subviews.count == count + 1 && header.backgroundView != nil)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.showsReorderControl = true
    #expect(cell.showsReorderControl && cell.automaticallyUpdatesContentConfiguration)
  }
}

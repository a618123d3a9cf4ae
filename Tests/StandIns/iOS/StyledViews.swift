// swift-format-ignore-file
import UIKit

/// Views that save their look and restore it later, each class in its own way.
extension UIView {
  @objc func saveLook(named name: String) -> [String] {
    ["view \(name) \(alpha)"]
  }

  @objc var lookTitle: String {
    get { "view" }
    set { accessibilityLabel = newValue }
  }
}

extension UILabel {
  override func saveLook(named name: String) -> [String] {
    super.saveLook(named: name) + ["label \(text ?? "")"]
  }

  override var lookTitle: String {
    get { super.lookTitle + " label" }
    set { text = newValue }
  }
}

extension UIControl {
  @objc override func saveLook(named name: String) -> [String] {
    super.saveLook(named: name) + ["control \(isEnabled)"]
  }
}

extension UIButton {
  override func saveLook(named name: String) -> [String] {
    super.saveLook(named: name) + ["button \(title(for: .normal) ?? "")"]
  }
}

public class PriceLabel: UILabel {
  override func saveLook(named name: String) -> [String] {
    super.saveLook(named: name) + ["price"]
  }
}

public func looks(of views: [UIView]) -> [[String]] { views.map { $0.saveLook(named: "a") } }
public func lookTitles(of views: [UIView]) -> [String] { views.map { $0.lookTitle } }
public func setLookTitle(_ title: String, of view: UIView) { view.lookTitle = title }

/// A button and a stack that override their designated initialisers only.
public class PillButton: UIButton {
  public private(set) var setUps = 0
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUps += 1
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public class ButtonRow: UIStackView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    spacing = 4
  }
  public required init(coder: NSCoder) { super.init(coder: coder) }
}

public func pillButtons() -> [PillButton] {
  var configuration = UIButton.Configuration.plain()
  configuration.title = "Two"
  return [
    PillButton(type: .custom), PillButton(configuration: configuration, primaryAction: nil),
    PillButton(frame: .zero, primaryAction: UIAction(title: "Three") { _ in }),
  ]
}

public func buttonRow(_ views: [UIView]) -> ButtonRow { ButtonRow(arrangedSubviews: views) }

/// Bar items that override their designated initialisers only.
public class CountedItem: UIBarButtonItem {
  public private(set) var setUps = 0
  public override init() {
    super.init()
    setUps += 1
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public class TaggedTabItem: UITabBarItem {
  public override init() {
    super.init()
    badgeValue = "new"
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public func countedItems() -> [CountedItem] {
  [
    CountedItem(title: "Go", style: .done, target: nil, action: nil),
    CountedItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
    CountedItem(customView: UIView()),
  ]
}

public func taggedItem() -> TaggedTabItem { TaggedTabItem(title: "Home", image: nil, tag: 4) }

/// A gradient that follows the layer of its view.
public class HeaderView: UIView {
  public let shade = CAGradientLayer()
  public override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    if shade.superlayer == nil { layer.addSublayer(shade) }
    shade.frame = layer.bounds.insetBy(dx: 2, dy: 2)
  }

  public override var accessibilityElements: [Any]? {
    get { subviews.filter { !$0.isHidden } }
    set {}
  }
}

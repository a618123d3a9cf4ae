// swift-format-ignore-file
import UIKit

@objc public protocol TagListViewDelegate {
  @objc optional func tagPressed(_ title: String, tagView: TagView, sender: TagListView) -> Void
  @objc optional func tagRemoveButtonPressed(_ title: String, tagView: TagView, sender: TagListView)
    -> Void
}

/// Tags in lines.
@IBDesignable
open class TagListView: UIView {
  @IBInspectable open dynamic var textColor: UIColor = .white {
    didSet { tagViews.forEach { $0.textColor = textColor } }
  }
  @IBInspectable open dynamic var tagBackgroundColor: UIColor = UIColor.gray {
    didSet { tagViews.forEach { $0.tagBackgroundColor = tagBackgroundColor } }
  }
  @IBInspectable open dynamic var cornerRadius: CGFloat = 0 {
    didSet { tagViews.forEach { $0.cornerRadius = cornerRadius } }
  }
  @IBInspectable open dynamic var paddingX: CGFloat = 5 {
    didSet { rearrangeViews() }
  }
  @IBInspectable open dynamic var marginX: CGFloat = 5 {
    didSet { rearrangeViews() }
  }
  @IBInspectable open dynamic var marginY: CGFloat = 2 {
    didSet { rearrangeViews() }
  }
  @objc public enum Alignment: Int {
    case left
    case center
    case right
  }
  @IBInspectable open var alignment: Alignment = .left {
    didSet { rearrangeViews() }
  }
  @IBOutlet open weak var delegate: TagListViewDelegate?

  open private(set) var tagViews: [TagView] = []
  private(set) var rowCount = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }

  open override func layoutSubviews() {
    defer { rearrangeViews() }
    super.layoutSubviews()
  }

  open override var intrinsicContentSize: CGSize {
    var height = CGFloat(rowCount) * ((tagViews.first?.intrinsicContentSize.height ?? 0) + marginY)
    if rowCount > 0 { height -= marginY }
    return CGSize(width: frame.width, height: height)
  }

  @discardableResult
  open func addTag(_ title: String) -> TagView {
    let tagView = TagView(title: title)
    tagView.textColor = textColor
    tagView.tagBackgroundColor = tagBackgroundColor
    tagView.cornerRadius = cornerRadius
    tagView.addTarget(self, action: #selector(tagPressed(_:)), for: .touchUpInside)
    tagView.removeButton.addTarget(
      self, action: #selector(removeButtonPressed(_:)), for: .touchUpInside)
    tagViews.append(tagView)
    addSubview(tagView)
    rearrangeViews()
    return tagView
  }

  open func removeTagView(_ tagView: TagView) {
    tagView.removeFromSuperview()
    if let index = tagViews.firstIndex(of: tagView) { tagViews.remove(at: index) }
    rearrangeViews()
  }

  open func removeAllTags() {
    tagViews.forEach { $0.removeFromSuperview() }
    tagViews = []
    rearrangeViews()
  }

  private func rearrangeViews() {
    var x: CGFloat = 0, y: CGFloat = 0
    var rows = tagViews.isEmpty ? 0 : 1
    var line: [TagView] = []
    func align() {
      let free = bounds.width - (line.last?.frame.maxX ?? 0)
      let shift: CGFloat
      switch alignment {
      case .left: shift = 0
      case .center: shift = free / 2
      case .right: shift = free
      }
      line.forEach { $0.frame.origin.x += shift }
      line = []
    }
    for tagView in tagViews {
      tagView.paddingX = paddingX
      let size = tagView.intrinsicContentSize
      if x > 0 && x + size.width > bounds.width {
        align()
        x = 0
        y += size.height + marginY
        rows += 1
      }
      tagView.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      line.append(tagView)
      x += size.width + marginX
    }
    align()
    if rows != rowCount { rowCount = rows }
  }

  // MARK: - Events

  @objc func tagPressed(_ sender: TagView!) {
    sender.onTap?(sender)
    delegate?.tagPressed?(sender.currentTitle ?? "", tagView: sender, sender: self)
  }

  @objc func removeButtonPressed(_ closeButton: UIButton!) {
    if let tagView = closeButton.superview as? TagView {
      delegate?.tagRemoveButtonPressed?(tagView.currentTitle ?? "", tagView: tagView, sender: self)
    }
  }
}

/// One tag.
@IBDesignable
open class TagView: UIButton {
  @IBInspectable open var cornerRadius: CGFloat = 0 {
    didSet {
      layer.cornerRadius = cornerRadius
      layer.masksToBounds = cornerRadius > 0
    }
  }
  @IBInspectable open var textColor: UIColor = UIColor.white {
    didSet { setTitleColor(textColor, for: UIControl.State()) }
  }
  @IBInspectable open var paddingX: CGFloat = 5 {
    didSet {
      contentEdgeInsets = UIEdgeInsets(top: 2, left: paddingX, bottom: 2, right: paddingX)
      updateBackground()
    }
  }
  @IBInspectable open var tagBackgroundColor: UIColor = UIColor.gray {
    didSet { updateBackground() }
  }
  let removeButton = CloseButton()
  open var onTap: ((TagView) -> Void)?
  open var onLongPress: ((TagView) -> Void)?

  override open var isHighlighted: Bool {
    didSet { updateBackground() }
  }
  override open var isSelected: Bool {
    didSet { updateBackground() }
  }

  required public init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setupView()
  }

  public init(title: String) {
    super.init(frame: CGRect.zero)
    setTitle(title, for: UIControl.State())
    setupView()
  }

  private func setupView() {
    titleLabel?.lineBreakMode = .byTruncatingTail
    frame.size = intrinsicContentSize
    addSubview(removeButton)
    let longPress = UILongPressGestureRecognizer(target: self, action: #selector(self.longPress))
    self.addGestureRecognizer(longPress)
  }

  private func updateBackground() {
    backgroundColor =
      isSelected || isHighlighted ? tagBackgroundColor.withAlphaComponent(0.5) : tagBackgroundColor
  }

  @objc func longPress() {
    onLongPress?(self)
  }

  override open var intrinsicContentSize: CGSize {
    var size =
      titleLabel?.text?.size(withAttributes: [.font: UIFont.systemFont(ofSize: 18)]) ?? .zero
    size.height = 22
    size.width = max(size.width + 2 * paddingX + 20, size.height).rounded(.up)
    return size
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    removeButton.frame = CGRect(x: frame.width - 20, y: 0, width: 20, height: frame.height)
  }
}

/// The cross at the end of a tag.
internal class CloseButton: UIButton {
  var iconSize: CGFloat = 8
  var lineWidth: CGFloat = 1
  var lineColor: UIColor = UIColor.white.withAlphaComponent(0.54)

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    path.lineWidth = lineWidth
    path.lineCapStyle = .round
    let iconFrame = CGRect(
      x: (rect.width - iconSize) / 2.0, y: (rect.height - iconSize) / 2.0, width: iconSize,
      height: iconSize)
    path.move(to: iconFrame.origin)
    path.addLine(to: CGPoint(x: iconFrame.maxX, y: iconFrame.maxY))
    path.move(to: CGPoint(x: iconFrame.maxX, y: iconFrame.minY))
    path.addLine(to: CGPoint(x: iconFrame.minX, y: iconFrame.maxY))
    lineColor.setStroke()
    path.stroke()
  }
}

// swift-format-ignore-file
import UIKit

@objc public protocol TabStripPagerDelegate: NSObjectProtocol {
  @objc optional func pager(_ pager: TabStripPagerController, willMoveTo index: Int)
  @objc optional func pager(_ pager: TabStripPagerController, didMoveTo index: Int)
  @objc optional func pagerIndicatorColor(_ pager: TabStripPagerController) -> UIColor
}

/// A pager with a strip of tabs above the pages.
open class TabStripPagerController: UIViewController, UIScrollViewDelegate {
  public weak var delegate: TabStripPagerDelegate?
  public private(set) var currentIndex: Int = 0
  public let pages: [UIViewController]

  @IBOutlet public weak var containerView: UIScrollView!
  private let strip = UIScrollView()
  private let indicator = UIView()
  private var buttons = [UIButton]()
  private lazy var doubleTap: UITapGestureRecognizer = {
    let recognizer = UITapGestureRecognizer(target: self, action: #selector(stripDoubleTapped(_:)))
    recognizer.numberOfTapsRequired = 2
    return recognizer
  }()

  static let stripHeight: CGFloat = 44

  public init(pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder aDecoder: NSCoder) {
    pages = []
    super.init(coder: aDecoder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.scrollsToTop = false
    scrollView.delegate = self
    scrollView.bounces = false
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)
    containerView = scrollView
    strip.showsHorizontalScrollIndicator = false
    strip.addGestureRecognizer(doubleTap)
    view.addSubview(strip)
    indicator.backgroundColor =
      delegate?.pagerIndicatorColor?(self) ?? UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)
    indicator.layer.cornerRadius = 1.5
    strip.addSubview(indicator)
    for (index, page) in pages.enumerated() {
      let button = UIButton(type: .custom)
      button.setTitle(page.title ?? "\(index + 1)", for: .normal)
      button.setTitleColor(.gray, for: .normal)
      button.setTitleColor(UIColor.black, for: .selected)
      button.titleLabel?.font = UIFont.boldSystemFont(ofSize: 15)
      button.tag = index
      button.addTarget(self, action: #selector(tabPressed), for: .touchUpInside)
      buttons.append(button)
      strip.addSubview(button)
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(applicationDidBecomeActive),
      name: UIApplication.didBecomeActiveNotification,
      object: nil)
    showPage(at: 0)
    updateButtons()
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    .lightContent
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let top = view.safeAreaInsets.top
    strip.frame = CGRect(
      x: 0, y: top, width: size.width, height: TabStripPagerController.stripHeight)
    containerView.frame = CGRect(
      x: 0, y: strip.frame.maxY, width: size.width, height: size.height - strip.frame.maxY)
    containerView.contentSize = CGSize(
      width: size.width * CGFloat(pages.count), height: containerView.frame.height)
    var x: CGFloat = 0
    for button in buttons {
      let width = max(80, button.sizeThatFits(CGSize.zero).width + 20)
      button.frame = CGRect(x: x, y: 0, width: width, height: 40)
      x += width
    }
    strip.contentSize = CGSize(width: x, height: TabStripPagerController.stripHeight)
    for (index, page) in pages.enumerated() where page.isViewLoaded {
      page.view.frame = CGRect(
        origin: CGPoint(x: CGFloat(index) * size.width, y: 0), size: containerView.bounds.size)
    }
    containerView.contentOffset = CGPoint(x: CGFloat(currentIndex) * size.width, y: 0)
    moveIndicator()
  }

  public func move(to index: Int, animated: Bool = true) {
    guard pages.indices.contains(index), index != currentIndex else { return }
    delegate?.pager?(self, willMoveTo: index)
    showPage(at: index)
    let offset = CGPoint(x: CGFloat(index) * containerView.bounds.width, y: 0)
    UIView.animate(
      withDuration: animated ? 0.3 : 0, delay: 0, options: [.curveEaseOut, .beginFromCurrentState],
      animations: { [weak self] in
        self?.containerView.contentOffset = offset
        self?.moveIndicator(to: index)
      }, completion: { _ in self.finishMove(to: index) })
  }

  private func finishMove(to index: Int) {
    guard index != currentIndex else { return }
    currentIndex = index
    updateButtons()
    delegate?.pager?(self, didMoveTo: index)
  }

  private func showPage(at index: Int) {
    guard pages.indices.contains(index) else { return }
    let page = pages[index]
    guard page.parent == nil else { return }
    addChild(page)
    page.view.frame = CGRect(
      x: CGFloat(index) * containerView.bounds.width, y: 0, width: containerView.bounds.width,
      height: containerView.bounds.height)
    containerView.addSubview(page.view)
    page.didMove(toParent: self)
  }

  private func updateButtons() {
    buttons.forEach { $0.isSelected = $0.tag == currentIndex }
  }

  private func moveIndicator(to index: Int? = nil) {
    let button = buttons[index ?? currentIndex]
    indicator.frame = CGRect(
      x: button.frame.minX + 8, y: 41, width: button.frame.width - 16, height: 3)
  }

  @objc private func tabPressed(_ sender: UIButton) {
    move(to: sender.tag)
  }

  @objc func stripDoubleTapped(_ recognizer: UITapGestureRecognizer) {
    if recognizer.state == .ended { move(to: 0) }
  }

  @objc private func applicationDidBecomeActive() {
    view.setNeedsLayout()
  }

  // MARK: - UIScrollViewDelegate

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === containerView, scrollView.isDragging, scrollView.bounds.width > 0 else {
      return
    }
    let position = scrollView.contentOffset.x / scrollView.bounds.width
    showPage(at: Int(position.rounded(.down)))
    showPage(at: Int(position.rounded(.up)))
  }

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    let index = Int(round(scrollView.contentOffset.x / scrollView.bounds.width))
    finishMove(to: index)
    moveIndicator()
  }
}

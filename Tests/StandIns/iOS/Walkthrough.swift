// swift-format-ignore-file
import UIKit

@objc public protocol WalkthroughViewControllerDelegate {
  @objc optional func walkthroughCloseButtonPressed()
  @objc optional func walkthroughNextButtonPressed()
  @objc optional func walkthroughPageDidChange(_ pageNumber: Int)
}

@objc public protocol WalkthroughPage {
  @objc func walkthroughDidScroll(to: CGFloat, offset: CGFloat)
}

/// Pages that introduce an app, with a page control and buttons.
@objcMembers open class WalkthroughViewController: UIViewController, UIScrollViewDelegate {
  weak open var delegate: WalkthroughViewControllerDelegate?
  @IBOutlet open var pageControl: UIPageControl?
  @IBOutlet open var nextButton: UIButton?
  @IBOutlet open var closeButton: UIButton?

  open var currentPage: Int {
    get {
      let page = Int((scrollview.contentOffset.x / max(1, view.bounds.size.width)))
      return page
    }
  }

  public let scrollview: UIScrollView!
  private var controllers = [UIViewController]()
  private var lastViewConstraint: [NSLayoutConstraint]?

  public required init?(coder aDecoder: NSCoder) {
    scrollview = UIScrollView()
    super.init(coder: aDecoder)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    scrollview = UIScrollView()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    scrollview.showsHorizontalScrollIndicator = false
    scrollview.showsVerticalScrollIndicator = false
    scrollview.isPagingEnabled = true
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    pageControl?.addTarget(
      self, action: #selector(pageControlDidTouch), for: UIControl.Event.touchUpInside)
    closeButton?.addTarget(self, action: "close:", for: .touchUpInside)
    scrollview.delegate = self
    scrollview.translatesAutoresizingMaskIntoConstraints = false
    view.insertSubview(scrollview, at: 0)
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-0-[scrollview]-0-|", options: [], metrics: nil,
        views: ["scrollview": scrollview!]))
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-0-[scrollview]-0-|", options: [], metrics: nil,
        views: ["scrollview": scrollview!]))
  }

  override open func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updateUI()
    pageControl?.numberOfPages = controllers.count
    pageControl?.currentPage = 0
  }

  @IBAction open func nextPage() {
    if (currentPage + 1) < controllers.count {
      delegate?.walkthroughNextButtonPressed?()
      gotoPage(currentPage + 1)
    }
  }

  @IBAction open func close(_ sender: AnyObject) {
    delegate?.walkthroughCloseButtonPressed?()
  }

  func pageControlDidTouch() {
    if let pc = pageControl {
      gotoPage(pc.currentPage)
    }
  }

  fileprivate func gotoPage(_ page: Int) {
    if page < controllers.count {
      var frame = scrollview.frame
      frame.origin.x = CGFloat(page) * frame.size.width
      scrollview.scrollRectToVisible(frame, animated: true)
    }
  }

  open func add(viewController: UIViewController) -> Void {
    controllers.append(viewController)
    addChild(viewController)
    viewController.didMove(toParent: self)
    viewController.view.translatesAutoresizingMaskIntoConstraints = false
    scrollview.addSubview(viewController.view)
    let metricDict = [
      "w": viewController.view.bounds.size.width, "h": viewController.view.bounds.size.height,
    ]
    let viewsDict: [String: UIView] = ["view": viewController.view, "container": scrollview]
    scrollview.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[view(==container)]|", options: [], metrics: metricDict,
        views: viewsDict))
    scrollview.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:[view(==container)]", options: [], metrics: metricDict,
        views: viewsDict))
    if controllers.count == 1 {
      scrollview.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[view]", options: [], metrics: nil,
          views: ["view": viewController.view!]))
    } else {
      let previousVC = controllers[controllers.count - 2]
      if let previousView = previousVC.view {
        scrollview.addConstraints(
          NSLayoutConstraint.constraints(
            withVisualFormat: "H:[previousView]-0-[view]", options: [], metrics: nil,
            views: ["previousView": previousView, "view": viewController.view!]))
      }
      if let cst = lastViewConstraint { scrollview.removeConstraints(cst) }
    }
    lastViewConstraint = NSLayoutConstraint.constraints(
      withVisualFormat: "H:[view]-0-|", options: [], metrics: nil,
      views: ["view": viewController.view!])
    scrollview.addConstraints(lastViewConstraint!)
  }

  fileprivate func updateUI() {
    pageControl?.currentPage = currentPage
    delegate?.walkthroughPageDidChange?(currentPage)
    nextButton?.isHidden = currentPage == controllers.count - 1
  }

  open func scrollViewDidScroll(_ sv: UIScrollView) {
    for i in 0..<controllers.count {
      if let vc = controllers[i] as? WalkthroughPage {
        let mx =
          ((scrollview.contentOffset.x + view.bounds.size.width)
            - (view.bounds.size.width * CGFloat(i))) / max(1, view.bounds.size.width)
        if mx < 2 && mx > -2.0 {
          vc.walkthroughDidScroll(to: scrollview.contentOffset.x, offset: mx)
        }
      }
    }
  }

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    updateUI()
  }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    updateUI()
  }

  override open var prefersStatusBarHidden: Bool { true }
}

/// A page with a gradient and a title.
open class WalkthroughPageViewController: UIViewController, WalkthroughPage {
  @IBInspectable var speed: CGPoint = CGPoint(x: 0.0, y: 0.0)
  private let gradient = CAGradientLayer()
  private let titleLabel = UILabel()
  private let ring = CAShapeLayer()
  public private(set) var lastOffset: CGFloat = 0

  override open func viewDidLoad() {
    super.viewDidLoad()
    gradient.colors = [UIColor.blue.cgColor, UIColor.purple.cgColor]
    gradient.locations = [0.0, 1.0]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    view.layer.insertSublayer(gradient, at: 0)
    ring.fillColor = UIColor.clear.cgColor
    ring.strokeColor = UIColor.white.cgColor
    ring.lineWidth = 4
    ring.strokeEnd = 0.75
    view.layer.addSublayer(ring)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    titleLabel.attributedText = NSAttributedString(
      string: title ?? "",
      attributes: [
        .font: UIFont.systemFont(ofSize: 24, weight: .semibold), .foregroundColor: UIColor.white,
        .paragraphStyle: style,
      ])
    view.addSubview(titleLabel)
  }

  override open func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    gradient.frame = view.bounds
    ring.frame = CGRect(x: view.bounds.midX - 40, y: 40, width: 80, height: 80)
    ring.path = UIBezierPath(ovalIn: ring.bounds.insetBy(dx: 4, dy: 4)).cgPath
    titleLabel.frame = CGRect(x: 0, y: view.bounds.midY, width: view.bounds.width, height: 40)
  }

  open func walkthroughDidScroll(to: CGFloat, offset: CGFloat) {
    lastOffset = offset
  }
}

import UIKit

/// The methods that a pager calls on its delegate.
@MainActor
public protocol PagerControllerDelegate: AnyObject {
  /// Called when another page is selected, before the transition to that page.
  func pagerController(_ pagerController: PagerController, willSelect index: Int)
  /// Called when a transition has ended, with the index of the page that is now shown.
  func pagerController(_ pagerController: PagerController, didSelect index: Int)
  /// Returns the animator for a transition; nil uses the pager's own animator.
  func pagerController(
    _ pagerController: PagerController, animatorFrom old: Int, to new: Int
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension PagerControllerDelegate {
  /// Does nothing.
  public func pagerController(_ pagerController: PagerController, willSelect index: Int) {}
  /// Does nothing.
  public func pagerController(_ pagerController: PagerController, didSelect index: Int) {}
  /// Returns nil.
  public func pagerController(
    _ pagerController: PagerController, animatorFrom old: Int, to new: Int
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// A container that shows one page at a time, below a row with the titles of all pages.
///
/// A tap on a title or a swipe selects a page. The pager forwards the appearance calls manually. It passes its own
/// transition context to animators, as a navigation controller does.
public final class PagerController: UIViewController {
  /// The object that is notified of selections.
  public weak var pagerDelegate: (any PagerControllerDelegate)?
  /// The pages, which are all children.
  public let pages: [UIViewController]
  /// The index of the page that is shown or, during a transition, of the page that will be shown.
  public private(set) var selectedIndex: Int
  /// Whether a transition is running.
  public var isMoving: Bool { context != nil }

  private let titleBar = PagerTitleBar()
  private let contentView = UIView()
  private var context: PagerTransitionContext?
  /// The index of the page that was requested during a transition; nil if no page was requested.
  private var pendingIndex: Int?

  // MARK: - Life cycle

  /// Makes a pager with at least one page.
  public init(pages: [UIViewController], selectedIndex: Int = 0) {
    precondition(pages.indices.contains(selectedIndex), "The selected page does not exist.")
    self.pages = pages
    self.selectedIndex = selectedIndex
    super.init(nibName: nil, bundle: nil)
    for page in pages {
      addChild(page)
      page.didMove(toParent: self)
    }
  }

  /// Unavailable, since storyboards cannot make pagers.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("Pagers are made with their pages.")
  }

  public override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    contentView.clipsToBounds = true
    for subview in [contentView, titleBar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      titleBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      titleBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      titleBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      titleBar.heightAnchor.constraint(equalToConstant: PagerTitleBar.height),
      contentView.topAnchor.constraint(equalTo: titleBar.bottomAnchor),
      contentView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    titleBar.titles = pages.map { $0.title ?? "" }
    titleBar.select(selectedIndex)
    titleBar.onSelect = { [weak self] index in self?.select(index, animated: true) }

    let forward = UISwipeGestureRecognizer(
      target: self, action: #selector(swipeForward))
    forward.direction = .left
    contentView.addGestureRecognizer(forward)
    let back = UISwipeGestureRecognizer(
      target: self, action: #selector(swipeBack))
    back.direction = .right
    contentView.addGestureRecognizer(back)

    show(pages[selectedIndex])
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pages[selectedIndex].beginAppearanceTransition(true, animated: animated)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pages[selectedIndex].endAppearanceTransition()
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pages[selectedIndex].beginAppearanceTransition(false, animated: animated)
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pages[selectedIndex].endAppearanceTransition()
  }

  // MARK: - Selection

  /// Selects another page.
  ///
  /// A selection during a transition takes effect when the transition has ended.
  public func select(_ index: Int, animated: Bool) {
    guard pages.indices.contains(index) else { return }
    if isMoving {
      pendingIndex = index
      return
    }
    guard index != selectedIndex else { return }
    let old = selectedIndex
    selectedIndex = index
    pagerDelegate?.pagerController(self, willSelect: index)
    guard isViewLoaded else {
      pagerDelegate?.pagerController(self, didSelect: index)
      return
    }
    titleBar.select(index)
    let isVisible = view.window != nil
    move(from: old, to: index, animated: animated && isVisible, forwards: isVisible)
  }

  @objc private func swipeForward() {
    select(selectedIndex + 1, animated: true)
  }

  @objc private func swipeBack() {
    select(selectedIndex - 1, animated: true)
  }

  // MARK: - Transitions

  private func show(_ page: UIViewController) {
    page.view.frame = contentView.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(page.view)
  }

  private func move(from old: Int, to new: Int, animated: Bool, forwards: Bool) {
    let (leaving, coming) = (pages[old], pages[new])
    if forwards {
      leaving.beginAppearanceTransition(false, animated: animated)
      coming.beginAppearanceTransition(true, animated: animated)
    }
    let finish = { [weak self] (_: Bool) in
      guard let self else { return }
      leaving.view.removeFromSuperview()
      if forwards {
        leaving.endAppearanceTransition()
        coming.endAppearanceTransition()
      }
      self.context = nil
      self.didMove(to: new)
    }
    guard animated else {
      show(coming)
      finish(true)
      return
    }
    coming.view.frame = contentView.bounds
    coming.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let animator =
      pagerDelegate?.pagerController(self, animatorFrom: old, to: new)
      ?? PagerAnimator(isForward: new > old)
    let context = PagerTransitionContext(
      from: leaving, to: coming, in: contentView, completion: finish)
    context.onEnd = { animator.animationEnded?($0) }
    self.context = context
    let duration = animator.transitionDuration(using: context)
    UIView.animate(withDuration: duration) { self.titleBar.layoutIfNeeded() }
    animator.animateTransition(using: context)
  }

  private func didMove(to index: Int) {
    pagerDelegate?.pagerController(self, didSelect: index)
    guard let next = pendingIndex else { return }
    pendingIndex = nil
    select(next, animated: true)
  }
}

// MARK: - The titles

/// A row of titles of equal width, with a line below the selected title.
final class PagerTitleBar: UIView {
  static let height: CGFloat = 44

  var onSelect: ((Int) -> Void)?
  var titles: [String] = [] {
    didSet { makeLabels() }
  }

  private var labels: [UILabel] = []
  private let line = UIView()
  private var selectedIndex = 0

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    line.backgroundColor = .systemBlue
    line.layer.cornerRadius = 1.5
    addSubview(line)
    let tap = UITapGestureRecognizer(
      target: self, action: #selector(tapped))
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !labels.isEmpty else { return }
    let width = bounds.width / CGFloat(labels.count)
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
    let inset = min(16, width / 4)
    line.frame = CGRect(
      x: CGFloat(selectedIndex) * width + inset, y: bounds.height - 3,
      width: width - 2 * inset, height: 3)
  }

  func select(_ index: Int) {
    selectedIndex = index
    for (position, label) in labels.enumerated() {
      label.textColor = position == index ? .label : .secondaryLabel
    }
    setNeedsLayout()
  }

  private func makeLabels() {
    labels.forEach { $0.removeFromSuperview() }
    labels = titles.map { title in
      let label = UILabel()
      label.text = title
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 15, weight: .semibold)
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
    guard !labels.isEmpty, bounds.width > 0 else { return }
    let place = recognizer.location(in: self).x
    onSelect?(min(labels.count - 1, Int(place / bounds.width * CGFloat(labels.count))))
  }
}

// MARK: - The animator

/// An animator that slides the new page in, while the old page shrinks and fades.
final class PagerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isForward: Bool

  init(isForward: Bool) {
    self.isForward = isForward
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.35
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let leaving = transitionContext.view(forKey: .from),
      let coming = transitionContext.view(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    let width = container.bounds.width
    container.addSubview(coming)
    coming.transform = CGAffineTransform(translationX: isForward ? width : -width, y: 0)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
      animations: {
        coming.transform = .identity
        leaving.alpha = 0.3
        leaving.transform = CGAffineTransform(scaleX: 0.92, y: 0.92)
      },
      completion: { _ in
        leaving.alpha = 1
        leaving.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

/// The transition context that a pager gives to its animators.
final class PagerTransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated = true
  let isInteractive = false
  let transitionWasCancelled = false
  let presentationStyle = UIModalPresentationStyle.custom
  let targetTransform = CGAffineTransform.identity

  var onEnd: ((Bool) -> Void)?
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  private var completion: ((Bool) -> Void)?

  init(
    from leaving: UIViewController, to coming: UIViewController, in containerView: UIView,
    completion: @escaping (Bool) -> Void
  ) {
    self.containerView = containerView
    self.completion = completion
    controllers = [.from: leaving, .to: coming]
    super.init()
  }

  func completeTransition(_ didComplete: Bool) {
    let completion = self.completion
    self.completion = nil
    onEnd?(didComplete)
    completion?(didComplete)
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    controllers[key]
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    controllers[key == .from ? .from : .to]?.view
  }

  func initialFrame(for viewController: UIViewController) -> CGRect {
    viewController === controllers[.from] ? containerView.bounds : .zero
  }

  func finalFrame(for viewController: UIViewController) -> CGRect {
    viewController === controllers[.to] ? containerView.bounds : .zero
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
}

// swift-format-ignore-file
import UIKit

public protocol PhotoViewerDelegate: AnyObject {
    func photoViewer(_ viewer: PhotoViewer, didMoveTo index: Int)
    func photoViewerDidDismiss(_ viewer: PhotoViewer)
}

/// One photo that is zoomed with two fingers or a double tap.
open class ZoomingPhotoView: UIScrollView, UIScrollViewDelegate {

    public let imageView = UIImageView()

    open var image: UIImage? {
        didSet {
            imageView.image = image
            imageView.frame = CGRect(origin: .zero, size: image?.size ?? .zero)
            contentSize = imageView.frame.size
            setZoomScales()
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        decelerationRate = UIScrollView.DecelerationRate.fast
        contentInsetAdjustmentBehavior = .never
        bouncesZoom = true
        addSubview(imageView)
        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(handleDoubleTap(_:)))
        doubleTap.numberOfTapsRequired = 2
        addGestureRecognizer(doubleTap)
    }

    public required init?(coder aDecoder: NSCoder) { fatalError() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        centerImage()
    }

    open override var frame: CGRect {
        didSet { if frame.size != oldValue.size { setZoomScales() } }
    }

    private func setZoomScales() {
        guard let size = image?.size, size.width > 0, size.height > 0, bounds.width > 0 else { return }
        let fit = min(bounds.width / size.width, bounds.height / size.height)
        minimumZoomScale = fit
        maximumZoomScale = max(fit * 4, 1)
        zoomScale = fit
    }

    private func centerImage() {
        var frame = imageView.frame
        frame.origin.x = frame.width < bounds.width ? (bounds.width - frame.width) / 2 : 0
        frame.origin.y = frame.height < bounds.height ? (bounds.height - frame.height) / 2 : 0
        imageView.frame = frame
    }

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        centerImage()
        panGestureRecognizer.isEnabled = zoomScale > minimumZoomScale
    }

    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        if scale < minimumZoomScale { setZoomScale(minimumZoomScale, animated: true) }
    }

    @objc private func handleDoubleTap(_ recognizer: UITapGestureRecognizer) {
        if zoomScale > minimumZoomScale {
            setZoomScale(minimumZoomScale, animated: true)
            return
        }
        let point = recognizer.location(in: imageView)
        let scale = min(maximumZoomScale, minimumZoomScale * 2)
        let size = CGSize(width: bounds.width / scale, height: bounds.height / scale)
        zoom(to: CGRect(
            origin: CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2), size: size), animated: true)
    }
}

/// Pages of photos in front of a dark background. A vertical drag dismisses them.
open class PhotoViewer: UIViewController {

    open weak var delegate: PhotoViewerDelegate?
    public private(set) var images: [UIImage]
    public private(set) var currentIndex: Int

    private let pageController = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal,
        options: [UIPageViewController.OptionsKey.interPageSpacing: 20])
    private lazy var panRecognizer = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
    private let interaction = UIPercentDrivenInteractiveTransition()
    private var isInteractive = false
    private let closeButton = UIButton(type: .custom)
    private let pageControl = UIPageControl()

    public init(images: [UIImage], index: Int = 0) {
        self.images = images
        currentIndex = index
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        modalPresentationCapturesStatusBarAppearance = true
        transitioningDelegate = self
    }

    public required init?(coder aDecoder: NSCoder) { fatalError() }

    open override var prefersStatusBarHidden: Bool { return true }
    open override var prefersHomeIndicatorAutoHidden: Bool { return true }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        pageController.dataSource = self
        pageController.delegate = self
        pageController.setViewControllers([makePage(currentIndex)], direction: .forward, animated: false)
        addChild(pageController)
        pageController.view.frame = view.bounds
        pageController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pageController.view)
        pageController.didMove(toParent: self)

        closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
        closeButton.setTitle("Close", for: .normal)
        closeButton.setTitleColor(.white, for: .normal)
        closeButton.setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .highlighted)
        closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
        closeButton.frame = CGRect(x: view.bounds.width - 80, y: 16, width: 64, height: 44)
        closeButton.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
        view.addSubview(closeButton)

        pageControl.numberOfPages = images.count
        pageControl.currentPage = currentIndex
        pageControl.hidesForSinglePage = true
        pageControl.sizeToFit()
        pageControl.center = CGPoint(x: view.bounds.midX, y: view.bounds.height - 30)
        pageControl.autoresizingMask = [.flexibleTopMargin, .flexibleLeftMargin, .flexibleRightMargin]
        view.addSubview(pageControl)

        panRecognizer.delegate = self
        panRecognizer.maximumNumberOfTouches = 1
        view.addGestureRecognizer(panRecognizer)
    }

    private func makePage(_ index: Int) -> PhotoPage { PhotoPage(image: images[index], index: index) }

    @objc private func close() {
        dismiss(animated: true) { [weak self] in
            guard let self = self else { return }
            self.delegate?.photoViewerDidDismiss(self)
        }
    }

    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: view).y
        let progress = max(0, min(1, abs(translation) / view.bounds.height))
        switch recognizer.state {
        case .began:
            isInteractive = true
            close()
        case .changed:
            interaction.update(progress)
        case .ended:
            isInteractive = false
            let velocity = recognizer.velocity(in: view).y
            if progress > 0.3 || abs(velocity) > 900 {
                interaction.completionSpeed = 1 - progress
                interaction.finish()
            } else {
                interaction.cancel()
            }
        case .cancelled, .failed:
            isInteractive = false
            interaction.cancel()
        default:
            break
        }
    }
}

extension PhotoViewer: UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan == panRecognizer else { return true }
        let velocity = pan.velocity(in: view)
        return abs(velocity.y) > abs(velocity.x)
    }
}

extension PhotoViewer: UIPageViewControllerDataSource, UIPageViewControllerDelegate {

    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let page = viewController as? PhotoPage, page.index > 0 else { return nil }
        return makePage(page.index - 1)
    }

    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let page = viewController as? PhotoPage, page.index + 1 < images.count else { return nil }
        return makePage(page.index + 1)
    }

    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        guard completed, let page = pageViewController.viewControllers?.first as? PhotoPage else { return }
        currentIndex = page.index
        pageControl.currentPage = page.index
        delegate?.photoViewer(self, didMoveTo: page.index)
    }
}

extension PhotoViewer: UIViewControllerTransitioningDelegate {

    public func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    {
        return PhotoDismissal()
    }

    public func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    {
        return isInteractive ? interaction : nil
    }
}

final class PhotoDismissal: NSObject, UIViewControllerAnimatedTransitioning {

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from) ?? transitionContext.viewController(forKey: .from)?.view
        else {
            transitionContext.completeTransition(false)
            return
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
            animations: {
                from.transform = CGAffineTransform(translationX: 0, y: from.bounds.height / 2).scaledBy(x: 0.8, y: 0.8)
                from.alpha = 0
            },
            completion: { _ in
                from.transform = .identity
                from.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

final class PhotoPage: UIViewController {
    let index: Int
    let photoView = ZoomingPhotoView(frame: .zero)
    private let image: UIImage

    init(image: UIImage, index: Int) {
        self.image = image
        self.index = index
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func loadView() { view = photoView }

    override func viewDidLoad() {
        super.viewDidLoad()
        photoView.image = image
    }
}

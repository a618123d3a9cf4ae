// swift-format-ignore-file
import UIKit
import ObjectiveC

@objc public protocol ParallaxHeaderDelegate: NSObjectProtocol {
    @objc optional func parallaxHeaderDidScroll(_ header: ParallaxHeader)
}

public enum ParallaxHeaderMode: Int {
    case fill
    case top
    case bottom
}

open class ParallaxHeader: NSObject {

    open private(set) lazy var contentView: UIView = {
        let view = ParallaxView()
        view.header = self
        view.clipsToBounds = true
        return view
    }()

    open weak var delegate: ParallaxHeaderDelegate?

    open var view: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let view = view else { return }
            contentView.addSubview(view)
            layoutContent()
        }
    }

    open var mode: ParallaxHeaderMode = .fill { didSet { layoutContent() } }

    @IBInspectable open var height: CGFloat = 0 {
        didSet {
            guard height != oldValue else { return }
            adjustTopInset(by: height - oldValue)
            layout()
        }
    }

    @objc @IBInspectable open var minimumHeight: CGFloat = 0 { didSet { layout() } }

    open private(set) var progress: CGFloat = 0 {
        didSet {
            if progress != oldValue { delegate?.parallaxHeaderDidScroll?(self) }
        }
    }

    fileprivate weak var scrollView: UIScrollView? {
        didSet {
            guard let scrollView = scrollView, scrollView !== oldValue else { return }
            adjustTopInset(by: height)
            scrollView.addSubview(contentView)
            layout()
        }
    }

    private func adjustTopInset(by change: CGFloat) {
        guard let scrollView = scrollView else { return }
        var inset = scrollView.contentInset
        inset.top += change
        let offset = scrollView.contentOffset
        scrollView.contentInset = inset
        scrollView.setContentOffset(CGPoint(x: offset.x, y: offset.y - change), animated: false)
    }

    open func layout() {
        guard let scrollView = scrollView else { return }
        let top = -scrollView.contentOffset.y
        let shown = max(top, minimumHeight)
        contentView.frame = CGRect(
            x: 0, y: scrollView.contentOffset.y, width: scrollView.frame.size.width, height: shown)
        contentView.layer.zPosition = 1
        progress = height > minimumHeight ? (shown - minimumHeight) / (height - minimumHeight) : 0
        layoutContent()
    }

    private func layoutContent() {
        guard let view = view else { return }
        let bounds = contentView.bounds
        switch mode {
        case .fill: view.frame = bounds
        case .top: view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(height, bounds.height))
        case .bottom: view.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        }
    }
}

class ParallaxView: UIView {
    fileprivate weak var header: ParallaxHeader?

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        if newSuperview == nil { header?.scrollView = nil }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit == self ? nil : hit
    }
}

private var parallaxHeaderKey: UInt8 = 0

extension UIScrollView {

    @objc public var parallaxHeader: ParallaxHeader {
        get {
            if let header = objc_getAssociatedObject(self, &parallaxHeaderKey) as? ParallaxHeader {
                return header
            }
            let header = ParallaxHeader()
            self.parallaxHeader = header
            return header
        }
        set {
            newValue.scrollView = self
            objc_setAssociatedObject(self, &parallaxHeaderKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}

open class ParallaxTableController: UITableViewController {

    public let header = UIImageView()
    open var rows = 40

    open override func viewDidLoad() {
        super.viewDidLoad()
        header.contentMode = .scaleAspectFill
        header.backgroundColor = .systemTeal
        tableView.parallaxHeader.view = header
        tableView.parallaxHeader.height = 200
        tableView.parallaxHeader.minimumHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.tableFooterView = UIView()
    }

    open override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrollView.parallaxHeader.layout()
    }

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.detailTextLabel?.textColor = .gray
        cell.accessoryType = indexPath.row % 2 == 0 ? .disclosureIndicator : .none
        return cell
    }
}

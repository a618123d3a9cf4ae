// swift-format-ignore-file
import UIKit

public enum SwipeRowSide {
    case left, right
}

public struct SwipeRowAction {
    public var title: String
    public var backgroundColor: UIColor
    public var handler: (IndexPath) -> Void

    public init(title: String, backgroundColor: UIColor, handler: @escaping (IndexPath) -> Void) {
        self.title = title
        self.backgroundColor = backgroundColor
        self.handler = handler
    }
}

public protocol SwipeRowDelegate: AnyObject {
    func swipeRow(_ cell: SwipeRow, actionsOn side: SwipeRowSide) -> [SwipeRowAction]
    func swipeRowDidOpen(_ cell: SwipeRow)
}

/// A cell that is dragged aside and shows buttons below.
open class SwipeRow: UITableViewCell {

    public weak var delegate: SwipeRowDelegate?
    open private(set) var isOpen = false

    private var buttonsView: UIView?
    private var startOffset: CGFloat = 0
    private weak var tableView: UITableView?
    private let buttonWidth: CGFloat = 80

    private lazy var panGestureRecognizer: UIPanGestureRecognizer = {
        let recognizer = UIPanGestureRecognizer(target: self, action: #selector(SwipeRow.handlePan(_:)))
        recognizer.delegate = self
        return recognizer
    }()

    private lazy var tapGestureRecognizer: UITapGestureRecognizer = {
        let recognizer = UITapGestureRecognizer(target: self, action: #selector(SwipeRow.handleTap(_:)))
        recognizer.delegate = self
        return recognizer
    }()

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        configure()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        configure()
    }

    private func configure() {
        clipsToBounds = false
        addGestureRecognizer(panGestureRecognizer)
        addGestureRecognizer(tapGestureRecognizer)
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        var view: UIView = self
        while let superview = view.superview {
            view = superview
            if let tableView = view as? UITableView {
                self.tableView = tableView
                tableView.panGestureRecognizer.removeTarget(self, action: nil)
                tableView.panGestureRecognizer.addTarget(self, action: #selector(handleTablePan(_:)))
                return
            }
        }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        close(animated: false)
    }

    open override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected && !isOpen, animated: animated)
    }

    open override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard !isOpen else { return }
        super.setHighlighted(highlighted, animated: animated)
    }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let superview = superview else { return false }
        let point = convert(point, to: superview)
        return frame.minY <= point.y && point.y < frame.maxY
    }

    // MARK: - Dragging

    @objc func handlePan(_ gesture: UIPanGestureRecognizer) {
        switch gesture.state {
        case .began:
            startOffset = contentView.transform.tx
            if buttonsView == nil { addButtons(for: gesture.velocity(in: self).x < 0 ? .right : .left) }
        case .changed:
            guard let buttons = buttonsView else { return }
            let limit = buttons.bounds.width
            var offset = startOffset + gesture.translation(in: self).x
            if abs(offset) > limit {
                offset = (offset < 0 ? -1 : 1) * (limit + (abs(offset) - limit) * 0.25)
            }
            contentView.transform = CGAffineTransform(translationX: offset, y: 0)
        case .ended, .cancelled:
            guard let buttons = buttonsView else { return }
            let offset = contentView.transform.tx + gesture.velocity(in: self).x * 0.1
            if abs(offset) > buttons.bounds.width / 2 {
                open()
            } else {
                close(animated: true)
            }
        default: break
        }
    }

    @objc private func handleTap(_ gesture: UITapGestureRecognizer) {
        close(animated: true)
    }

    @objc private func handleTablePan(_ gesture: UIPanGestureRecognizer) {
        if gesture.state == .began && isOpen { close(animated: true) }
    }

    private func addButtons(for side: SwipeRowSide) {
        guard let actions = delegate?.swipeRow(self, actionsOn: side), !actions.isEmpty else { return }
        let width = CGFloat(actions.count) * buttonWidth
        let buttons = UIView(
            frame: CGRect(x: side == .left ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height))
        buttons.autoresizingMask = side == .left ? .flexibleRightMargin : .flexibleLeftMargin
        for (index, action) in actions.enumerated() {
            let button = UIButton(type: .custom)
            button.frame = CGRect(
                x: CGFloat(index) * buttonWidth, y: 0, width: buttonWidth, height: bounds.height)
            button.backgroundColor = action.backgroundColor
            button.setTitle(action.title, for: UIControl.State())
            button.titleLabel?.font = UIFont.systemFont(ofSize: 15)
            button.titleLabel?.lineBreakMode = .byWordWrapping
            button.tag = index
            button.addTarget(self, action: #selector(buttonTapped(_:)), for: .touchUpInside)
            buttons.addSubview(button)
        }
        buttons.tag = side == .left ? -1 : 1
        insertSubview(buttons, belowSubview: contentView)
        contentView.backgroundColor = contentView.backgroundColor ?? .white
        buttonsView = buttons
    }

    @objc private func buttonTapped(_ sender: UIButton) {
        guard let side = buttonsView?.tag,
              let actions = delegate?.swipeRow(self, actionsOn: side < 0 ? .left : .right),
              let indexPath = tableView?.indexPath(for: self)
        else { return }
        close(animated: true)
        actions[sender.tag].handler(indexPath)
    }

    public func open() {
        guard let buttons = buttonsView else { return }
        isOpen = true
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                self.contentView.transform = CGAffineTransform(
                    translationX: -CGFloat(buttons.tag) * buttons.bounds.width, y: 0)
            }, completion: nil)
        delegate?.swipeRowDidOpen(self)
    }

    public func close(animated: Bool) {
        isOpen = false
        guard let buttons = buttonsView else { return }
        buttonsView = nil
        let changes = { self.contentView.transform = CGAffineTransform.identity }
        guard animated else {
            changes()
            buttons.removeFromSuperview()
            return
        }
        UIView.animate(withDuration: 0.25, animations: changes, completion: { _ in buttons.removeFromSuperview() })
    }

    // MARK: - UIGestureRecognizerDelegate

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer == tapGestureRecognizer { return isOpen }
        if gestureRecognizer == panGestureRecognizer {
            let translation = panGestureRecognizer.translation(in: self)
            return abs(translation.y) <= abs(translation.x)
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

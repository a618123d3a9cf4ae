// swift-format-ignore-file
#if canImport(UIKit)
import UIKit

public typealias ConstraintView = UIView
public typealias ConstraintInsets = UIEdgeInsets
#elseif canImport(AppKit)
import AppKit

public typealias ConstraintView = NSView
public typealias ConstraintInsets = NSEdgeInsets
#endif

// MARK: - Items

/// A view or a layout guide.
public protocol Constrainable: AnyObject {
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }

    @discardableResult
    func readyForConstraints() -> Self
}

extension ConstraintView: Constrainable {
    @discardableResult
    public func readyForConstraints() -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        return self
    }
}

extension UILayoutGuide: Constrainable {
    @discardableResult
    public func readyForConstraints() -> Self { return self }
}

public enum ConstraintRelation: Int {
    case equal = 0
    case equalOrLess = -1
    case equalOrGreater = 1
}

// MARK: - Methods

public extension Constrainable {

    @discardableResult
    func edges(to other: Constrainable, insets: ConstraintInsets = .zero, priority: UILayoutPriority = .required,
               isActive: Bool = true) -> [NSLayoutConstraint] {
        readyForConstraints()
        let constraints = [
            topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
            bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right)
        ].with(priority)
        if isActive { NSLayoutConstraint.activate(constraints) }
        return constraints
    }

    @discardableResult
    func center(in other: Constrainable, offset: CGPoint = .zero) -> [NSLayoutConstraint] {
        readyForConstraints()
        let constraints = [
            centerXAnchor.constraint(equalTo: other.centerXAnchor, constant: offset.x),
            centerYAnchor.constraint(equalTo: other.centerYAnchor, constant: offset.y)
        ]
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    @discardableResult
    func width(_ width: CGFloat, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required)
        -> NSLayoutConstraint {
        readyForConstraints()
        return widthAnchor.constraint(width, relation).with(priority).activated()
    }

    @discardableResult
    func height(_ height: CGFloat, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required)
        -> NSLayoutConstraint {
        readyForConstraints()
        return heightAnchor.constraint(height, relation).with(priority).activated()
    }

    @discardableResult
    func aspectRatio(_ ratio: CGFloat) -> NSLayoutConstraint {
        readyForConstraints()
        return widthAnchor.constraint(equalTo: heightAnchor, multiplier: ratio).activated()
    }
}

public extension ConstraintView {

    @discardableResult
    func edgesToSuperview(insets: ConstraintInsets = .zero, usingSafeArea: Bool = false) -> [NSLayoutConstraint] {
        guard let superview = superview else { preconditionFailure("\(self) has no superview") }
        let target: Constrainable = usingSafeArea ? superview.safeAreaLayoutGuide : superview
        return edges(to: target, insets: insets)
    }

    func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setContentHuggingPriority(priority, for: axis)
    }
}

fileprivate extension NSLayoutDimension {
    func constraint(_ constant: CGFloat, _ relation: ConstraintRelation) -> NSLayoutConstraint {
        switch relation {
        case .equal: return constraint(equalToConstant: constant)
        case .equalOrLess: return constraint(lessThanOrEqualToConstant: constant)
        case .equalOrGreater: return constraint(greaterThanOrEqualToConstant: constant)
        }
    }
}

public extension NSLayoutConstraint {
    func with(_ priority: UILayoutPriority) -> Self {
        self.priority = priority
        return self
    }

    func activated() -> Self {
        isActive = true
        return self
    }
}

public extension Collection where Element == NSLayoutConstraint {
    func with(_ priority: UILayoutPriority) -> [NSLayoutConstraint] {
        return map { $0.with(priority) }
    }

    func deActivate() {
        NSLayoutConstraint.deactivate(Array(self))
    }
}

// MARK: - Operators

infix operator ~ : AdditionPrecedence

public struct AnchorSum<AnchorType: AnyObject> {
    let anchor: NSLayoutAnchor<AnchorType>
    let constant: CGFloat
}

public struct DimensionProduct {
    let anchor: NSLayoutDimension
    let multiplier: CGFloat
}

public func + <AnchorType>(anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> AnchorSum<AnchorType> {
    return AnchorSum(anchor: anchor, constant: constant)
}

public func - <AnchorType>(anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> AnchorSum<AnchorType> {
    return AnchorSum(anchor: anchor, constant: -constant)
}

public func * (anchor: NSLayoutDimension, multiplier: CGFloat) -> DimensionProduct {
    return DimensionProduct(anchor: anchor, multiplier: multiplier)
}

@discardableResult
public func == <AnchorType>(left: NSLayoutAnchor<AnchorType>, right: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    return left.constraint(equalTo: right).activated()
}

@discardableResult
public func == <AnchorType>(left: NSLayoutAnchor<AnchorType>, right: AnchorSum<AnchorType>) -> NSLayoutConstraint {
    return left.constraint(equalTo: right.anchor, constant: right.constant).activated()
}

@discardableResult
public func >= <AnchorType>(left: NSLayoutAnchor<AnchorType>, right: AnchorSum<AnchorType>) -> NSLayoutConstraint {
    return left.constraint(greaterThanOrEqualTo: right.anchor, constant: right.constant).activated()
}

@discardableResult
public func <= <AnchorType>(left: NSLayoutAnchor<AnchorType>, right: AnchorSum<AnchorType>) -> NSLayoutConstraint {
    return left.constraint(lessThanOrEqualTo: right.anchor, constant: right.constant).activated()
}

@discardableResult
public func == (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
    return left.constraint(equalToConstant: right).activated()
}

@discardableResult
public func >= (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
    return left.constraint(greaterThanOrEqualToConstant: right).activated()
}

@discardableResult
public func == (left: NSLayoutDimension, right: DimensionProduct) -> NSLayoutConstraint {
    return left.constraint(equalTo: right.anchor, multiplier: right.multiplier).activated()
}

@discardableResult
public func ~ (constraint: NSLayoutConstraint, priority: Float) -> NSLayoutConstraint {
    constraint.isActive = false
    return constraint.with(UILayoutPriority(priority)).activated()
}

// MARK: - Chains

/// Arranges views below or beside each other: `Stack(in: card).spacing(8).add(title).add(button).pinned()`.
public final class Stack {

    private enum Item {
        case view(UIView)
        case space(CGFloat)
    }

    private weak var container: UIView?
    private var items: [Item] = []
    private var axis: NSLayoutConstraint.Axis = .vertical
    private var gap: CGFloat = 0
    private var insets: UIEdgeInsets = .zero

    public init(in container: UIView) {
        self.container = container
    }

    @discardableResult
    public func axis(_ axis: NSLayoutConstraint.Axis) -> Self {
        self.axis = axis
        return self
    }

    @discardableResult
    public func spacing(_ spacing: CGFloat) -> Self {
        gap = spacing
        return self
    }

    @discardableResult
    public func insets(_ insets: UIEdgeInsets) -> Self {
        self.insets = insets
        return self
    }

    @discardableResult
    public func add(_ views: UIView...) -> Self {
        items += views.map(Item.view)
        return self
    }

    @discardableResult
    public func add(space: CGFloat) -> Self {
        items.append(.space(space))
        return self
    }

    @discardableResult
    public func pinned(closing: Bool = true) -> [NSLayoutConstraint] {
        guard let container = container else { return [] }
        var constraints: [NSLayoutConstraint] = []
        var previous: UIView?
        var extra: CGFloat = 0
        for item in items {
            switch item {
            case .space(let space):
                extra += space
            case .view(let view):
                container.addSubview(view.readyForConstraints())
                constraints += edges(of: view, after: previous, in: container, extra: extra)
                (previous, extra) = (view, 0)
            }
        }
        if closing, let last = previous {
            switch axis {
            case .horizontal:
                constraints.append(
                    container.trailingAnchor.constraint(equalTo: last.trailingAnchor, constant: insets.right + extra))
            default:
                constraints.append(
                    container.bottomAnchor.constraint(equalTo: last.bottomAnchor, constant: insets.bottom + extra))
            }
        }
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    private func edges(of view: UIView, after previous: UIView?, in container: UIView, extra: CGFloat)
        -> [NSLayoutConstraint] {
        switch axis {
        case .vertical:
            return [
                view.topAnchor.constraint(
                    equalTo: previous?.bottomAnchor ?? container.topAnchor,
                    constant: (previous == nil ? insets.top : gap) + extra),
                view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: insets.left),
                view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -insets.right)
            ]
        case .horizontal:
            return [
                view.leadingAnchor.constraint(
                    equalTo: previous?.trailingAnchor ?? container.leadingAnchor,
                    constant: (previous == nil ? insets.left : gap) + extra),
                view.topAnchor.constraint(equalTo: container.topAnchor, constant: insets.top),
                view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -insets.bottom)
            ]
        @unknown default:
            return []
        }
    }
}

/// A card with a picture, a title and a button, which are arranged by the methods and operators above.
open class ConstraintCard: UIView {

    public let picture = UIImageView()
    public let titleLabel = UILabel()
    public let button = UIButton(type: .system)
    public let badge = UIView()
    private let content = UIView()
    public private(set) var insets: [NSLayoutConstraint] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        addSubview(content)
        insets = content.edgesToSuperview(insets: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))

        Stack(in: content)
            .spacing(8)
            .add(picture, titleLabel)
            .add(space: 4)
            .add(button)
            .pinned(closing: false)
        picture.height(80)
        titleLabel.heightAnchor == 20
        button.heightAnchor == titleLabel.heightAnchor * 2

        badge.readyForConstraints()
        addSubview(badge)
        badge.aspectRatio(1)
        badge.widthAnchor >= 16
        badge.width(10, priority: .defaultHigh)
        badge.topAnchor == picture.topAnchor - 4
        badge.trailingAnchor == picture.trailingAnchor + 4
        badge.leadingAnchor >= picture.leadingAnchor + 8
        (badge.leadingAnchor == picture.leadingAnchor) ~ 100
    }
}

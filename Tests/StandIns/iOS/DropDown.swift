// swift-format-ignore-file
import UIKit

public typealias Index = Int
public typealias SelectionClosure = (Index, String) -> Void

/// A list of strings that drops down below a view.
public final class DropDown: UIView {
  public weak var anchorView: UIView?
  public var dataSource = [String]() {
    didSet { tableView.reloadData() }
  }
  public var selectionAction: SelectionClosure?
  public var cancelAction: (() -> Void)?
  public var cellHeight: CGFloat = 44 {
    willSet { tableView.rowHeight = newValue }
  }
  @objc public dynamic var selectionBackgroundColor: UIColor = UIColor(white: 0.89, alpha: 1)
  public fileprivate(set) var selectedIndex: Index?

  fileprivate let dismissableView = UIView()
  fileprivate let tableViewContainer = UIView()
  fileprivate let tableView = UITableView()

  public convenience init() {
    self.init(frame: .zero)
  }

  public convenience init(anchorView: UIView, dataSource: [Index: String] = [:]) {
    self.init(frame: .zero)
    self.anchorView = anchorView
    self.dataSource = dataSource.sorted { $0.key < $1.key }.map { $0.value }
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required public init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }
}

private extension DropDown {
  func setup() {
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = cellHeight
    tableView.separatorStyle = .none
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "DropDownCell")
    dismissableView.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(dismissableViewTapped)))
    addSubview(dismissableView)
    tableViewContainer.layer.masksToBounds = false
    tableViewContainer.layer.cornerRadius = 2
    tableViewContainer.layer.shadowColor = UIColor.darkGray.cgColor
    tableViewContainer.layer.shadowOffset = .zero
    tableViewContainer.layer.shadowOpacity = 0.4
    tableViewContainer.layer.shadowRadius = 8
    addSubview(tableViewContainer)
    tableViewContainer.addSubview(tableView)
    alpha = 0
  }

  @objc func dismissableViewTapped() {
    cancel()
  }
}

extension DropDown {
  override public func layoutSubviews() {
    super.layoutSubviews()
    dismissableView.frame = bounds
    tableViewContainer.frame = computeLayout()
    tableView.frame = tableViewContainer.bounds
  }

  fileprivate func computeLayout() -> CGRect {
    guard let anchor = anchorView else { return .zero }
    let origin = anchor.convert(CGPoint(x: 0, y: anchor.bounds.maxY), to: self)
    let height = min(CGFloat(dataSource.count) * cellHeight, bounds.height - origin.y)
    return CGRect(origin: origin, size: CGSize(width: anchor.bounds.width, height: max(0, height)))
  }

  @discardableResult
  public func show() -> Bool {
    guard let window = anchorView?.window ?? UIApplication.shared.keyWindow, superview == nil else {
      return false
    }
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
    tableView.reloadData()
    layoutIfNeeded()
    tableViewContainer.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    UIView.animate(
      withDuration: 0.15, delay: 0, options: [.curveEaseOut],
      animations: { [unowned self] in
        self.alpha = 1
        self.tableViewContainer.transform = CGAffineTransform.identity
      }, completion: nil)
    UIAccessibility.post(notification: .screenChanged, argument: self)
    return true
  }

  public func hide() {
    guard superview != nil else { return }
    UIView.animate(withDuration: 0.15, animations: { self.alpha = 0 }) { [weak self] finished in
      guard finished else { return }
      self?.removeFromSuperview()
    }
  }

  fileprivate func cancel() {
    hide()
    cancelAction?()
  }
}

extension DropDown: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    dataSource.count
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "DropDownCell", for: indexPath)
    cell.textLabel?.text = dataSource[indexPath.row]
    cell.textLabel?.font =
      UIFont(name: "HelveticaNeue-Medium", size: 15) ?? UIFont.systemFont(ofSize: 15)
    cell.selectionStyle = .none
    return cell
  }

  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    cell.backgroundColor = indexPath.row == selectedIndex ? selectionBackgroundColor : .white
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selectedIndex = indexPath.row
    selectionAction?(indexPath.row, dataSource[indexPath.row])
    hide()
  }
}

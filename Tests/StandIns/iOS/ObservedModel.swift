// swift-format-ignore-file
import UIKit

/// A model whose changes are observed by key paths.
public class Thermometer: NSObject {
  @objc dynamic public var degrees: Double = 20
  @objc dynamic public var place: String? { didSet { moves += 1 } }
  public var moves = 0
}

public class ThermometerController: UIViewController {
  public let thermometer = Thermometer()
  public let scroll = UIScrollView()
  public var log: [String] = []
  private var observations: [NSKeyValueObservation] = []
  private var context = 0
  private let button: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Warm", for: .normal)
    button.addTarget(self, action: #selector(warm), for: .touchUpInside)
    return button
  }()

  public override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    scroll.frame = CGRect(x: 0, y: 50, width: 100, height: 100)
    view.addSubview(button)
    view.addSubview(scroll)
    observations = [
      thermometer.observe(\.degrees, options: [.initial, .old, .new]) { [weak self] model, change in
        self?.log.append("\(change.oldValue ?? 0) \(change.newValue ?? 0) \(model.degrees)")
      },
      thermometer.observe(\.place) { [weak self] model, change in
        self?.log.append("\(model.place ?? "nowhere") \(change.newValue == nil)")
      },
      scroll.observe(\.contentOffset, options: .new) { [weak self] _, change in
        self?.log.append("offset \(change.newValue?.y ?? -1)")
      },
      view.observe(\.bounds) { [weak self] view, _ in
        self?.log.append("width \(view.bounds.width)")
      },
    ]
    scroll.addObserver(self, forKeyPath: #keyPath(UIScrollView.contentSize), options: .new, context: &context)
  }

  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &self.context else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    log.append("\(keyPath ?? "") \((change?[.newKey] as? CGSize)?.height ?? -1)")
  }

  public func endObserving() {
    observations = []
    scroll.removeObserver(self, forKeyPath: "contentSize", context: &context)
  }

  @objc private func warm() { thermometer.degrees += 1 }
}

/// A table whose cells are registered by generic functions.
extension UITableView {
  func register<Cell: UITableViewCell>(_ type: Cell.Type) {
    register(Cell.self, forCellReuseIdentifier: String(describing: type))
  }

  func dequeue<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell {
    dequeueReusableCell(withIdentifier: String(describing: type)) as! Cell
  }
}

public class ReadingCell: UITableViewCell {
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    tag = 7
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

public class ReadingsController: UITableViewController {
  let readings: [Int]
  public init(readings: [Int]) {
    self.readings = readings
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    guard let table = tableView else { return }
    table.register(ReadingCell.self)
  }
  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    readings.count
  }
  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeue(ReadingCell.self)
    cell.textLabel?.text = "\(readings[indexPath.row])"
    return cell
  }
}

/// Constraints found by their items.
public extension UIView {
  func constraint(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    constraints.first { $0.firstItem as? NSObject == self && $0.firstAttribute == attribute }
  }
}

public class LoggedConstraint: NSLayoutConstraint {
  public override var description: String { "logged" }
}

public func spareCell() -> UITableViewCell { ReadingCell() }

// swift-format-ignore-file
import UIKit

/// Grey bars with a moving light, in place of content that is loading.
public final class ShimmerView: UIView {

    public override class var layerClass: AnyClass { return CAGradientLayer.self }
    private var gradient: CAGradientLayer { return layer as! CAGradientLayer }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        let base = UIColor(white: 0.88, alpha: 1).cgColor
        gradient.colors = [base, UIColor(white: 0.96, alpha: 1).cgColor, base]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        gradient.locations = [-1, -0.5, 0] as [NSNumber]
        layer.cornerRadius = 4
    }

    public required init?(coder: NSCoder) { fatalError() }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        window == nil ? stop() : start()
    }

    public func start() {
        guard layer.animation(forKey: "shimmer") == nil else { return }
        let animation = CABasicAnimation(keyPath: "locations")
        animation.fromValue = [-1.0, -0.5, 0.0]
        animation.toValue = [1.0, 1.5, 2.0]
        animation.duration = 1.2
        animation.repeatCount = HUGE
        layer.add(animation, forKey: "shimmer")
    }

    public func stop() {
        layer.removeAnimation(forKey: "shimmer")
    }
}

public final class ShimmerListController: UIViewController, UITableViewDataSource, UITableViewDelegate {

    public enum State {
        case loading
        case loaded([String])
        case failed(Error)
    }

    public var state: State = .loading {
        didSet {
            guard isViewLoaded else { return }
            UIView.transition(with: tableView, duration: 0.3, options: .transitionCrossDissolve, animations: {
                self.tableView.reloadData()
            })
            updateOverlay()
        }
    }

    public let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let errorLabel = UILabel()
    private let searchBar = UISearchBar()
    private var query = ""

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        tableView.dataSource = self
        tableView.delegate = self
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.register(ShimmerCell.self, forCellReuseIdentifier: NSStringFromClass(ShimmerCell.self))
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "text")
        tableView.sectionHeaderHeight = 36
        searchBar.placeholder = "Search"
        searchBar.delegate = self
        searchBar.sizeToFit()
        tableView.tableHeaderView = searchBar
        view.addSubview(tableView)
        spinner.hidesWhenStopped = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: spinner)
        errorLabel.numberOfLines = 0
        errorLabel.textAlignment = .center
        updateOverlay()
        let menu = UIMenu(title: "Sort by", children: [
            UIAction(title: "A to Z") { [weak self] _ in self?.sort(<) },
            UIAction(title: "Z to A") { [weak self] _ in self?.sort(>) },
        ])
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Sort", menu: menu)
    }

    private func sort(_ areInIncreasingOrder: (String, String) -> Bool) {
        guard case .loaded(let rows) = state else { return }
        state = .loaded(rows.sorted(by: areInIncreasingOrder))
    }

    private func updateOverlay() {
        switch state {
        case .loading:
            spinner.startAnimating()
            tableView.backgroundView = nil
        case .loaded:
            spinner.stopAnimating()
            tableView.backgroundView = nil
        case .failed(let error):
            spinner.stopAnimating()
            errorLabel.text = (error as NSError).localizedDescription
            tableView.backgroundView = errorLabel
        }
    }

    private var rows: [String] {
        guard case .loaded(let rows) = state else { return [] }
        return query.isEmpty ? rows : rows.filter { $0.localizedCaseInsensitiveContains(query) }
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if case .loading = state { return 8 }
        return rows.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if case .loading = state {
            return tableView.dequeueReusableCell(
                withIdentifier: NSStringFromClass(ShimmerCell.self), for: indexPath)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        let text = NSMutableAttributedString(string: rows[indexPath.row])
        let range = (text.string as NSString).range(of: query, options: .caseInsensitive)
        if range.location != NSNotFound {
            text.addAttribute(.backgroundColor, value: UIColor.yellow, range: range)
        }
        cell.textLabel?.attributedText = text
        return cell
    }

    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        if case .loading = state { return false }
        return true
    }

    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let label = UILabel()
        label.text = "RESULTS"
        label.font = .preferredFont(forTextStyle: .footnote)
        return label
    }
}

extension ShimmerListController: UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        query = searchText
        tableView.reloadSections(IndexSet(integer: 0), with: .automatic)
    }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }
}

final class ShimmerCell: UITableViewCell {
    private let bars = [ShimmerView(), ShimmerView()]

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        bars.forEach(contentView.addSubview(_:))
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, bar) in bars.enumerated() {
            bar.frame = CGRect(
                x: 16, y: 8 + 16 * CGFloat(index), width: contentView.bounds.width * (index == 0 ? 0.6 : 0.4),
                height: 10)
        }
    }
}

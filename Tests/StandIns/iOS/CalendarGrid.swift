// swift-format-ignore-file
import UIKit

public protocol CalendarGridDelegate: AnyObject {
    func calendarGrid(_ calendar: CalendarGrid, didSelect date: Date)
    func calendarGrid(_ calendar: CalendarGrid, didScrollTo month: Date)
    func calendarGrid(_ calendar: CalendarGrid, numberOfEventsFor date: Date) -> Int
}

extension CalendarGridDelegate {
    public func calendarGrid(_ calendar: CalendarGrid, didScrollTo month: Date) {}
    public func calendarGrid(_ calendar: CalendarGrid, numberOfEventsFor date: Date) -> Int { 0 }
}

open class CalendarGrid: UIView {

    open weak var delegate: CalendarGridDelegate?

    open var calendar = Calendar(identifier: .gregorian) {
        didSet { reloadData() }
    }

    open private(set) var selectedDate: Date?

    @IBInspectable open var todayColor: UIColor = .systemRed {
        didSet { collectionView.reloadData() }
    }

    open var today = Date()

    private var firstMonth = Date()
    private var monthCount = 0
    private let weekdayStack = UIStackView()
    private let titleLabel = UILabel()

    private lazy var flowLayout: UICollectionViewFlowLayout = {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        layout.sectionInset = .zero
        return layout
    }()

    public private(set) lazy var collectionView: UICollectionView = {
        let view = UICollectionView(frame: .zero, collectionViewLayout: flowLayout)
        view.isPagingEnabled = true
        view.showsHorizontalScrollIndicator = false
        view.backgroundColor = .clear
        view.allowsMultipleSelection = false
        view.register(CalendarDayCell.self, forCellWithReuseIdentifier: CalendarDayCell.reuseIdentifier)
        view.dataSource = self
        view.delegate = self
        return view
    }()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        titleLabel.font = UIFont.boldSystemFont(ofSize: 17)
        titleLabel.textAlignment = .center
        weekdayStack.axis = .horizontal
        weekdayStack.distribution = .fillEqually
        for symbol in calendar.veryShortStandaloneWeekdaySymbols {
            let label = UILabel()
            label.text = symbol
            label.textAlignment = .center
            label.font = UIFont.systemFont(ofSize: 12)
            label.textColor = UIColor.lightGray
            weekdayStack.addArrangedSubview(label)
        }
        [titleLabel, weekdayStack, collectionView].forEach(addSubview)
        let previous = UISwipeGestureRecognizer(target: self, action: #selector(showPreviousMonth))
        previous.direction = .down
        addGestureRecognizer(previous)
    }

    open func show(from start: Date, months: Int) {
        let components = calendar.dateComponents([.year, .month], from: start)
        firstMonth = calendar.date(from: components) ?? start
        monthCount = months
        reloadData()
    }

    open func reloadData() {
        collectionView.reloadData()
        updateTitle()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 32)
        weekdayStack.frame = CGRect(x: 0, y: 32, width: bounds.width, height: 20)
        collectionView.frame = CGRect(x: 0, y: 52, width: bounds.width, height: bounds.height - 52)
        let size = CGSize(width: floor(bounds.width / 7), height: collectionView.bounds.height / 6)
        if flowLayout.itemSize != size {
            flowLayout.itemSize = size
            flowLayout.invalidateLayout()
        }
    }

    // MARK: - Dates

    private var currentPage: Int {
        guard collectionView.bounds.width > 0 else { return 0 }
        return Int(round(collectionView.contentOffset.x / collectionView.bounds.width))
    }

    open var currentMonth: Date { month(at: currentPage) }

    private func month(at section: Int) -> Date {
        calendar.date(byAdding: .month, value: section, to: firstMonth)!
    }

    fileprivate func date(at indexPath: IndexPath) -> Date? {
        let month = self.month(at: indexPath.section)
        // The flow runs down columns, so rows and columns are exchanged.
        let day = (indexPath.item % 6) * 7 + indexPath.item / 6
        let offset = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
        let range = calendar.range(of: .day, in: .month, for: month)!
        guard range.contains(day - offset + 1) else { return nil }
        return calendar.date(byAdding: .day, value: day - offset, to: month)
    }

    private func indexPath(of date: Date) -> IndexPath? {
        let section = calendar.dateComponents([.month], from: firstMonth, to: date).month ?? 0
        guard (0..<monthCount).contains(section) else { return nil }
        return (0..<42).map { IndexPath(item: $0, section: section) }
            .first { self.date(at: $0).map { calendar.isDate($0, inSameDayAs: date) } ?? false }
    }

    private func updateTitle() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.calendar = calendar
        formatter.dateFormat = "LLLL yyyy"
        titleLabel.text = formatter.string(from: currentMonth)
    }

    open func select(_ date: Date, animated: Bool) {
        guard let indexPath = indexPath(of: date) else { return }
        selectedDate = date
        collectionView.selectItem(at: indexPath, animated: animated, scrollPosition: [])
        collectionView.setContentOffset(
            CGPoint(x: CGFloat(indexPath.section) * collectionView.bounds.size.width, y: 0), animated: animated)
        updateTitle()
    }

    @objc private func showPreviousMonth() {
        guard currentPage > 0 else { return }
        collectionView.setContentOffset(
            CGPoint(x: CGFloat(currentPage - 1) * collectionView.bounds.width, y: 0), animated: true)
    }
}

extension CalendarGrid: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {

    public func numberOfSections(in collectionView: UICollectionView) -> Int { monthCount }

    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 42 }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: CalendarDayCell.reuseIdentifier, for: indexPath) as? CalendarDayCell
        else { fatalError() }
        let date = self.date(at: indexPath)
        cell.label.text = date.map { String(calendar.component(.day, from: $0)) }
        cell.isToday = date.map { calendar.isDate($0, inSameDayAs: today) } ?? false
        cell.todayColor = todayColor
        cell.dots = date.map { delegate?.calendarGrid(self, numberOfEventsFor: $0) ?? 0 } ?? 0
        return cell
    }

    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        date(at: indexPath) != nil
    }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let date = date(at: indexPath) else { return }
        selectedDate = date
        delegate?.calendarGrid(self, didSelect: date)
    }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        updateTitle()
        delegate?.calendarGrid(self, didScrollTo: currentMonth)
    }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        scrollViewDidEndDecelerating(scrollView)
    }
}

open class CalendarDayCell: UICollectionViewCell {

    static let reuseIdentifier = String(describing: CalendarDayCell.self)

    let label = UILabel()
    private let dotStack = UIStackView()
    private let circle = UIView()

    var todayColor: UIColor = .red
    var isToday = false { didSet { updateColors() } }

    var dots = 0 {
        didSet {
            dotStack.arrangedSubviews.forEach { $0.removeFromSuperview() }
            for _ in 0..<min(dots, 3) {
                let dot = UIView()
                dot.backgroundColor = .systemBlue
                dot.layer.cornerRadius = 2
                dot.widthAnchor.constraint(equalToConstant: 4).isActive = true
                dot.heightAnchor.constraint(equalToConstant: 4).isActive = true
                dotStack.addArrangedSubview(dot)
            }
        }
    }

    override open var isSelected: Bool { didSet { updateColors() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        dotStack.spacing = 2
        dotStack.alignment = .center
        label.textAlignment = .center
        contentView.addSubview(circle)
        contentView.addSubview(label)
        contentView.addSubview(dotStack)
    }

    public required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func updateColors() {
        circle.backgroundColor = isSelected ? UIColor.black : .clear
        label.textColor = isSelected ? .white : (isToday ? todayColor : .black)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds
        let side = min(bounds.width, bounds.height) - 4
        circle.bounds.size = CGSize(width: side, height: side)
        circle.center = CGPoint(x: bounds.midX, y: bounds.midY)
        circle.layer.cornerRadius = side / 2
        let size = dotStack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        dotStack.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.maxY - 8, width: size.width, height: 4).integral
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        dots = 0
        isToday = false
    }
}

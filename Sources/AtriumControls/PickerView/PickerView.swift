public import AtriumGeometry
public import AtriumGraphics
// The import is public for the reason given in Button.swift.
public import AtriumKit

/// A view with columns of rows that scroll behind a selection indicator.
///
/// Fingers, a pointer, a touchpad and a wheel scroll a column, and a click or a tap on a row selects that
/// row. Tab moves from column to column. The arrow keys, Page Up, Page Down, Home and End select rows. Only
/// visible rows have views.
open class PickerView: View {
  /// The height of rows for which the delegate provides no height, in points.
  static let rowHeight = 32.0

  /// The data source, which provides the components and rows; held weakly.
  open weak var dataSource: (any PickerViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadAllComponents() } }
  }
  /// The delegate; held weakly.
  open weak var delegate: (any PickerViewDelegate)? {
    didSet { if delegate !== oldValue { reloadAllComponents() } }
  }
  private var columns: [PickerColumn] = []
  private var isLoaded = false

  /// Makes a picker.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Makes a picker from a nib.
  public override init?(coder: any NibDecoding) {
    super.init(coder: Coder())
    coder.decode(self)
  }

  /// Returns 320×216 points.
  open override func sizeThatFits(_ size: Size) -> Size { Size(width: 320, height: 216) }

  /// The same as the fitting size.
  open override var intrinsicContentSize: Size { sizeThatFits(.zero) }

  // MARK: Rows

  /// The number of components.
  public var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  /// Returns the number of rows in a component.
  public func numberOfRows(inComponent component: Int) -> Int { column(component)?.count ?? 0 }

  /// Returns the size of the rows of a component, in points.
  public func rowSize(forComponent component: Int) -> Size {
    guard let column = column(component) else { return .zero }
    layoutIfNeeded()
    return Size(width: column.bounds.width, height: column.rowHeight)
  }

  /// Returns the view of a row; nil if the row is not visible.
  public func view(forRow row: Int, forComponent component: Int) -> View? {
    column(component)?.view(of: row)
  }

  /// Reloads all components; the selected rows stay selected if they still exist.
  public func reloadAllComponents() {
    guard isLoaded else { return setNeedsLayout() }
    let selected = columns.map(\.selectedRow)
    load()
    for (column, row) in zip(columns, selected) { column.select(row, animated: false) }
  }

  /// Reloads the rows of a component; the selected row stays selected if it still exists.
  public func reloadComponent(_ component: Int) {
    guard let old = column(component) else { return }
    let new = makeColumn(component)
    columns[component] = new
    insertSubview(new, belowSubview: old)
    old.removeFromSuperview()
    new.select(old.selectedRow, animated: false)
    setNeedsLayout()
  }

  /// Selects a row without notifying the delegate.
  ///
  /// - Parameters:
  ///   - row: The row, which is limited to the existing rows.
  ///   - component: The component; if it does not exist, the method does nothing.
  ///   - animated: Whether the column scrolls to the row with an animation.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    layoutIfNeeded()
    column(component)?.select(row, animated: animated)
  }

  /// Returns the selected row of a component; −1 if the component has no rows or does not exist.
  open func selectedRow(inComponent component: Int) -> Int {
    guard let column = column(component), column.count > 0 else { return -1 }
    return column.selectedRow
  }

  /// Returns the name of a component, for assistive technology; nil without a name.
  func accessibilityLabel(ofComponent component: Int) -> String? { nil }

  private func column(_ component: Int) -> PickerColumn? {
    loadIfNeeded()
    return columns.indices.contains(component) ? columns[component] : nil
  }

  private func loadIfNeeded() {
    if !isLoaded { load() }
  }

  private func load() {
    isLoaded = true
    for column in columns { column.removeFromSuperview() }
    columns = (0..<max(0, dataSource?.numberOfComponents(in: self) ?? 0)).map(makeColumn)
    for column in columns { addSubview(column) }
    setNeedsLayout()
  }

  private func makeColumn(_ component: Int) -> PickerColumn {
    let column = PickerColumn(
      component: component,
      count: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0,
      rowHeight: delegate?.pickerView(self, rowHeightForComponent: component)
        ?? PickerView.rowHeight)
    column.makeRow = { [weak self] row, spare in
      self?.rowView(row, in: component, reusing: spare) ?? View()
    }
    column.didSelect = { [weak self] row in
      guard let self else { return }
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
    column.name = { [weak self] in self?.accessibilityLabel(ofComponent: component) }
    column.title = { [weak self] row in
      self.flatMap { $0.delegate?.pickerView($0, titleForRow: row, forComponent: component) }
    }
    return column
  }

  private func rowView(_ row: Int, in component: Int, reusing spare: View?) -> View {
    if let own = delegate?.pickerView(
      self, viewForRow: row, forComponent: component, reusing: spare)
    {
      return own
    }
    let label = spare as? Label ?? Label()
    label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .title3)
    return label
  }

  // MARK: Layout and drawing

  /// Arranges the columns side by side, in the middle of the view.
  open override func layoutSubviews() {
    loadIfNeeded()
    super.layoutSubviews()
    guard !columns.isEmpty else { return }
    let asked = columns.map { column in
      delegate?.pickerView(self, widthForComponent: column.component) ?? 0
    }
    let given = asked.filter { $0 > 0 }.reduce(0, +)
    let rest = asked.count { $0 <= 0 }
    let share = rest > 0 ? max(0, bounds.width - given) / Double(rest) : 0
    let widths = asked.map { $0 > 0 ? $0 : share }
    var left = bounds.minX + max(0, bounds.width - widths.reduce(0, +)) / 2
    for (column, width) in zip(
      isRightToLeft ? columns.reversed() : columns, isRightToLeft ? widths.reversed() : widths)
    {
      column.frame = Rect(x: left, y: bounds.minY, width: width, height: bounds.height)
      left += width
    }
  }

  /// Draws the selection indicator.
  open override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    super.draw(rect, in: canvas)
    let height = columns.map(\.rowHeight).max() ?? PickerView.rowHeight
    let place = Rect(
      x: bounds.minX + 8, y: bounds.midY - height / 2, width: max(0, bounds.width - 16),
      height: height)
    canvas.fill(Path(roundedRect: place, cornerRadius: Theme.cornerRadius), with: theme.fill)
  }
}

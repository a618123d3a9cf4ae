import Atrium

/// A page with a column of views, on the theme's surface colour, which follows the desktop.
class PageController: ViewController {
  /// Adds views from top to bottom.
  ///
  /// A view without a fixed height fills the rest of the page.
  func fill(with views: [View]) {
    let column = StackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let area = view.safeAreaLayoutGuide
    LayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: area.topAnchor, constant: 12),
      column.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      column.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -12),
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { updateColors() }
  }

  /// Sets the colours that depend on the theme.
  func updateColors() {
    view.backgroundColor = Theme(traitCollection).surface
  }
}

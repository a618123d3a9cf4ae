package import AtriumContainers
package import AtriumControls
package import AtriumGeometry
package import AtriumGraphics
package import AtriumKit

// The module `UIKitNames` declares properties with UIKit's types, such as `text: String?`. They hide the toolkit's
// properties even in that module, which therefore reads and writes the toolkit's properties through these members.

extension Label {
  package var plainText: String {
    get { text }
    set { text = newValue }
  }
  package var plainFont: Font {
    get { font }
    set { font = newValue }
  }
}

extension BarButtonItem {
  package var plainAction: (@MainActor () -> Void)? {
    get { action }
    set { action = newValue }
  }
}

extension TextField {
  package var plainText: String {
    get { text }
    set { text = newValue }
  }
  package var plainPlaceholder: String {
    get { placeholder }
    set { placeholder = newValue }
  }
  package var plainFont: Font {
    get { font }
    set { font = newValue }
  }
}

extension TextView {
  package var plainText: String {
    get { text }
    set { text = newValue }
  }
  package var plainFont: Font {
    get { font }
    set { font = newValue }
  }
}

extension Label {
  package var plainTextColor: Color? {
    get { textColor }
    set { textColor = newValue }
  }
}

extension View {
  package var plainGestureRecognizers: [GestureRecognizer] { gestureRecognizers }
  package var plainTintColor: Color {
    get { tintColor }
    set { tintColor = newValue }
  }
}

extension ViewController {
  package var plainView: View {
    get { view }
    set { view = newValue }
  }
}

extension Slider {
  package var plainValue: Double {
    get { value }
    set { value = newValue }
  }
  package var plainMinimumValue: Double {
    get { minimumValue }
    set { minimumValue = newValue }
  }
  package var plainMaximumValue: Double {
    get { maximumValue }
    set { maximumValue = newValue }
  }
}

extension ProgressView {
  package var plainProgress: Double {
    get { progress }
    set { progress = newValue }
  }
}

extension TableViewCell {
  package var plainTextLabel: Label { textLabel }
  package var plainImageView: ImageView { imageView }
}

extension PageViewController {
  package var plainViewControllers: [ViewController] { viewControllers }
}

extension CollectionViewController {
  package var plainCollectionView: CollectionView {
    get { collectionView }
    set { view = newValue }
  }
}

extension TableViewController {
  package var plainTableView: TableView {
    get { tableView }
    set { view = newValue }
  }
}

extension NavigationController {
  package var plainInteractivePopGestureRecognizer: GestureRecognizer {
    interactivePopGestureRecognizer
  }
}

extension TableView {
  package var plainIndexPathsForVisibleRows: [IndexPath] { indexPathsForVisibleRows }
  package var plainIndexPathsForSelectedRows: [IndexPath] { indexPathsForSelectedRows }
  package func plainHeaderView(forSection section: Int) -> View? { headerView(forSection: section) }
  package func plainFooterView(forSection section: Int) -> View? { footerView(forSection: section) }
}

extension Button {
  package var plainConfiguration: Configuration {
    get { configuration }
    set { configuration = newValue }
  }
}

extension Button.Configuration {
  package var plainContentInsets: EdgeInsets {
    get { contentInsets }
    set { contentInsets = newValue }
  }
}

extension TableViewHeaderFooterView {
  package var plainTextLabel: Label { textLabel }
}

extension TextField {
  package var plainAttributedText: AttributedText {
    get { attributedText }
    set { attributedText = newValue }
  }
}

extension TextView {
  package var plainAttributedText: AttributedText {
    get { attributedText }
    set { attributedText = newValue }
  }
}

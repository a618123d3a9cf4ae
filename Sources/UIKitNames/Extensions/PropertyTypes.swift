public import Atrium
import FoundationNames

// Properties whose types differ from UIKit's. A file that imports only this module, or `UIKit`, sees the declarations
// below, which hide the toolkit's declarations. In a file that also imports Atrium, these names are ambiguous.

extension TextField {
  /// The text of the field; setting nil sets an empty string.
  public var text: String? {
    get { plainText }
    set { plainText = newValue ?? "" }
  }
  /// The text that is shown while the field is empty; nil if there is no such text.
  public var placeholder: String? {
    get { plainPlaceholder.isEmpty ? nil : plainPlaceholder }
    set { plainPlaceholder = newValue ?? "" }
  }
  /// The font of the text; setting nil sets the font of body text.
  public var font: Font? {
    get { plainFont }
    set { plainFont = newValue ?? .preferredFont(forTextStyle: .body) }
  }
}

extension TextView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text of the view; setting nil sets an empty string.
  public var text: String! {
    get { plainText }
    set { plainText = newValue ?? "" }
  }
  /// The font of the text; setting nil sets the font of body text.
  public var font: Font? {
    get { plainFont }
    set { plainFont = newValue ?? .preferredFont(forTextStyle: .body) }
  }
}

extension View {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint colour of the view and its subviews; setting nil inherits the superview's tint colour.
  public var tintColor: Color! {
    get { plainTintColor }
    set { if let newValue { plainTintColor = newValue } else { resetTintColor() } }
  }
}

extension ViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view of the controller.
  ///
  /// Reading this property loads the view; setting nil unloads it.
  public var view: View! {
    get { plainView }
    set { if let newValue { plainView = newValue } else { resetView() } }
  }
}

extension Slider {
  /// The value of the slider.
  public var value: Float {
    get { Float(plainValue) }
    set { plainValue = Double(newValue) }
  }
  /// The value at the beginning of the track.
  public var minimumValue: Float {
    get { Float(plainMinimumValue) }
    set { plainMinimumValue = Double(newValue) }
  }
  /// The value at the end of the track.
  public var maximumValue: Float {
    get { Float(plainMaximumValue) }
    set { plainMaximumValue = Double(newValue) }
  }
  /// Sets the value, with or without an animation.
  @_disfavoredOverload
  public func setValue(_ value: Float, animated: Bool) {
    setValue(Double(value), animated: animated)
  }
}

extension ProgressView {
  /// The progress, from 0 to 1.
  public var progress: Float {
    get { Float(plainProgress) }
    set { plainProgress = Double(newValue) }
  }
  /// Sets the progress, with or without an animation.
  @_disfavoredOverload
  public func setProgress(_ progress: Float, animated: Bool) {
    setProgress(Double(progress), animated: animated)
  }
}

extension TableViewCell {
  /// The first label of the cell; never nil.
  public var textLabel: Label? { plainTextLabel }
  /// The image of the cell; never nil.
  public var imageView: ImageView? { plainImageView }
}

extension PageViewController {
  /// The visible controllers; nil if there are none.
  public var viewControllers: [ViewController]? {
    plainViewControllers.isEmpty ? nil : plainViewControllers
  }
}

extension View {
  /// The recognisers of the view; nil if there are none.
  ///
  /// Setting this property replaces all recognisers.
  public var gestureRecognizers: [GestureRecognizer]? {
    get { plainGestureRecognizers.isEmpty ? nil : plainGestureRecognizers }
    set {
      let (old, new) = (plainGestureRecognizers, newValue ?? [])
      for recognizer in old where !new.contains(where: { $0 === recognizer }) {
        removeGestureRecognizer(recognizer)
      }
      for recognizer in new where !old.contains(where: { $0 === recognizer }) {
        addGestureRecognizer(recognizer)
      }
    }
  }
}

extension CollectionViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view, which is the controller's view; never nil.
  ///
  /// Setting nil has no effect.
  public var collectionView: CollectionView! {
    get { plainCollectionView }
    set { if let newValue { plainCollectionView = newValue } }
  }
}

extension TableViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table, which is the controller's view; never nil.
  ///
  /// Setting nil has no effect.
  public var tableView: TableView! {
    get { plainTableView }
    set { if let newValue { plainTableView = newValue } }
  }
}

extension NavigationController {
  /// The recogniser of the drag from the edge that pops the top controller; never nil.
  public var interactivePopGestureRecognizer: GestureRecognizer? {
    plainInteractivePopGestureRecognizer
  }
}

extension TableView {
  /// The visible rows; nil if there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    plainIndexPathsForVisibleRows.isEmpty ? nil : plainIndexPathsForVisibleRows
  }
  /// The selected rows; nil if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    plainIndexPathsForSelectedRows.isEmpty ? nil : plainIndexPathsForSelectedRows
  }
  /// Returns the visible header of a section; nil if the header is not visible or has another class.
  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    plainHeaderView(forSection: section) as? TableViewHeaderFooterView
  }
  /// Returns the visible footer of a section; nil if the footer is not visible or has another class.
  public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    plainFooterView(forSection: section) as? TableViewHeaderFooterView
  }
}

extension Button {
  /// The appearance of the button; never nil.
  ///
  /// Setting nil sets the appearance of `UIButton(type: .system)`.
  public var configuration: Configuration? {
    get { plainConfiguration }
    set {
      plainConfiguration = newValue ?? .plain()
      isConfigured = newValue != nil
    }
  }
}

extension Button.Configuration {
  /// The space around the title and the image, in points, where *leading* means left.
  public var contentInsets: DirectionalEdgeInsets {
    get {
      let insets = plainContentInsets
      return DirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    set {
      plainContentInsets = EdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing
      )
    }
  }
}

extension TableViewHeaderFooterView {
  /// The label; never nil.
  public var textLabel: Label? { plainTextLabel }
}

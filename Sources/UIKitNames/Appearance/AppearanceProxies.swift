public import Atrium

// Each class has its own method, because a class method cannot make an object of a class whose initialisers it does not
// know. For a class of the program, the proxy is an object of its nearest superclass in this file.

extension UIAppearance where Self: View {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> View {
    Appearances.proxy(of: self, in: containerTypes) { View(frame: .zero) }
  }
}

extension UIAppearance where Self: Label {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Label {
    Appearances.proxy(of: self, in: containerTypes) { Label(frame: .zero) }
  }
}

extension UIAppearance where Self: Button {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Button {
    Appearances.proxy(of: self, in: containerTypes) { Button(frame: .zero) }
  }
}

extension UIAppearance where Self: Switch {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Switch {
    Appearances.proxy(of: self, in: containerTypes) { Switch(frame: .zero) }
  }
}

extension UIAppearance where Self: Slider {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Slider {
    Appearances.proxy(of: self, in: containerTypes) { Slider(frame: .zero) }
  }
}

extension UIAppearance where Self: Stepper {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Stepper {
    Appearances.proxy(of: self, in: containerTypes) { Stepper(frame: .zero) }
  }
}

extension UIAppearance where Self: PageControl {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> PageControl {
    Appearances.proxy(of: self, in: containerTypes) { PageControl(frame: .zero) }
  }
}

extension UIAppearance where Self: ProgressView {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> ProgressView {
    Appearances.proxy(of: self, in: containerTypes) { ProgressView(frame: .zero) }
  }
}

extension UIAppearance where Self: ActivityIndicator {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> ActivityIndicator {
    Appearances.proxy(of: self, in: containerTypes) { ActivityIndicator(frame: .zero) }
  }
}

extension UIAppearance where Self: SegmentedControl {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> SegmentedControl {
    Appearances.proxy(of: self, in: containerTypes) { SegmentedControl(frame: .zero) }
  }
}

extension UIAppearance where Self: ImageView {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> ImageView {
    Appearances.proxy(of: self, in: containerTypes) { ImageView(frame: .zero) }
  }
}

extension UIAppearance where Self: TextField {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> TextField {
    Appearances.proxy(of: self, in: containerTypes) { TextField(frame: .zero) }
  }
}

extension UIAppearance where Self: TextView {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> TextView {
    Appearances.proxy(of: self, in: containerTypes) { TextView(frame: .zero) }
  }
}

extension UIAppearance where Self: ScrollView {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> ScrollView {
    Appearances.proxy(of: self, in: containerTypes) { ScrollView(frame: .zero) }
  }
}

extension UIAppearance where Self: TableView {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> TableView {
    Appearances.proxy(of: self, in: containerTypes) { TableView(frame: .zero) }
  }
}

extension UIAppearance where Self: TableViewCell {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> TableViewCell {
    Appearances.proxy(of: self, in: containerTypes) {
      TableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
}

extension UIAppearance where Self: TableViewHeaderFooterView {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> TableViewHeaderFooterView {
    Appearances.proxy(of: self, in: containerTypes) {
      TableViewHeaderFooterView(reuseIdentifier: nil)
    }
  }
}

extension UIAppearance where Self: CollectionView {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> CollectionView {
    Appearances.proxy(of: self, in: containerTypes) {
      CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    }
  }
}

extension UIAppearance where Self: CollectionViewCell {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> CollectionViewCell {
    Appearances.proxy(of: self, in: containerTypes) { CollectionViewCell(frame: .zero) }
  }
}

extension UIAppearance where Self: NavigationBar {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> NavigationBar {
    Appearances.proxy(of: self, in: containerTypes) { NavigationBar(frame: .zero) }
  }
}

extension UIAppearance where Self: TabBar {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> TabBar {
    Appearances.proxy(of: self, in: containerTypes) { TabBar(frame: .zero) }
  }
}

extension UIAppearance where Self: Toolbar {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> Toolbar {
    Appearances.proxy(of: self, in: containerTypes) { Toolbar(frame: .zero) }
  }
}

extension UIAppearance where Self: RefreshControl {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> RefreshControl {
    Appearances.proxy(of: self, in: containerTypes) { RefreshControl(frame: .zero) }
  }
}

extension UIAppearance where Self: DatePicker {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> DatePicker {
    Appearances.proxy(of: self, in: containerTypes) { DatePicker(frame: .zero) }
  }
}

extension UIAppearance where Self: PickerView {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> PickerView {
    Appearances.proxy(of: self, in: containerTypes) { PickerView(frame: .zero) }
  }
}

extension UIAppearance where Self: StackView {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> StackView {
    Appearances.proxy(of: self, in: containerTypes) { StackView(frame: .zero) }
  }
}

extension UIAppearance where Self: UISearchBar {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UISearchBar {
    Appearances.proxy(of: self, in: containerTypes) { UISearchBar(frame: .zero) }
  }
}

extension UIAppearance where Self: BarButtonItem {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> BarButtonItem {
    Appearances.proxy(of: self, in: containerTypes) { BarButtonItem() }
  }
}

extension UIAppearance where Self: TabBarItem {
  /// Returns the appearance proxy for objects of this class inside containers of the given classes.
  ///
  /// The classes are listed from the innermost container outwards. Without an argument, the proxy is for all
  /// objects of the class.
  @preconcurrency @MainActor
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> TabBarItem {
    Appearances.proxy(of: self, in: containerTypes) { TabBarItem() }
  }
}

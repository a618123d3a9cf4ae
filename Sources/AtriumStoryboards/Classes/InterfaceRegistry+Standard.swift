import AtriumContainers
import AtriumControls
import AtriumKit

extension InterfaceRegistry {
  func registerStandardClasses() {
    registerViews()
    registerTexts()
    registerControls()
    registerControllers()
    registerOthers()
  }

  private func registerViews() {
    register(viewClass)
    register(
      InterfaceClass(VisualEffectView.self, named: "UIVisualEffectView") {
        VisualEffectView(coder: $0)
      })
    register(
      InterfaceClass(Label.self, named: "UILabel") { Label(coder: $0) }.attribute("text", \.text))
    register(InterfaceClass(ImageView.self, named: "UIImageView") { ImageView(coder: $0) })
    register(
      InterfaceClass(ScrollView.self, named: "UIScrollView") { ScrollView(coder: $0) }
        .outlet("delegate", \.delegate))
    register(
      InterfaceClass(TableView.self, named: "UITableView") { TableView(coder: $0) }
        .outlet("dataSource", \.dataSource).outlet("delegate", \.delegate))
    register(
      InterfaceClass(TableViewCell.self, named: "UITableViewCell") { TableViewCell(coder: $0) })
    register(
      InterfaceClass(CollectionView.self, named: "UICollectionView") { CollectionView(coder: $0) }
        .outlet("dataSource", \.dataSource).outlet("delegate", \.delegate))
    register(
      InterfaceClass(CollectionReusableView.self, named: "UICollectionReusableView") {
        CollectionReusableView(coder: $0)
      })
    register(
      InterfaceClass(CollectionViewCell.self, named: "UICollectionViewCell") {
        CollectionViewCell(coder: $0)
      })
    register(
      InterfaceClass(PickerView.self, named: "UIPickerView") { PickerView(coder: $0) }
        .outlet("dataSource", \.dataSource).outlet("delegate", \.delegate))
    register(InterfaceClass(DatePicker.self, named: "UIDatePicker") { DatePicker(coder: $0) })
    register(
      InterfaceClass(RefreshControl.self, named: "UIRefreshControl") { RefreshControl(coder: $0) })
    register(InterfaceClass(StackView.self, named: "UIStackView") { StackView(coder: $0) })
    register(
      InterfaceClass(NavigationBar.self, named: "UINavigationBar") { NavigationBar(coder: $0) }
        .outlet("delegate", \.delegate))
    register(InterfaceClass(Toolbar.self, named: "UIToolbar") { _ in Toolbar() })
    register(
      InterfaceClass(TabBar.self, named: "UITabBar") { _ in TabBar() }.outlet(
        "delegate", \.delegate))
    register(
      InterfaceClass(ProgressView.self, named: "UIProgressView") { _ in ProgressView() })
    register(
      InterfaceClass(ActivityIndicator.self, named: "UIActivityIndicatorView") { _ in
        ActivityIndicator()
      })
  }

  /// The declaration of plain views.
  ///
  /// Key paths through the layer are the most common runtime attributes in real files.
  private var viewClass: InterfaceClass<View> {
    InterfaceClass(View.self, named: "UIView") { ThemedView(coder: $0) }
      .attribute("layer.cornerRadius", \.cornerRadius)
      .attribute("layer.masksToBounds", \.clipsToBounds)
      .attribute("layer.borderWidth", \.borderWidth)
      .attribute("layer.borderUIColor", \.borderColor)
      .attribute("layer.shadowOpacity", \.shadowOpacity)
      .attribute("layer.shadowRadius", \.shadowRadius)
      .attribute("layer.shadowOffset", \.shadowOffset)
      .attribute("layer.shadowUIColor", \.shadowColor)
      .attribute("hidden", \.isHidden)
      .attribute("alpha", \.alpha)
      .attribute("tag", \.tag)
      .attribute("accessibilityLabel", \.accessibilityLabel)
  }

  private func registerTexts() {
    register(
      InterfaceClass(TextField.self, named: "UITextField") { TextField(coder: $0) }
        .outlet("delegate", \.delegate).attribute("text", \.text))
    register(
      InterfaceClass(TextView.self, named: "UITextView") { TextView(coder: $0) }
        .outlet("delegate", \.delegate).attribute("text", \.text))
    register(
      InterfaceClass(SearchBar.self, named: "UISearchBar") { SearchBar(coder: $0) }
        .outlet("delegate", \.delegate).attribute("text", \.text))
  }

  private func registerControls() {
    register(InterfaceClass(Control.self, named: "UIControl") { Control(coder: $0) })
    register(InterfaceClass(Button.self, named: "UIButton") { Button(coder: $0) })
    register(InterfaceClass(Switch.self, named: "UISwitch") { _ in Switch() })
    register(InterfaceClass(Slider.self, named: "UISlider") { _ in Slider() })
    register(InterfaceClass(Stepper.self, named: "UIStepper") { _ in Stepper() })
    register(InterfaceClass(PageControl.self, named: "UIPageControl") { _ in PageControl() })
    register(
      InterfaceClass(SegmentedControl.self, named: "UISegmentedControl") { _ in
        SegmentedControl(segments: [])
      })
  }

  private func registerControllers() {
    register(
      InterfaceClass(ViewController.self, named: "UIViewController") { ViewController(coder: $0) }
        .outlet("view", setView)
        .attribute("title", \.title))
    register(
      InterfaceClass(TableViewController.self, named: "UITableViewController") {
        TableViewController(coder: $0)
      })
    register(
      InterfaceClass(CollectionViewController.self, named: "UICollectionViewController") {
        CollectionViewController(coder: $0)
      })
    register(
      InterfaceClass(NavigationController.self, named: "UINavigationController") {
        NavigationController(coder: $0)
      }
      .outlet("delegate", \.delegate))
    register(
      InterfaceClass(TabBarController.self, named: "UITabBarController") {
        TabBarController(coder: $0)
      }
      .outlet("delegate", \.delegate))
    register(
      InterfaceClass(SplitViewController.self, named: "UISplitViewController") { _ in
        SplitViewController(style: .unspecified)
      }
      .outlet("delegate", \.delegate))
    register(
      InterfaceClass(PageViewController.self, named: "UIPageViewController") { _ in
        PageViewController()
      }
      .outlet("delegate", \.delegate).outlet("dataSource", \.dataSource))
    register(
      InterfaceClass(StackController.self, named: "HLSStackController") {
        StackController(coder: $0)
      }
      .outlet("delegate", \.delegate).attribute("capacity", \.capacity)
      .attribute("lockingUI", \.isLockingInput))
    register(
      InterfaceClass(PlaceholderController.self, named: "HLSPlaceholderViewController") {
        PlaceholderController(coder: $0)
      }
      .outlet("delegate", \.delegate).outletCollection("placeholderViews", \.placeholderViews)
      .attribute("lockingUI", \.isLockingInput))
    register(
      InterfaceClass(SlidingMenuController.self, named: "SWRevealViewController") {
        SlidingMenuController(coder: $0)
      }
      .outlet("delegate", \.delegate))
    register(
      InterfaceClass(DropDownMenuController.self) { DropDownMenuController(coder: $0) }
        .outlet("navigationBar", \.outlets.navigationBar)
        .outlet("activeViewContainer", \.outlets.activeViewContainer)
        .outlet("tableView", \.outlets.tableView)
        .outlet("tableViewHeightConstraint", \.outlets.tableViewHeightConstraint)
        .action("didTapMenuButton:") { menu, _ in menu.menuButtonPressed() })
    for (name, alias) in [
      ("HLSStackController", "StackController"),
      ("HLSPlaceholderViewController", "PlaceholderController"),
      ("SWRevealViewController", "SlidingMenuController"),
    ] {
      register(alias: alias, for: name)
    }
  }

  /// Sets the view of a controller, unless the view belongs to another controller.
  private func setView(of controller: ViewController, to view: View) {
    if let other = view.next as? ViewController, other !== controller { return }
    controller.view = view
  }

  private func registerOthers() {
    register(
      InterfaceClass(GestureRecognizer.self, named: "UIGestureRecognizer") { _ in
        GestureRecognizer()
      }
      .outlet("delegate", \.delegate))
    register(
      InterfaceClass(CollectionViewFlowLayout.self, named: "UICollectionViewFlowLayout") { _ in
        CollectionViewFlowLayout()
      })
  }
}

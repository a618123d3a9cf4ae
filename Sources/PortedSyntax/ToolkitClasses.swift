/// The superclasses of those UIKit classes in whose extensions programs override members.
enum ToolkitClasses {
  private static let superclasses: [String: String] = [
    "UIView": "UIResponder", "UIViewController": "UIResponder", "UIApplication": "UIResponder",
    "UIWindow": "UIView", "UILabel": "UIView", "UIImageView": "UIView", "UIControl": "UIView",
    "UIScrollView": "UIView", "UIStackView": "UIView", "UIProgressView": "UIView",
    "UIActivityIndicatorView": "UIView", "UIPickerView": "UIView", "UINavigationBar": "UIView",
    "UIToolbar": "UIView", "UITabBar": "UIView", "UISearchBar": "UIView",
    "UITableViewCell": "UIView",
    "UITableViewHeaderFooterView": "UIView", "UICollectionReusableView": "UIView",
    "UICollectionViewCell": "UICollectionReusableView", "UIVisualEffectView": "UIView",
    "UIInputView": "UIView", "UIButton": "UIControl", "UITextField": "UIControl",
    "UISearchTextField": "UITextField", "UISwitch": "UIControl", "UISlider": "UIControl",
    "UIStepper": "UIControl", "UISegmentedControl": "UIControl", "UIPageControl": "UIControl",
    "UIDatePicker": "UIControl", "UIRefreshControl": "UIControl", "UITableView": "UIScrollView",
    "UICollectionView": "UIScrollView", "UITextView": "UIScrollView",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UIAlertController": "UIViewController", "UISearchController": "UIViewController",
    "CAGradientLayer": "CALayer", "CAShapeLayer": "CALayer", "CATextLayer": "CALayer",
    "CAReplicatorLayer": "CALayer",
  ]

  /// Returns the superclasses of a class, from the class itself upwards; the class may belong to the program.
  static func chain(of name: String, _ index: ModuleIndex) -> [String] {
    var result = [name]
    // A class that inherits from itself is an error, which the compiler reports.
    while result.count < 24, let last = result.last {
      guard let next = index.classes[last]?.declaration.inherited.first ?? superclasses[last] else {
        break
      }
      result.append(next)
    }
    return result
  }
}

public import Atrium

// The types that UIKit nested into its classes with Swift 4.2, by their former names.

/// UIKit's name of `View.AnimationOptions`.
public typealias UIViewAnimationOptions = View.AnimationOptions

/// UIKit's name of `View.AnimationCurve`.
public typealias UIViewAnimationCurve = View.AnimationCurve

/// UIKit's name of `View.KeyframeAnimationOptions`.
public typealias UIViewKeyframeAnimationOptions = View.KeyframeAnimationOptions

/// UIKit's name of `View.AutoresizingMask`.
public typealias UIViewAutoresizing = View.AutoresizingMask

/// UIKit's name of `View.ContentMode`.
public typealias UIViewContentMode = View.ContentMode

/// UIKit's name of `View.TintAdjustmentMode`.
public typealias UIViewTintAdjustmentMode = View.TintAdjustmentMode

/// UIKit's name of `Control.Event`.
public typealias UIControlEvents = Control.Event

/// UIKit's name of `GestureRecognizer.State`.
public typealias UIGestureRecognizerState = GestureRecognizer.State

/// UIKit's name of `SwipeGestureRecognizer.Direction`.
public typealias UISwipeGestureRecognizerDirection = SwipeGestureRecognizer.Direction

/// UIKit's name of `Touch.Phase`.
public typealias UITouchPhase = Touch.Phase

/// UIKit's name of `LayoutConstraint.Attribute`.
public typealias NSLayoutAttribute = LayoutConstraint.Attribute

/// UIKit's name of `LayoutConstraint.Relation`.
public typealias NSLayoutRelation = LayoutConstraint.Relation

/// UIKit's name of `LayoutConstraint.Axis`.
public typealias UILayoutConstraintAxis = LayoutConstraint.Axis

/// UIKit's name of `StackView.Distribution`.
public typealias UIStackViewDistribution = StackView.Distribution

/// UIKit's name of `StackView.Alignment`.
public typealias UIStackViewAlignment = StackView.Alignment

/// UIKit's name of `NavigationController.Operation`.
public typealias UINavigationControllerOperation = NavigationController.Operation

/// UIKit's name of `PageViewController.NavigationDirection`.
public typealias UIPageViewControllerNavigationDirection = PageViewController.NavigationDirection

/// UIKit's name of `PageViewController.NavigationOrientation`.
public typealias UIPageViewControllerNavigationOrientation = PageViewController
  .NavigationOrientation

/// UIKit's name of `PageViewController.SpineLocation`.
public typealias UIPageViewControllerSpineLocation = PageViewController.SpineLocation

/// UIKit's name of `PageViewController.TransitionStyle`.
public typealias UIPageViewControllerTransitionStyle = PageViewController.TransitionStyle

/// UIKit's name of `SplitViewController.DisplayMode`.
public typealias UISplitViewControllerDisplayMode = SplitViewController.DisplayMode

/// UIKit's name of `TableView.Style`.
public typealias UITableViewStyle = TableView.Style

/// UIKit's name of `TableViewCell.Style`.
public typealias UITableViewCellStyle = TableViewCell.Style

/// UIKit's name of `TableViewCell.AccessoryType`.
public typealias UITableViewCellAccessoryType = TableViewCell.AccessoryType

/// UIKit's name of `TableView.ScrollPosition`.
public typealias UITableViewScrollPosition = TableView.ScrollPosition

/// UIKit's name of `TableView.RowAnimation`.
public typealias UITableViewRowAnimation = TableView.RowAnimation

/// UIKit's name of `BarButtonItem.Style`.
public typealias UIBarButtonItemStyle = BarButtonItem.Style

/// UIKit's name of `Font.TextStyle`.
public typealias UIFontTextStyle = Font.TextStyle

extension BarButtonItem.Style {
  /// The name of `prominent` before iOS 26.
  public static var done: BarButtonItem.Style { .prominent }
}

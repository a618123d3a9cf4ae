public import Atrium
public import Foundation

// The names before Swift 4.2 for types that UIKit has since nested in its classes.

/// UIKit's name for `View.AnimationOptions` before Swift 4.2.
public typealias UIViewAnimationOptions = View.AnimationOptions

/// UIKit's name for `View.AnimationCurve` before Swift 4.2.
public typealias UIViewAnimationCurve = View.AnimationCurve

/// UIKit's name for `View.KeyframeAnimationOptions` before Swift 4.2.
public typealias UIViewKeyframeAnimationOptions = View.KeyframeAnimationOptions

/// UIKit's name for `View.AutoresizingMask` before Swift 4.2.
public typealias UIViewAutoresizing = View.AutoresizingMask

/// UIKit's name for `View.ContentMode` before Swift 4.2.
public typealias UIViewContentMode = View.ContentMode

/// UIKit's name for `View.TintAdjustmentMode` before Swift 4.2.
public typealias UIViewTintAdjustmentMode = View.TintAdjustmentMode

/// UIKit's name for `Control.Event` before Swift 4.2.
public typealias UIControlEvents = Control.Event

/// UIKit's name for `Control.State` before Swift 4.2.
public typealias UIControlState = Control.State

/// UIKit's name for `Button.ButtonType` before Swift 4.2.
public typealias UIButtonType = Button.ButtonType

/// UIKit's name for `CollectionView.ScrollDirection` before Swift 4.2.
public typealias UICollectionViewScrollDirection = CollectionView.ScrollDirection

/// UIKit's name for `CollectionView.ScrollPosition` before Swift 4.2.
public typealias UICollectionViewScrollPosition = CollectionView.ScrollPosition

/// UIKit's name for `GestureRecognizer.State` before Swift 4.2.
public typealias UIGestureRecognizerState = GestureRecognizer.State

/// UIKit's name for `SwipeGestureRecognizer.Direction` before Swift 4.2.
public typealias UISwipeGestureRecognizerDirection = SwipeGestureRecognizer.Direction

/// UIKit's name for `Touch.Phase` before Swift 4.2.
public typealias UITouchPhase = Touch.Phase

/// UIKit's name for `LayoutConstraint.Attribute` before Swift 4.2.
public typealias NSLayoutAttribute = LayoutConstraint.Attribute

/// UIKit's name for `LayoutConstraint.Relation` before Swift 4.2.
public typealias NSLayoutRelation = LayoutConstraint.Relation

/// UIKit's name for `LayoutConstraint.Axis` before Swift 4.2.
public typealias UILayoutConstraintAxis = LayoutConstraint.Axis

/// UIKit's name for `StackView.Distribution` before Swift 4.2.
public typealias UIStackViewDistribution = StackView.Distribution

/// UIKit's name for `StackView.Alignment` before Swift 4.2.
public typealias UIStackViewAlignment = StackView.Alignment

/// UIKit's name for `NavigationController.Operation` before Swift 4.2.
public typealias UINavigationControllerOperation = NavigationController.Operation

/// UIKit's name for `PageViewController.NavigationDirection` before Swift 4.2.
public typealias UIPageViewControllerNavigationDirection = PageViewController.NavigationDirection

/// UIKit's name for `PageViewController.NavigationOrientation` before Swift 4.2.
public typealias UIPageViewControllerNavigationOrientation = PageViewController
  .NavigationOrientation

/// UIKit's name for `PageViewController.SpineLocation` before Swift 4.2.
public typealias UIPageViewControllerSpineLocation = PageViewController.SpineLocation

/// UIKit's name for `PageViewController.TransitionStyle` before Swift 4.2.
public typealias UIPageViewControllerTransitionStyle = PageViewController.TransitionStyle

/// UIKit's name for `SplitViewController.DisplayMode` before Swift 4.2.
public typealias UISplitViewControllerDisplayMode = SplitViewController.DisplayMode

/// UIKit's name for `TableView.Style` before Swift 4.2.
public typealias UITableViewStyle = TableView.Style

/// UIKit's name for `TableViewCell.Style` before Swift 4.2.
public typealias UITableViewCellStyle = TableViewCell.Style

/// UIKit's name for `TableViewCell.AccessoryType` before Swift 4.2.
public typealias UITableViewCellAccessoryType = TableViewCell.AccessoryType

/// UIKit's name for `TableView.ScrollPosition` before Swift 4.2.
public typealias UITableViewScrollPosition = TableView.ScrollPosition

/// UIKit's name for `TableView.RowAnimation` before Swift 4.2.
public typealias UITableViewRowAnimation = TableView.RowAnimation

/// UIKit's name for `BarButtonItem.Style` before Swift 4.2.
public typealias UIBarButtonItemStyle = BarButtonItem.Style

/// UIKit's name for `Font.TextStyle` before Swift 4.2.
public typealias UIFontTextStyle = Font.TextStyle

/// Foundation's name for `RunLoop.Mode` before Swift 4.2.
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// The name for `common` before Swift 4.2.
  public static var commonModes: RunLoop.Mode { .common }
  /// The name for `default` before Swift 4.2.
  public static var defaultRunLoopMode: RunLoop.Mode { .default }
}

extension BarButtonItem.Style {
  /// The name for `prominent` before iOS 26.
  public static var done: BarButtonItem.Style { .prominent }
}

public import Atrium

/// UIKit's name for `ViewController`.
public typealias UIViewController = ViewController

/// UIKit's name for `NavigationController`.
public typealias UINavigationController = NavigationController

/// UIKit's name for `NavigationControllerDelegate`.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate

/// UIKit's name for `TabBarController`.
public typealias UITabBarController = TabBarController

/// UIKit's name for `TabBarControllerDelegate`.
public typealias UITabBarControllerDelegate = TabBarControllerDelegate

/// UIKit's name for `PageViewController`.
public typealias UIPageViewController = PageViewController

/// UIKit's name for `PageViewControllerDataSource`.
public typealias UIPageViewControllerDataSource = PageViewControllerDataSource

/// UIKit's name for `PageViewControllerDelegate`.
public typealias UIPageViewControllerDelegate = PageViewControllerDelegate

/// UIKit's name for `SplitViewController`.
public typealias UISplitViewController = SplitViewController

/// UIKit's name for `SplitViewControllerDelegate`.
public typealias UISplitViewControllerDelegate = SplitViewControllerDelegate

/// UIKit's name for `InterfaceOrientation`.
public typealias UIInterfaceOrientation = InterfaceOrientation

/// UIKit's name for `InterfaceOrientationMask`.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask

/// UIKit's name for `StoryboardSegue`.
public typealias UIStoryboardSegue = StoryboardSegue

/// UIKit's name for `StoryboardUnwindSegueSource`.
public typealias UIStoryboardUnwindSegueSource = StoryboardUnwindSegueSource

/// UIKit's name for `TableViewController`.
public typealias UITableViewController = TableViewController

/// UIKit's name for an object with children, which here is always a controller.
public typealias UIContentContainer = ViewController

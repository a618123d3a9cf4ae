public import Atrium

/// UIKit's name of `ViewController`.
public typealias UIViewController = ViewController

/// UIKit's name of `NavigationController`.
public typealias UINavigationController = NavigationController

/// UIKit's name of `NavigationControllerDelegate`.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate

/// UIKit's name of `TabBarController`.
public typealias UITabBarController = TabBarController

/// UIKit's name of `TabBarControllerDelegate`.
public typealias UITabBarControllerDelegate = TabBarControllerDelegate

/// UIKit's name of `PageViewController`.
public typealias UIPageViewController = PageViewController

/// UIKit's name of `PageViewControllerDataSource`.
public typealias UIPageViewControllerDataSource = PageViewControllerDataSource

/// UIKit's name of `PageViewControllerDelegate`.
public typealias UIPageViewControllerDelegate = PageViewControllerDelegate

/// UIKit's name of `SplitViewController`.
public typealias UISplitViewController = SplitViewController

/// UIKit's name of `SplitViewControllerDelegate`.
public typealias UISplitViewControllerDelegate = SplitViewControllerDelegate

/// UIKit's name of `InterfaceOrientation`.
public typealias UIInterfaceOrientation = InterfaceOrientation

/// UIKit's name of `InterfaceOrientationMask`.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask

/// UIKit's name of `StoryboardSegue`.
public typealias UIStoryboardSegue = StoryboardSegue

/// UIKit's name of `StoryboardUnwindSegueSource`.
public typealias UIStoryboardUnwindSegueSource = StoryboardUnwindSegueSource

/// UIKit's name of `TableViewController`.
public typealias UITableViewController = TableViewController

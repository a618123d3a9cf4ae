public import Atrium

/// UIKit's name for `BarAppearance`.
public typealias UIBarAppearance = BarAppearance

/// UIKit's name for `BarButtonItem`.
public typealias UIBarButtonItem = BarButtonItem

/// UIKit's name for `BarButtonItemAppearance`.
public typealias UIBarButtonItemAppearance = BarButtonItemAppearance

/// UIKit's name for `BarButtonItemStateAppearance`.
public typealias UIBarButtonItemStateAppearance = BarButtonItemStateAppearance

/// UIKit's name for `BarItem`.
public typealias UIBarItem = BarItem

/// UIKit's name for `NavigationBar`.
public typealias UINavigationBar = NavigationBar

/// UIKit's name for `NavigationBarAppearance`.
public typealias UINavigationBarAppearance = NavigationBarAppearance

/// UIKit's name for `NavigationBarDelegate`.
public typealias UINavigationBarDelegate = NavigationBarDelegate

/// UIKit's name for `NavigationItem`.
public typealias UINavigationItem = NavigationItem

/// UIKit's name for `TabBar`.
public typealias UITabBar = TabBar

/// UIKit's name for `TabBarAppearance`.
public typealias UITabBarAppearance = TabBarAppearance

/// UIKit's name for `TabBarDelegate`.
public typealias UITabBarDelegate = TabBarDelegate

/// UIKit's name for `TabBarItem`.
public typealias UITabBarItem = TabBarItem

/// UIKit's name for `TabBarItemAppearance`.
public typealias UITabBarItemAppearance = TabBarItemAppearance

/// UIKit's name for `TabBarItemStateAppearance`.
public typealias UITabBarItemStateAppearance = TabBarItemStateAppearance

/// UIKit's name for `Toolbar`.
public typealias UIToolbar = Toolbar

/// UIKit's name for `ToolbarAppearance`.
public typealias UIToolbarAppearance = ToolbarAppearance

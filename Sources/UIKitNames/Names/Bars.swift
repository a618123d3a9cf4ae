public import Atrium

/// UIKit's name of `BarAppearance`.
public typealias UIBarAppearance = BarAppearance

/// UIKit's name of `BarButtonItem`.
public typealias UIBarButtonItem = BarButtonItem

/// UIKit's name of `BarButtonItemAppearance`.
public typealias UIBarButtonItemAppearance = BarButtonItemAppearance

/// UIKit's name of `BarButtonItemStateAppearance`.
public typealias UIBarButtonItemStateAppearance = BarButtonItemStateAppearance

/// UIKit's name of `BarItem`.
public typealias UIBarItem = BarItem

/// UIKit's name of `NavigationBar`.
public typealias UINavigationBar = NavigationBar

/// UIKit's name of `NavigationBarAppearance`.
public typealias UINavigationBarAppearance = NavigationBarAppearance

/// UIKit's name of `NavigationBarDelegate`.
public typealias UINavigationBarDelegate = NavigationBarDelegate

/// UIKit's name of `NavigationItem`.
public typealias UINavigationItem = NavigationItem

/// UIKit's name of `TabBar`.
public typealias UITabBar = TabBar

/// UIKit's name of `TabBarAppearance`.
public typealias UITabBarAppearance = TabBarAppearance

/// UIKit's name of `TabBarDelegate`.
public typealias UITabBarDelegate = TabBarDelegate

/// UIKit's name of `TabBarItem`.
public typealias UITabBarItem = TabBarItem

/// UIKit's name of `TabBarItemAppearance`.
public typealias UITabBarItemAppearance = TabBarItemAppearance

/// UIKit's name of `TabBarItemStateAppearance`.
public typealias UITabBarItemStateAppearance = TabBarItemStateAppearance

/// UIKit's name of `Toolbar`.
public typealias UIToolbar = Toolbar

/// UIKit's name of `ToolbarAppearance`.
public typealias UIToolbarAppearance = ToolbarAppearance

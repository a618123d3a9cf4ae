public import Atrium

/// UIKit's name of `BarButtonItem`.
public typealias UIBarButtonItem = BarButtonItem

/// UIKit's name of `BarItem`.
public typealias UIBarItem = BarItem

/// UIKit's name of `NavigationBar`.
public typealias UINavigationBar = NavigationBar

/// UIKit's name of `NavigationBarDelegate`.
public typealias UINavigationBarDelegate = NavigationBarDelegate

/// UIKit's name of `NavigationItem`.
public typealias UINavigationItem = NavigationItem

/// UIKit's name of `TabBar`.
public typealias UITabBar = TabBar

/// UIKit's name of `TabBarDelegate`.
public typealias UITabBarDelegate = TabBarDelegate

/// UIKit's name of `TabBarItem`.
public typealias UITabBarItem = TabBarItem

/// UIKit's name of `Toolbar`.
public typealias UIToolbar = Toolbar

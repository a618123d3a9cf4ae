public import Atrium

/// UIKit's name of `ViewAnimating`.
public typealias UIViewAnimating = ViewAnimating

/// UIKit's name of `ViewAnimatingPosition`.
public typealias UIViewAnimatingPosition = ViewAnimatingPosition

/// UIKit's name of `ViewAnimatingState`.
public typealias UIViewAnimatingState = ViewAnimatingState

/// UIKit's name of `ViewImplicitlyAnimating`.
public typealias UIViewImplicitlyAnimating = ViewImplicitlyAnimating

/// UIKit's name of `ViewPropertyAnimator`.
public typealias UIViewPropertyAnimator = ViewPropertyAnimator

/// UIKit's name of `CubicTimingParameters`.
public typealias UICubicTimingParameters = CubicTimingParameters

/// UIKit's name of `SpringTimingParameters`.
public typealias UISpringTimingParameters = SpringTimingParameters

/// UIKit's name of `TimingCurveProvider`.
public typealias UITimingCurveProvider = TimingCurveProvider

/// UIKit's name of `TimingCurveType`.
public typealias UITimingCurveType = TimingCurveType

/// Apple's name of `DisplayLink`.
public typealias CADisplayLink = DisplayLink

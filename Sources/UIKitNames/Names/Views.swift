public import Atrium

/// UIKit's name of `Responder`.
public typealias UIResponder = Responder

/// UIKit's name of `View`.
public typealias UIView = View

/// UIKit's name of `Window`.
public typealias UIWindow = Window

/// UIKit's name of `SemanticContentAttribute`.
public typealias UISemanticContentAttribute = SemanticContentAttribute

/// UIKit's name of `VisualEffect`.
public typealias UIVisualEffect = VisualEffect

/// UIKit's name of `BlurEffect`.
public typealias UIBlurEffect = BlurEffect

/// UIKit's name of `VisualEffectView`.
public typealias UIVisualEffectView = VisualEffectView

/// UIKit's name of `CoordinateSpace`.
public typealias UICoordinateSpace = CoordinateSpace

/// UIKit's name of `AccessibilityContrast`.
public typealias UIAccessibilityContrast = AccessibilityContrast

/// UIKit's name of `AccessibilityTraits`.
public typealias UIAccessibilityTraits = AccessibilityTraits

/// UIKit's name of `TraitCollection`.
public typealias UITraitCollection = TraitCollection

/// UIKit's name of `UserInterfaceLayoutDirection`.
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection

/// UIKit's name of `UserInterfaceSizeClass`.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass

/// UIKit's name of `UserInterfaceStyle`.
public typealias UIUserInterfaceStyle = UserInterfaceStyle

/// UIKit's name of `RectEdge`.
public typealias UIRectEdge = RectEdge

/// UIKit's name of `FocusUpdateContext`.
public typealias UIFocusUpdateContext = FocusUpdateContext

/// UIKit's name of `FocusHeading`.
public typealias UIFocusHeading = FocusHeading

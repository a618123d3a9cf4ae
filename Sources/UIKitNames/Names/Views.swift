public import Atrium

/// UIKit's name for `Responder`.
public typealias UIResponder = Responder

/// UIKit's name for `View`.
public typealias UIView = View

/// UIKit's name for `Window`.
public typealias UIWindow = Window

/// UIKit's name for `SemanticContentAttribute`.
public typealias UISemanticContentAttribute = SemanticContentAttribute

/// UIKit's name for `VisualEffect`.
public typealias UIVisualEffect = VisualEffect

/// UIKit's name for `BlurEffect`.
public typealias UIBlurEffect = BlurEffect

/// UIKit's name for `VisualEffectView`.
public typealias UIVisualEffectView = VisualEffectView

/// UIKit's name for `CoordinateSpace`.
public typealias UICoordinateSpace = CoordinateSpace

/// UIKit's name for `Accessibility`.
public typealias UIAccessibility = Accessibility

/// UIKit's name for `AccessibilityContainerType`.
public typealias UIAccessibilityContainerType = AccessibilityContainerType

/// UIKit's name for `AccessibilityCustomAction`.
public typealias UIAccessibilityCustomAction = AccessibilityCustomAction

/// UIKit's name for `AccessibilityElement`.
public typealias UIAccessibilityElement = AccessibilityElement

/// UIKit's name for `AccessibilityContrast`.
public typealias UIAccessibilityContrast = AccessibilityContrast

/// UIKit's name for `AccessibilityTraits`.
public typealias UIAccessibilityTraits = AccessibilityTraits

/// UIKit's name for `TraitDefinition`.
public typealias UITraitDefinition = TraitDefinition

/// UIKit's name for `TraitEnvironment`.
public typealias UITraitEnvironment = TraitEnvironment

/// UIKit's name for `TraitChangeObservable`.
public typealias UITraitChangeObservable = TraitChangeObservable

/// UIKit's name for `TraitChangeRegistration`.
public typealias UITraitChangeRegistration = TraitChangeRegistration

/// UIKit's name for `TraitHorizontalSizeClass`.
public typealias UITraitHorizontalSizeClass = TraitHorizontalSizeClass

/// UIKit's name for `TraitVerticalSizeClass`.
public typealias UITraitVerticalSizeClass = TraitVerticalSizeClass

/// UIKit's name for `TraitUserInterfaceStyle`.
public typealias UITraitUserInterfaceStyle = TraitUserInterfaceStyle

/// UIKit's name for `TraitAccessibilityContrast`.
public typealias UITraitAccessibilityContrast = TraitAccessibilityContrast

/// UIKit's name for `TraitLayoutDirection`.
public typealias UITraitLayoutDirection = TraitLayoutDirection

/// UIKit's name for `TraitDisplayScale`.
public typealias UITraitDisplayScale = TraitDisplayScale

/// UIKit's name for `TraitOverrides`.
public typealias UITraitOverrides = TraitOverrides

/// UIKit's name for `TraitCollection`.
public typealias UITraitCollection = TraitCollection

/// UIKit's name for `UserInterfaceLayoutDirection`.
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection

/// UIKit's name for `UserInterfaceSizeClass`.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass

/// UIKit's name for `UserInterfaceStyle`.
public typealias UIUserInterfaceStyle = UserInterfaceStyle

/// UIKit's name for `RectEdge`.
public typealias UIRectEdge = RectEdge

/// UIKit's name for `FocusUpdateContext`.
public typealias UIFocusUpdateContext = FocusUpdateContext

/// UIKit's name for `FocusHeading`.
public typealias UIFocusHeading = FocusHeading

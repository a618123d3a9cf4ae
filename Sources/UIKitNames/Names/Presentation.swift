public import Atrium

/// UIKit's name of `PresentationController`.
public typealias UIPresentationController = PresentationController

/// UIKit's name of `PopoverPresentationController`.
public typealias UIPopoverPresentationController = PopoverPresentationController

/// UIKit's name of `PopoverPresentationControllerDelegate`.
public typealias UIPopoverPresentationControllerDelegate = PopoverPresentationControllerDelegate

/// UIKit's name of `PopoverPresentationControllerSourceItem`.
public typealias UIPopoverPresentationControllerSourceItem =
  PopoverPresentationControllerSourceItem

/// UIKit's name of `AlertController`.
public typealias UIAlertController = AlertController

/// UIKit's name of `AlertAction`.
public typealias UIAlertAction = AlertAction

/// UIKit's name of `PopoverArrowDirection`.
public typealias UIPopoverArrowDirection = PopoverArrowDirection

/// UIKit's name of `SheetPresentationController`.
public typealias UISheetPresentationController = SheetPresentationController

/// UIKit's name of `SheetPresentationControllerDelegate`.
public typealias UISheetPresentationControllerDelegate = SheetPresentationControllerDelegate

/// UIKit's name of `AdaptivePresentationControllerDelegate`.
public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate

/// UIKit's name of `ModalPresentationStyle`.
public typealias UIModalPresentationStyle = ModalPresentationStyle

/// UIKit's name of `ModalTransitionStyle`.
public typealias UIModalTransitionStyle = ModalTransitionStyle

/// UIKit's name of `PercentDrivenInteractiveTransition`.
public typealias UIPercentDrivenInteractiveTransition = PercentDrivenInteractiveTransition

/// UIKit's name of `TransitionContextViewControllerKey`.
public typealias UITransitionContextViewControllerKey = TransitionContextViewControllerKey

/// UIKit's name of `TransitionContextViewKey`.
public typealias UITransitionContextViewKey = TransitionContextViewKey

/// UIKit's name of `ViewControllerAnimatedTransitioning`.
public typealias UIViewControllerAnimatedTransitioning = ViewControllerAnimatedTransitioning

/// UIKit's name of `ViewControllerContextTransitioning`.
public typealias UIViewControllerContextTransitioning = ViewControllerContextTransitioning

/// UIKit's name of `ViewControllerInteractiveTransitioning`.
public typealias UIViewControllerInteractiveTransitioning = ViewControllerInteractiveTransitioning

/// UIKit's name of `ViewControllerTransitionCoordinator`.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator

/// UIKit's name of `ViewControllerTransitionCoordinatorContext`.
public typealias UIViewControllerTransitionCoordinatorContext =
  ViewControllerTransitionCoordinatorContext

/// UIKit's name of `ViewControllerTransitioningDelegate`.
public typealias UIViewControllerTransitioningDelegate = ViewControllerTransitioningDelegate

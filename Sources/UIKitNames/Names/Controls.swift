public import Atrium

/// UIKit's name of `Control`.
public typealias UIControl = Control

/// UIKit's name of `Button`.
public typealias UIButton = Button

/// UIKit's name of `Label`.
public typealias UILabel = Label

/// UIKit's name of `ImageView`.
public typealias UIImageView = ImageView

/// UIKit's name of `Slider`.
public typealias UISlider = Slider

/// UIKit's name of `Stepper`.
public typealias UIStepper = Stepper

/// UIKit's name of `Switch`.
public typealias UISwitch = Switch

/// UIKit's name of `PageControl`.
public typealias UIPageControl = PageControl

/// UIKit's name of `ProgressView`.
public typealias UIProgressView = ProgressView

/// UIKit's name of `SegmentedControl`.
public typealias UISegmentedControl = SegmentedControl

/// UIKit's name of `StackView`.
public typealias UIStackView = StackView

/// UIKit's name of `ScrollView`.
public typealias UIScrollView = ScrollView

/// UIKit's name of `ScrollViewDelegate`.
public typealias UIScrollViewDelegate = ScrollViewDelegate

/// UIKit's name of `ActivityIndicator`.
public typealias UIActivityIndicatorView = ActivityIndicator

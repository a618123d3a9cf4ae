public import Atrium

/// UIKit's name for `Control`.
public typealias UIControl = Control

/// UIKit's name for `Button`.
public typealias UIButton = Button

/// UIKit's name for `Label`.
public typealias UILabel = Label

/// UIKit's name for `ImageView`.
public typealias UIImageView = ImageView

/// UIKit's name for `Slider`.
public typealias UISlider = Slider

/// UIKit's name for `Stepper`.
public typealias UIStepper = Stepper

/// UIKit's name for `Switch`.
public typealias UISwitch = Switch

/// UIKit's name for `PageControl`.
public typealias UIPageControl = PageControl

/// UIKit's name for `ProgressView`.
public typealias UIProgressView = ProgressView

/// UIKit's name for `SegmentedControl`.
public typealias UISegmentedControl = SegmentedControl

/// UIKit's name for `StackView`.
public typealias UIStackView = StackView

/// UIKit's name for `ScrollView`.
public typealias UIScrollView = ScrollView

/// UIKit's name for `ScrollViewDelegate`.
public typealias UIScrollViewDelegate = ScrollViewDelegate

/// UIKit's name for `ActivityIndicator`.
public typealias UIActivityIndicatorView = ActivityIndicator

/// UIKit's name for `PickerView`.
public typealias UIPickerView = PickerView

/// UIKit's name for `PickerViewDataSource`.
public typealias UIPickerViewDataSource = PickerViewDataSource

/// UIKit's name for `PickerViewDelegate`.
public typealias UIPickerViewDelegate = PickerViewDelegate

/// UIKit's name for `DatePicker`.
public typealias UIDatePicker = DatePicker

/// UIKit's name for `DatePickerStyle`.
public typealias UIDatePickerStyle = DatePickerStyle

/// UIKit's name for `RefreshControl`.
public typealias UIRefreshControl = RefreshControl

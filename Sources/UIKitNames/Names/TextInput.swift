public import Atrium

/// UIKit's name for `TextField`.
public typealias UITextField = TextField

/// UIKit's name for `TextFieldDelegate`.
public typealias UITextFieldDelegate = TextFieldDelegate

/// UIKit's name for `SearchField`.
public typealias UISearchTextField = SearchField

/// UIKit's name for `TextView`.
public typealias UITextView = TextView

/// UIKit's name for `TextViewDelegate`.
public typealias UITextViewDelegate = TextViewDelegate

/// UIKit's name for `TextInput`.
public typealias UITextInput = TextInput

/// UIKit's name for `TextPosition`.
public typealias UITextPosition = TextPosition

/// UIKit's name for `TextRange`.
public typealias UITextRange = TextRange

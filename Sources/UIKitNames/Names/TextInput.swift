public import Atrium

/// UIKit's name of `TextField`.
public typealias UITextField = TextField

/// UIKit's name of `TextFieldDelegate`.
public typealias UITextFieldDelegate = TextFieldDelegate

/// UIKit's name of `SearchField`.
public typealias UISearchTextField = SearchField

/// UIKit's name of `TextView`.
public typealias UITextView = TextView

/// UIKit's name of `TextViewDelegate`.
public typealias UITextViewDelegate = TextViewDelegate

/// UIKit's name of `TextInput`.
public typealias UITextInput = TextInput

/// UIKit's name of `TextPosition`.
public typealias UITextPosition = TextPosition

/// UIKit's name of `TextRange`.
public typealias UITextRange = TextRange

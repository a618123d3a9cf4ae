public import Atrium

/// UIKit's name for `TextField`.
public typealias UITextField = TextField

/// UIKit's name for `TextFieldDelegate`.
public typealias UITextFieldDelegate = TextFieldDelegate

/// UIKit's name for `SearchField`.
public typealias UISearchTextField = SearchField

/// UIKit's name for `SearchBar`.
public typealias UISearchBar = SearchBar

/// UIKit's name for `SearchBarDelegate`.
public typealias UISearchBarDelegate = SearchBarDelegate

/// UIKit's name for `SearchController`.
public typealias UISearchController = SearchController

/// UIKit's name for `SearchControllerDelegate`.
public typealias UISearchControllerDelegate = SearchControllerDelegate

/// UIKit's name for `SearchResultsUpdating`.
public typealias UISearchResultsUpdating = SearchResultsUpdating

/// UIKit's name for `TextAttachment`.
public typealias NSTextAttachment = TextAttachment

/// UIKit's name for `TextStorage`.
public typealias NSTextStorage = TextStorage

/// UIKit's name for `TextContainer`.
public typealias NSTextContainer = TextContainer

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

public import AtriumControls

/// Foundation's name of `AttributedText`.
public typealias NSAttributedString = AttributedText

/// Foundation's name of `MutableAttributedText`.
public typealias NSMutableAttributedString = MutableAttributedText

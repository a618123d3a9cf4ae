extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as one line, as in `"gap" A.top == B.bottom + 8.0 @750`.
  public nonisolated var description: String {
    MainActor.assumeIsolated { text }
  }

  private var text: String {
    var text = identifier.map { "\"\($0)\" " } ?? ""
    text +=
      "\(firstItem?.layoutName ?? "a view that is gone").\(firstAttribute) \(relation.symbol) "
    if secondAttribute == .notAnAttribute {
      text += "\(constant)"
    } else {
      if multiplier != 1 { text += "\(multiplier) * " }
      text += "\(secondItem?.layoutName ?? "a view that is gone").\(secondAttribute)"
      if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    }
    return priority == .required ? text : text + " @\(priority.rawValue)"
  }
}

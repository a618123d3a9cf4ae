/// Replaces casts to `AnyObject` before properties of `NSNumber` and `NSValue`.
///
/// On iOS, `(value as AnyObject).doubleValue` finds the property of `NSNumber` by name at run time.
struct BoxedValueRule {
  private static let classes = [
    "cgRectValue": "NSValue", "CGRectValue": "NSValue", "cgPointValue": "NSValue",
    "cgSizeValue": "NSValue", "doubleValue": "NSNumber", "floatValue": "NSNumber",
    "intValue": "NSNumber", "integerValue": "NSNumber", "uintValue": "NSNumber",
    "uintegerValue": "NSNumber", "boolValue": "NSNumber",
  ]
  /// The names of properties whose names in Swift differ from the names in Objective-C.
  private static let names = ["integerValue": "intValue", "uintegerValue": "uintValue"]

  /// Returns the changes of a file.
  static func changes(in file: SourceFile) -> Changes {
    var changes = Changes()
    let cast = ["as", "AnyObject", ")"]
    for place in file.tokens.indices
    where cast.indices.allSatisfy({ file.isToken(place + $0, cast[$0]) }) {
      let dot = file.isToken(place + 3, "?") ? place + 4 : place + 3
      guard file.isToken(dot, "."), file.tokens.indices.contains(dot + 1),
        let type = classes[file.tokens[dot + 1].text]
      else { continue }
      let name = file.tokens[dot + 1].text
      // A constant without a type gets an optional value, as on iOS.
      if isValueOfConstant(place, in: file), !file.isToken(dot + 2, "!") {
        changes.edits.append(file.replacing(from: place, to: place + 1, with: "as? \(type)"))
        if dot == place + 3 {
          let end = file.tokens[place + 2].range.upperBound
          changes.edits.append(Edit(range: end..<end, text: "?"))
        }
        changes.notes.append(file.note(place, "a cast to AnyObject became a cast to \(type)"))
        continue
      }
      changes.edits.append(file.replacing(from: place, to: place + 1, with: "as! \(type)"))
      if dot == place + 4 {
        changes.edits.append(file.padding(from: place + 3, to: place + 3, with: ""))
      }
      if let other = names[name] {
        changes.edits.append(file.replacing(from: dot + 1, to: dot + 1, with: other))
      }
      // The property of `NSNumber` or `NSValue` is not optional, so a `!` or `?` after it is removed.
      if file.isToken(dot + 2, "!") || file.isToken(dot + 2, "?") {
        changes.edits.append(file.padding(from: dot + 2, to: dot + 2, with: ""))
      }
      changes.notes.append(file.note(place, "a cast to AnyObject became a cast to \(type)"))
    }
    return changes
  }

  /// Returns whether a cast inside parentheses begins the value of a constant or a variable without a type.
  private static func isValueOfConstant(_ place: Int, in file: SourceFile) -> Bool {
    guard let open = file.opening(place + 2), file.isToken(open - 1, "=") else { return false }
    return file.isToken(open - 3, "let") || file.isToken(open - 3, "var")
  }
}

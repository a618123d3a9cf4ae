import AtriumKit

extension PointerButton {
  private static let names: [(name: String, button: PointerButton)] = [
    ("left", .primary), ("middle", .middle), ("right", .secondary), ("back", .back),
    ("forward", .forward),
  ]

  /// Makes a button from its name in scripts.
  init?(scriptName: String) {
    guard let entry = PointerButton.names.first(where: { $0.name == scriptName }) else {
      return nil
    }
    self = entry.button
  }

  /// The name in scripts; nil if there is none.
  var scriptName: String? { PointerButton.names.first { $0.button == self }?.name }
}

import AtriumKit

extension ViewController {
  /// The name of this controller in messages: its title; without a title, its type.
  var nameInMessages: String { title ?? "\(type(of: self))" }

  /// Traps if a list of members contains a controller twice.
  ///
  /// The method does not check for the container itself or its ancestors: `addChild` traps for these.
  ///
  /// - Parameters:
  ///   - members: The list.
  ///   - property: The name of the list for messages.
  func check(members: [ViewController], as property: String = "viewControllers") {
    if Set(members).count < members.count,
      let twice = members.first(where: { one in members.count { $0 === one } > 1 })
    {
      fatalError(
        "\(twice.nameInMessages) is in \(nameInMessages).\(property) twice; list each controller "
          + "once.")
    }
  }
}

import AtriumContainers
import AtriumControls
import AtriumKit

@MainActor
extension [RingMenuItem] {
  /// The items of one level, each with the first letter of its title that no earlier item has as its access key.
  ///
  /// An item that can never be chosen, or whose letters are all taken, has no access key.
  var withAccessKeys: [RingMenuItem] {
    var taken: Set<String> = []
    return map { item in
      guard item.isEnabled else { return item }
      var item = item
      let title = item.title ?? item.controller.flatMap { $0.tabBarItem.title ?? $0.title } ?? ""
      item.accessKey = title.first { $0.isLetter && taken.insert($0.lowercased()).inserted }
      return item
    }
  }
}

import AtriumContainers
import AtriumControls
import AtriumKit

@MainActor
extension [RingMenuItem] {
  /// The items of one level with access keys.
  ///
  /// The key of an item is the first letter of its title that is not the key of an earlier item. A disabled item, or an
  /// item without such a letter, gets no key.
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

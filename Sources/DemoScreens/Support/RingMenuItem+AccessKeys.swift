import AtriumContainers
import AtriumControls
import AtriumKit

@MainActor
extension [RingMenuItem] {
  /// The items of one level with access keys: the first letter of each title that is not the key of an earlier item.
  ///
  /// Without such a letter, and if it can never be chosen, an item has no access key.
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

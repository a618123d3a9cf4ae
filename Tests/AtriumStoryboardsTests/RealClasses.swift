import AtriumControls
import AtriumGraphics
import AtriumKit
import AtriumStoryboards

/// The common members of the classes for documents that are modelled on real projects: outlets and actions by name.
///
/// One class stands for all classes of a kind. A document registers it under the names in its file.
@MainActor
protocol RealClass: AnyObject {
  var outlets: [String: AnyObject] { get set }
  var lists: [String: [AnyObject]] { get set }
  var calls: [String] { get set }
}

/// A controller.
final class Screen: ViewController, RealClass {
  var outlets: [String: AnyObject] = [:]
  var lists: [String: [AnyObject]] = [:]
  var calls: [String] = []
}

extension Screen: TableViewDataSource, TableViewDelegate, TextFieldDelegate,
  GestureRecognizerDelegate
{
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: AtriumControls.IndexPath
  ) -> TableViewCell {
    // A damaged file may have lost the prototype.
    tableView.dequeueReusableCell(withIdentifier: "Feed") ?? TableViewCell()
  }
}

extension Screen: CollectionViewDataSource, CollectionViewDelegate {
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: AtriumControls.IndexPath
  ) -> CollectionViewCell { CollectionViewCell() }
}

extension Screen: PickerViewDataSource, PickerViewDelegate {
  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
}

/// A controller with a table.
final class TableScreen: TableViewController, RealClass {
  var outlets: [String: AnyObject] = [:]
  var lists: [String: [AnyObject]] = [:]
  var calls: [String] = []
}

/// A view with runtime attributes.
final class RatingView: View, RealClass {
  var outlets: [String: AnyObject] = [:]
  var lists: [String: [AnyObject]] = [:]
  var calls: [String] = []
  var rating = 0.0
  var starColor: Color?
}

/// A cell.
final class MessageCell: TableViewCell, RealClass {
  var outlets: [String: AnyObject] = [:]
  var lists: [String: [AnyObject]] = [:]
  var calls: [String] = []
}

extension InterfaceClass where Object: RealClass {
  /// Declares outlets, collections, actions and unwind actions, and logs each call by its name.
  @MainActor
  func declaring(
    outlets: [String] = [], collections: [String] = [], actions: [String] = [],
    unwindActions: [String] = [], segueActions: [String] = []
  ) -> InterfaceClass {
    var declared = self
    for name in outlets {
      declared = declared.outlet(name) { (object, value: AnyObject) in
        object.outlets[name] = value
      }
    }
    for name in collections {
      declared = declared.outletCollection(name, \.lists[listed: name])
    }
    for name in actions { declared = declared.action(name) { it, _ in it.calls.append(name) } }
    for name in unwindActions {
      declared = declared.unwindAction(name) { it, _ in it.calls.append(name) }
    }
    for name in segueActions {
      declared = declared.segueAction(name) { it, coder, _, _ in
        it.calls.append(name)
        return Screen(coder: coder)
      }
    }
    return declared
  }
}

extension [String: [AnyObject]] {
  subscript(listed name: String) -> [AnyObject] {
    get { self[name] ?? [] }
    set { self[name] = newValue }
  }
}

/// A segue with a program's own class.
final class FadeSegue: StoryboardSegue {
  override func perform() { source.show(destination, sender: self) }
}

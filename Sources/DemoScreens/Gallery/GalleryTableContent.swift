import AtriumControls
import AtriumGeometry
import AtriumKit

/// The data source and delegate of the gallery's table.
@MainActor
final class GalleryTableContent: TableViewDataSource, TableViewDelegate {
  static let rowIdentifier = "row"
  static let guestIdentifier = "guest"
  static let rowCount = 1_000_000

  private enum Section: Int, CaseIterable {
    case options
    case guests
    case million
  }

  private struct Guest {
    let name: String
    let note: String
    var isStarred = false
  }

  private var guests = [
    Guest(name: String(localized: "Ada"), note: String(localized: "Arrives on Tuesday")),
    Guest(name: String(localized: "Grace"), note: String(localized: "Stays for two nights")),
    Guest(
      name: String(localized: "Katherine"), note: String(localized: "Needs the room with the desk")),
    Guest(name: String(localized: "Radia"), note: String(localized: "Vegetarian")),
    Guest(name: String(localized: "Barbara"), note: String(localized: "Arrives late")),
  ]
  private let options: [TableViewCell]
  /// The cell that is shown after all guests were deleted.
  private let noGuests = TableViewCell()
  /// The index of the chosen option.
  private var chosen = 0

  init() {
    options = [
      String(localized: "By name"), String(localized: "By arrival"), String(localized: "By room"),
    ].map { text in
      let cell = TableViewCell()
      cell.textLabel.text = text
      return cell
    }
    options[chosen].accessoryType = .checkmark
    options[2].isEnabled = false
    noGuests.textLabel.text = String(localized: "No guests")
    noGuests.textLabel.textRole = \.secondaryLabel
    noGuests.isSelectable = false
  }

  // MARK: Data

  func numberOfSections(in tableView: TableView) -> Int { Section.allCases.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section) {
    case .options: options.count
    case .guests: max(1, guests.count)
    case .million: GalleryTableContent.rowCount
    case nil: 0
    }
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    switch Section(rawValue: indexPath.section) {
    case .options: return options[indexPath.row]
    case .guests:
      guard !guests.isEmpty else { return noGuests }
      let cell = tableView.dequeueReusableCell(
        withIdentifier: GalleryTableContent.guestIdentifier, for: indexPath)
      let guest = guests[indexPath.row]
      cell.textLabel.text = guest.isStarred ? "★ \(guest.name)" : guest.name
      cell.detailTextLabel?.text = guest.note
      cell.accessoryType = .disclosureIndicator
      return cell
    case .million, nil:
      let cell = tableView.dequeueReusableCell(
        withIdentifier: GalleryTableContent.rowIdentifier, for: indexPath)
      cell.textLabel.text = String(
        localized: "Row %@", GalleryTableContent.grouped(indexPath.row + 1))
      cell.detailTextLabel?.text =
        (indexPath.row + 1).isMultiple(of: 10) ? String(localized: "tenth") : ""
      return cell
    }
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    switch Section(rawValue: section) {
    case .options: String(localized: "Order")
    case .guests: String(localized: "Guests")
    case .million: String(localized: "A million rows")
    case nil: nil
    }
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    switch Section(rawValue: section) {
    case .guests:
      guests.isEmpty
        ? nil
        : String(
          localized:
            "A finger draws a row aside for its actions, on a touchpad two do. With a mouse, choose a "
            + "row and press Left or Right; Delete takes it away. Letters find a name.")
    case .options, .million, nil: nil
    }
  }

  func tableView(
    _ tableView: TableView, typeSelectTextForRowAt indexPath: IndexPath
  ) -> String? {
    switch Section(rawValue: indexPath.section) {
    case .guests: guests.isEmpty ? nil : guests[indexPath.row].name
    // All titles begin with the same word. The string for type selection is therefore only the number.
    case .million: String(indexPath.row + 1)
    case .options, nil: nil
    }
  }

  /// Returns a number as text, with a narrow space between groups of three digits.
  private static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text.append("\u{202f}") }
      text.append(digit)
    }
    return String(text.reversed())
  }

  /// Returns whether a row shows a guest.
  private func isGuest(_ row: IndexPath) -> Bool {
    row.section == Section.guests.rawValue && guests.indices.contains(row.row)
  }

  // MARK: Delegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section == Section.options.rawValue else { return }
    options[chosen].accessoryType = .none
    chosen = indexPath.row
    options[chosen].accessoryType = .checkmark
  }

  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    guard isGuest(indexPath) else { return nil }
    let title =
      guests[indexPath.row].isStarred ? String(localized: "Unstar") : String(localized: "Star")
    return SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: title) { [weak self, weak tableView] _, _, done in
        self?.guests[indexPath.row].isStarred.toggle()
        done(true)
        tableView?.reloadRows(at: [indexPath], with: .fade)
      }
    ])
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    guard isGuest(indexPath) else { return nil }
    return SwipeActionsConfiguration(actions: [
      ContextualAction(style: .destructive, title: String(localized: "Delete")) {
        [weak self, weak tableView] _, _, done in
        guard let self else { return }
        guests.remove(at: indexPath.row)
        done(true)
        if guests.isEmpty {
          tableView?.reloadRows(at: [indexPath], with: .left)
        } else {
          tableView?.deleteRows(at: [indexPath], with: .left)
        }
      },
      ContextualAction(style: .normal, title: String(localized: "Last")) {
        [weak self, weak tableView] _, _, done in
        guard let self else { return }
        guests.append(guests.remove(at: indexPath.row))
        done(true)
        tableView?.moveRow(
          at: indexPath, to: IndexPath(row: guests.count - 1, section: indexPath.section))
      },
    ])
  }
}

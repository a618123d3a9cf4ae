public import Atrium

/// UIKit's name of `TableView`.
public typealias UITableView = TableView

/// UIKit's name of `TableViewCell`.
public typealias UITableViewCell = TableViewCell

/// UIKit's name of `TableViewDataSource`.
public typealias UITableViewDataSource = TableViewDataSource

/// UIKit's name of `TableViewDelegate`.
public typealias UITableViewDelegate = TableViewDelegate

/// UIKit's name of `TableViewHeaderFooterView`.
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView

/// UIKit's name of `ContextualAction`.
public typealias UIContextualAction = ContextualAction

/// UIKit's name of `SwipeActionsConfiguration`.
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration

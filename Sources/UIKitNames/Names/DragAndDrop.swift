public import Atrium

/// UIKit's name for `Interaction`.
public typealias UIInteraction = Interaction

/// UIKit's name for `DragInteraction`.
public typealias UIDragInteraction = DragInteraction

/// UIKit's name for `DragInteractionDelegate`.
public typealias UIDragInteractionDelegate = DragInteractionDelegate

/// UIKit's name for `DropInteraction`.
public typealias UIDropInteraction = DropInteraction

/// UIKit's name for `DropInteractionDelegate`.
public typealias UIDropInteractionDelegate = DropInteractionDelegate

/// UIKit's name for `DragItem`.
public typealias UIDragItem = DragItem

/// UIKit's name for `DragPreview`.
public typealias UIDragPreview = DragPreview

/// UIKit's name for `DragDropSession`.
public typealias UIDragDropSession = DragDropSession

/// UIKit's name for `DragSession`.
public typealias UIDragSession = DragSession

/// UIKit's name for `DropSession`.
public typealias UIDropSession = DropSession

/// UIKit's name for `DropProposal`.
public typealias UIDropProposal = DropProposal

/// UIKit's name for `DropOperation`.
public typealias UIDropOperation = DropOperation

/// Foundation's name for `ItemProvider`.
public typealias NSItemProvider = ItemProvider

/// Foundation's name for `ItemProviderReading`.
public typealias NSItemProviderReading = ItemProviderReading

/// Foundation's name for `ItemProviderWriting`.
public typealias NSItemProviderWriting = ItemProviderWriting

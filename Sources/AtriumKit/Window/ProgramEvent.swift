/// An event of the whole program, which UIKit reports by a notification.
@MainActor
package enum ProgramEvent {
  /// A window was shown or hidden.
  case visibility(Window)
  /// The controllers are about to receive a memory warning.
  case memoryWarning
  /// A screen reader has begun or stopped observing the program.
  case screenReader

  /// The closure that is called for each event; nil if no module needs the events.
  package static var observer: (@MainActor (ProgramEvent) -> Void)?
  /// The closure that is called after the layout passes of each turn; nil if no module needs it.
  ///
  /// The closure may request another pass.
  package static var afterLayout: (@MainActor () -> Void)?
}

/// An object that can hear of events: views, controllers, windows.
@MainActor
open class Responder {
  /// Makes a responder.
  public init() {}
}

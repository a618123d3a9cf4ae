/// The protocol from which ported protocols inherit in place of Foundation's protocol.
///
/// Responders, recognisers, bar items and constraints conform to it, and so does Foundation's `NSObject`.
/// Foundation's own protocol cannot be used, since only `NSObject` satisfies its requirements.
public protocol NSObjectProtocol: AnyObject {}

/// The protocol that ported protocols inherit where they inherited Foundation's protocol on iOS.
///
/// Responders, recognisers, bar items and constraints conform to it, and so does Foundation's `NSObject`.
/// Foundation's own protocol cannot be used, since only `NSObject` satisfies its requirements.
public protocol NSObjectProtocol: AnyObject {}

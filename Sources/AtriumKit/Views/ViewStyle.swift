/// The members of views that UIKit's views do not have, such as ``cornerRadius``.
///
/// The members are in extensions of this protocol, which only views conform to. So a subclass of a view can
/// declare its own member with the same name, as it can on iOS. The toolkit itself never uses a subclass's member.
@MainActor
public protocol ViewStyle: AnyObject {}

extension View: ViewStyle {}

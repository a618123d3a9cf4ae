/// Returns the message of the trap that ended a process, from the process's standard error.
///
/// - Returns: Only the message, without the file, the line and the backtrace; the whole standard error if it
///   contains no message.
public func trapMessage(_ standardError: [UInt8]?) -> String {
  let text = String(decoding: standardError ?? [], as: UTF8.self)
  guard let start = text.firstRange(of: "Fatal error: ")?.upperBound else { return text }
  return String(text[start...].prefix { $0 != "\n" })
}

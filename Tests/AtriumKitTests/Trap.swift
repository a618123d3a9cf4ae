import Testing

/// The output of a process that trapped, to be searched for whole messages.
func trapMessage(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

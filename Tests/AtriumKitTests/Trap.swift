import Testing

/// What a process that trapped wrote, for whole messages to be found in.
func trapMessage(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

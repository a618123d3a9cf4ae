import Testing
import TestSupport

/// The message of a process that trapped, to be compared whole.
func trapMessage(_ result: ExitTest.Result?) -> String {
  trapMessage(result?.standardErrorContent)
}

import Testing
import TestSupport

/// Returns the whole message of a process that trapped.
func trapMessage(_ result: ExitTest.Result?) -> String {
  trapMessage(result?.standardErrorContent)
}

import Foundation

/// Cleans up after a run of the tests, however the run ends.
///
/// A run may crash or be killed, and then no `deinit` is called. So a small shell waits at the other end of a
/// socket until this end closes, which the kernel does in every case. Then the shell ends the processes that
/// are still registered, and removes the folders.
public final class Guardian: Sendable {
  /// The guardian of this run, started at the first use.
  public static let shared = Guardian()

  /// The folder for all temporary files of this run, in `TMPDIR`; nil if it could not be created.
  public let folder: String?

  private let socket: Int32

  private init() {
    // The socket is not inherited: a program that a test starts must not keep the guardian waiting.
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      (socket, folder) = (-1, nil)
      return
    }
    socket = ends[0]
    Guardian.spawn(listeningTo: ends[1])
    close(ends[1])
    folder = Guardian.makeFolder(in: FileManager.default.temporaryDirectory.path)
    if let folder { remove(folder) }
  }

  /// Ends a process at the end of this run, if the process is still running.
  public func watch(_ process: ProcessIdentity) {
    say("process \(process)")
  }

  /// Registers an X server, whose socket is removed if the server must be killed.
  ///
  /// A killed server cannot remove the socket itself.
  ///
  /// - Parameters:
  ///   - process: The server.
  ///   - path: The path of its socket.
  ///   - identity: Distinguishes the socket file from a later one with the same name: device, number and time
  ///   of the last change, as `stat --format=%d:%i:%.9Z` prints them.
  public func watch(_ process: ProcessIdentity, at path: String, _ identity: String) {
    say("server \(process) \(identity) \(path)")
  }

  /// Forgets a process that has ended, since its number may soon be reused.
  public func forget(_ process: ProcessIdentity) {
    say("over \(process)")
  }

  /// Removes a folder at the end of this run.
  public func remove(_ folder: String) {
    say("folder \(folder)")
  }

  /// Makes a folder with a unique name, or returns nil if that fails.
  static func makeFolder(in parent: String) -> String? {
    var template = Array("\(parent)/atrium-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    // The message is shorter than the kernel's atomic size. If the guardian has died, no signal ends the tests.
    send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// The shell's program.
  ///
  /// A server that receives SIGTERM removes its socket, and a killed server leaves its socket behind. The numbers of
  /// processes and the names of sockets are reused. So the program also compares the start of each process, and the
  /// inode and the last change of each socket.
  private static let script = """
    exec 2>/dev/null
    trap '' HUP INT TERM
    processes=' '
    servers=' '
    while read -r what name; do
      case $what in
        process) processes="$processes$name " ;;
        server) servers="$servers$name " ;;
        over) processes="${processes%% $name *} ${processes#* $name }" ;;
        folder) set -- "$@" "$name" ;;
      esac
    done

    # lives NUMBER:START: the fields of its status begin behind the name of the program.
    lives() {
      read -r status <"/proc/${1%:*}/stat" || return 1
      set -- "${1#*:}" ${status##*) }
      [ "$2" != Z ] && [ "${21}" = "$1" ]
    }

    for process in $processes; do
      if lives "$process"; then
        kill -TERM "${process%:*}"
        # One that was stopped hears of it only when it continues.
        kill -CONT "${process%:*}"
      fi
    done
    attempt=0
    while [ "$attempt" -lt 200 ]; do
      left=
      for process in $processes; do lives "$process" && left="$left $process"; done
      processes=$left
      [ "$left" ] || break
      attempt=$((attempt + 1))
      sleep 0.1
    done
    for process in $processes; do
      case $servers in
        *" $process "*)
          rest="${servers#* $process }"
          file="${rest%% *}"
          rest="${rest#* }"
          path="${rest%% *}"
          [ "$(stat --format=%d:%i:%.9Z "$path")" != "$file" ] || rm -f "$path"
          ;;
      esac
      if lives "$process"; then kill -KILL "${process%:*}"; fi
    done
    [ $# -eq 0 ] || rm -rf -- "$@"
    """

  private static func spawn(listeningTo socket: Int32) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO)
    // A reader of the tests' output must not have to wait for this shell too.
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A signal to the process group of the tests must not end this shell too.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var words = ["/bin/sh", "-c", script, "sh"].map { (word: String) in strdup(word) }
    words.append(nil)
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    _ = posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, environ)
  }
}

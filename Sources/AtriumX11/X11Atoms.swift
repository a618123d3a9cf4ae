internal import CX11
internal import Glibc

/// The atoms that the host uses.
struct X11Atoms {
  /// An atom; the raw value is its name in the specifications.
  enum Name: String, CaseIterable {
    case utf8String = "UTF8_STRING"
    case wmProtocols = "WM_PROTOCOLS"
    case wmDeleteWindow = "WM_DELETE_WINDOW"
    case wmTakeFocus = "WM_TAKE_FOCUS"
    case wmState = "WM_STATE"
    case wmClientLeader = "WM_CLIENT_LEADER"
    case netWMPing = "_NET_WM_PING"
    case netWMSyncRequest = "_NET_WM_SYNC_REQUEST"
    case netWMSyncRequestCounter = "_NET_WM_SYNC_REQUEST_COUNTER"
    case netWMName = "_NET_WM_NAME"
    case netWMIconName = "_NET_WM_ICON_NAME"
    case netWMIcon = "_NET_WM_ICON"
    case netWMPID = "_NET_WM_PID"
    case netWMState = "_NET_WM_STATE"
    case netWMStateFullscreen = "_NET_WM_STATE_FULLSCREEN"
    case netWMStateHidden = "_NET_WM_STATE_HIDDEN"
    case netWMStateMaximizedVertically = "_NET_WM_STATE_MAXIMIZED_VERT"
    case netWMStateMaximizedHorizontally = "_NET_WM_STATE_MAXIMIZED_HORZ"
    case netWMStateDemandsAttention = "_NET_WM_STATE_DEMANDS_ATTENTION"
    case netSupported = "_NET_SUPPORTED"
    case netWMUserTime = "_NET_WM_USER_TIME"
    case netWMUserTimeWindow = "_NET_WM_USER_TIME_WINDOW"
    case netStartupID = "_NET_STARTUP_ID"
    case netStartupInfoBegin = "_NET_STARTUP_INFO_BEGIN"
    case netStartupInfo = "_NET_STARTUP_INFO"
    case netWorkArea = "_NET_WORKAREA"
    case netCurrentDesktop = "_NET_CURRENT_DESKTOP"
    case netFrameExtents = "_NET_FRAME_EXTENTS"
    case netWMWindowType = "_NET_WM_WINDOW_TYPE"
    case netWMWindowTypeNormal = "_NET_WM_WINDOW_TYPE_NORMAL"
    case netWMWindowTypeDND = "_NET_WM_WINDOW_TYPE_DND"
    case netWMWindowTypeDialog = "_NET_WM_WINDOW_TYPE_DIALOG"
    case manager = "MANAGER"
    case xsettingsSettings = "_XSETTINGS_SETTINGS"
    case ximServers = "XIM_SERVERS"
    case clipboard = "CLIPBOARD"
    case clipboardManager = "CLIPBOARD_MANAGER"
    case saveTargets = "SAVE_TARGETS"
    case targets = "TARGETS"
    case timestamp = "TIMESTAMP"
    case multiple = "MULTIPLE"
    case atomPair = "ATOM_PAIR"
    case incr = "INCR"
    case null = "NULL"
    case text = "TEXT"
    case string = "STRING"
    case textPlain = "text/plain"
    case utf8Plain = "text/plain;charset=utf-8"
    case passwordManagerHint = "x-kde-passwordManagerHint"
    case uriList = "text/uri-list"
    case xdndAware = "XdndAware"
    case xdndProxy = "XdndProxy"
    case xdndSelection = "XdndSelection"
    case xdndTypeList = "XdndTypeList"
    case xdndEnter = "XdndEnter"
    case xdndPosition = "XdndPosition"
    case xdndStatus = "XdndStatus"
    case xdndLeave = "XdndLeave"
    case xdndDrop = "XdndDrop"
    case xdndFinished = "XdndFinished"
    case xdndActionCopy = "XdndActionCopy"
    case atriumTargets = "_ATRIUM_TARGETS"
    case atriumSelection = "_ATRIUM_SELECTION"
    case atriumTime = "_ATRIUM_TIME"
  }

  /// The selection of the screen's settings manager (XSETTINGS); its name contains the number of the screen.
  let settingsManager: Atom

  private let values: [Name: Atom]

  /// Interns all atoms in one round trip.
  ///
  /// - Parameters:
  ///   - display: The display.
  ///   - screen: The number of the screen.
  init(display: OpaquePointer, screen: Int32) {
    let names = Name.allCases
    let spellings = names.map(\.rawValue) + ["_XSETTINGS_S\(screen)"]
    var atoms = [Atom](repeating: 0, count: spellings.count)
    var copies = spellings.map { UnsafeMutablePointer<CChar>?(strdup($0)) }
    XInternAtoms(display, &copies, Int32(copies.count), 0, &atoms)
    copies.forEach { free($0) }
    settingsManager = atoms[names.count]
    values = Dictionary(uniqueKeysWithValues: zip(names, atoms))
  }

  /// The atom with the given name.
  subscript(name: Name) -> Atom { values[name] ?? 0 }
}

// Code that was written for iOS imports this module. It re-exports the names of `UIKitNames`, and adds the function
// that runs a program on an X server.
@_exported public import UIKitNames
// The plug-in `PortedSources` writes declarations for Interface Builder that use these types.
@_exported public import class AtriumStoryboards.InterfaceCoder
@_exported public import struct AtriumStoryboards.InterfaceClass

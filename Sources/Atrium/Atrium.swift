// One import for everything that an application needs, except a host.
//
// `import AtriumX11` adds the host; tests add `import AtriumHarness`.
@_exported public import AtriumContainers
@_exported public import AtriumControls
@_exported public import AtriumGeometry
@_exported public import AtriumGraphics
@_exported public import AtriumKit

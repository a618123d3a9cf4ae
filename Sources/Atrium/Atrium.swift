// The umbrella: one import for what an application is written with. A host comes extra, by
// `import AtriumX11`; tests add `import AtriumHarness`.
@_exported public import AtriumContainers
@_exported public import AtriumControls
@_exported public import AtriumGeometry
@_exported public import AtriumGraphics
@_exported public import AtriumKit

// Makes `Recording` available in every file of this target.
@_exported import StageSupport

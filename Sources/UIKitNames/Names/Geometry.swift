public import Atrium

/// Apple's name for `Transform3D`.
public typealias CATransform3D = Transform3D

/// Apple's name for `AffineTransformComponents`.
public typealias CGAffineTransformComponents = AffineTransformComponents

/// Apple's name for `Rect.Edge`.
public typealias CGRectEdge = Rect.Edge

/// UIKit's name for `EdgeInsets`.
public typealias UIEdgeInsets = EdgeInsets

/// UIKit's name for `DirectionalEdgeInsets`.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets

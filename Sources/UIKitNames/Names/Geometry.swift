public import Atrium

/// Apple's name of `Transform3D`.
public typealias CATransform3D = Transform3D

/// Apple's name of `AffineTransformComponents`.
public typealias CGAffineTransformComponents = AffineTransformComponents

/// Apple's name of `Rect.Edge`.
public typealias CGRectEdge = Rect.Edge

/// UIKit's name of `EdgeInsets`.
public typealias UIEdgeInsets = EdgeInsets

/// UIKit's name of `DirectionalEdgeInsets`.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets

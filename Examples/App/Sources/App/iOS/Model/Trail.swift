// swift-format-ignore-file
import UIKit

/// The difficulty of a trail.
enum Difficulty: String, Codable, CaseIterable {
    case easy, moderate, hard

    var title: String {
        switch self {
        case .easy: return NSLocalizedString("difficulty.easy", comment: "Difficulty of a trail")
        case .moderate: return NSLocalizedString("difficulty.moderate", comment: "Difficulty of a trail")
        case .hard: return NSLocalizedString("difficulty.hard", comment: "Difficulty of a trail")
        }
    }

    var color: UIColor {
        switch self {
        case .easy: return UIColor(named: "Meadow")!
        case .moderate: return UIColor(named: "Amber")!
        case .hard: return UIColor(named: "Rust")!
        }
    }
}

/// A marked path.
struct Trail: Codable, Hashable, Identifiable {
    let id: Int
    let name: String
    let region: String
    let image: String
    let summary: String
    /// The length of the path, in kilometres.
    let length: Double
    let difficulty: Difficulty
    /// The heights above sea level, in metres, at equal distances along the path.
    let elevations: [Double]
    let landmarks: [String]

    /// The sum of all climbs, in metres.
    var ascent: Double {
        zip(elevations, elevations.dropFirst()).map { max(0, $1 - $0) }.reduce(0, +)
    }

    /// The walking time, in seconds, by Naismith's rule: an hour for each five kilometres, and an hour for each 600
    /// metres of ascent.
    var walkingTime: TimeInterval {
        (length / 5 + ascent / 600) * 3600
    }

    static func == (lhs: Trail, rhs: Trail) -> Bool { lhs.id == rhs.id }

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

// swift-format-ignore-file
import Foundation

extension Notification.Name {
    static let favoritesDidChange = Notification.Name("TrailsFavoritesDidChange")
}

/// The trails of the app, and the user's favourites.
final class TrailStore {
    static let shared = TrailStore()

    let trails: [Trail]

    private let defaults: UserDefaults

    init(bundle: Bundle = .main, defaults: UserDefaults = .standard) {
        self.defaults = defaults
        guard let url = bundle.url(forResource: "trails", withExtension: "json"),
              let data = try? Data(contentsOf: url),
              let trails = try? JSONDecoder().decode([Trail].self, from: data)
        else {
            fatalError("The file trails.json is missing or damaged.")
        }
        self.trails = trails
    }

    /// The regions, in the order of the file.
    var regions: [String] {
        trails.reduce(into: []) { regions, trail in
            if !regions.contains(trail.region) { regions.append(trail.region) }
        }
    }

    func trails(in region: String, matching filter: TrailFilter) -> [Trail] {
        trails.filter { $0.region == region && filter.accepts($0, isFavorite: isFavorite($0)) }
    }

    func trail(withID id: Int) -> Trail? {
        trails.first { $0.id == id }
    }

    // MARK: Favourites

    private(set) var favorites: Set<Int> {
        get { Set(defaults.array(forKey: "favorites") as? [Int] ?? []) }
        set {
            defaults.set(newValue.sorted(), forKey: "favorites")
            NotificationCenter.default.post(name: .favoritesDidChange, object: self)
        }
    }

    func isFavorite(_ trail: Trail) -> Bool {
        favorites.contains(trail.id)
    }

    func toggleFavorite(_ trail: Trail) {
        if favorites.contains(trail.id) {
            favorites.remove(trail.id)
        } else {
            favorites.insert(trail.id)
        }
    }
}

/// The conditions that the listed trails must meet.
struct TrailFilter: Equatable {
    var difficulties = Set(Difficulty.allCases)
    var maximumLength = 30.0
    var favoritesOnly = false

    var isActive: Bool { self != TrailFilter() }

    func accepts(_ trail: Trail, isFavorite: Bool) -> Bool {
        difficulties.contains(trail.difficulty)
            && trail.length <= maximumLength
            && (isFavorite || !favoritesOnly)
    }
}

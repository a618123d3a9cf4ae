// swift-format-ignore-file
import Foundation

/// A hike that the user has made.
struct Hike: Codable, Hashable, Identifiable {
    var id = UUID()
    var trailID: Int
    var title: String
    var date: Date
    var companions: Int
    /// The user's rating, from 1 to 5.
    var rating: Int
    var notes: String
    var isWithDog: Bool
}

extension Notification.Name {
    static let journalDidChange = Notification.Name("TrailsJournalDidChange")
}

/// The user's hikes, newest first.
final class Journal {
    static let shared = Journal(fileURL: Journal.defaultURL)

    private(set) var hikes: [Hike] = [] {
        didSet { NotificationCenter.default.post(name: .journalDidChange, object: self) }
    }

    private let fileURL: URL

    static var defaultURL: URL {
        let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
            .appendingPathComponent("Trails", isDirectory: true)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent("journal.json")
    }

    init(fileURL: URL) {
        self.fileURL = fileURL
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        if let data = try? Data(contentsOf: fileURL),
           let hikes = try? decoder.decode([Hike].self, from: data) {
            self.hikes = hikes
        }
    }

    func add(_ hike: Hike) {
        hikes.append(hike)
        hikes.sort { $0.date > $1.date }
        save()
    }

    func remove(_ hike: Hike) {
        hikes.removeAll { $0.id == hike.id }
        save()
    }

    func hikes(on trail: Trail) -> [Hike] {
        hikes.filter { $0.trailID == trail.id }
    }

    func save() {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        guard let data = try? encoder.encode(hikes) else { return }
        try? data.write(to: fileURL, options: .atomic)
    }
}

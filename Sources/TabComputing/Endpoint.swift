/// A computation that can be asked for: a document in, an answer out.
package enum Endpoint: CaseIterable, Sendable {
    case layout
    case selection
    case centering
    case indicator
    case transition
    case timeline
    case hitTest
    case replay
    case preview
    case compare

    /// The types in which an answer may come, the best first. What the document asks for may leave fewer.
    package var answerTypes: [AnswerType] {
        switch self {
        case .layout, .selection, .centering, .indicator, .hitTest: [.json]
        case .timeline, .transition: [.json, .css]
        case .replay: [.json, .jsonLines]
        case .preview: [.svg]
        case .compare: [.json, .svg]
        }
    }

    /// The lists of types of which an answer has one: each list is for some documents.
    package var answerTypeChoices: [[AnswerType]] {
        switch self {
        // Only the format of style sheets comes in a type of its own.
        case .transition, .timeline: [[.json], answerTypes]
        default: [answerTypes]
        }
    }
}

/// The type of an answer.
package enum AnswerType: Sendable {
    case json
    /// JSON documents, one a line.
    case jsonLines
    /// A style sheet.
    case css
    /// A picture.
    case svg
}

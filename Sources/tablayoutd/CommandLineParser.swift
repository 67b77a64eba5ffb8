import MicroHTTP

/// What the program was asked to do.
enum Command {
    case serve(Configuration)
    case health(Configuration)
    case help
    case version
}

/// Makes a command of arguments and environment.
enum CommandLineParser {
    /// Reads the environment first and the flags after it, so that a flag wins.
    ///
    /// - Parameters:
    ///   - arguments: without the program's own name.
    ///   - environment: the value of a variable, nil where it is not set.
    /// - Returns: the command with all that was set for it.
    /// - Throws: a `ConfigurationError` for the first value or argument that is wrong.
    static func parse(
        _ arguments: [String], environment: (String) -> String?
    ) throws(ConfigurationError) -> Command {
        if arguments.contains("--help") || arguments.contains("-h") { return .help }
        if arguments.contains("--version") { return .version }

        var configuration = Configuration()
        for setting in Setting.all {
            guard let text = environment(setting.variable) else { continue }
            try setting.apply(text, from: setting.variable, to: &configuration)
        }

        var isHealth = false
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "health", !isHealth {
                isHealth = true
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard argument.hasPrefix("--"), let setting = Setting.all.first(where: { "--" + $0.flag == parts[0] })
            else {
                throw ConfigurationError(message: "\"\(argument)\" is unknown; --help lists all settings")
            }
            let text: String
            if parts.count == 2 {
                text = String(parts[1])
            } else if let next = rest.popFirst() {
                text = next
            } else {
                throw ConfigurationError(message: "\(argument) needs a value: \(setting.expectation)")
            }
            try setting.apply(text, from: String(parts[0]), to: &configuration)
        }
        try configuration.check()
        return isHealth ? .health(configuration) : .serve(configuration)
    }

    /// The text of `--help`.
    static var help: String {
        var text = """
            Usage: \(Product.name) [flags]           serve
                   \(Product.name) health [flags]    ask the service at the configured address whether it is alive
                   \(Product.name) --help | --version

            Each flag can also be set by the environment variable beside it; the flag wins.


            """
        let defaults = Configuration()
        let width = (Setting.all.map(\.flag.count).max() ?? 0) + 4
        for setting in Setting.all {
            let flag = "--" + setting.flag
            let padding = String(repeating: " ", count: width - flag.count)
            text += "  \(flag)\(padding)\(setting.variable)\n"
            text += "      \(setting.help); \(setting.expectation), default \(setting.text(in: defaults))\n"
        }
        return text
    }
}

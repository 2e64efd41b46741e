/**
 * Begins the action of each message, unless the configuration of the widget has another prefix. An entry file of its own,
 * for the test tools of the SDK; the core of the SDK, of which every byte counts, writes it itself.
 */
export const defaultPrefix = 'tieline'

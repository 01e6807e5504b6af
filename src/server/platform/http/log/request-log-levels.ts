/** The log levels at which every request is logged. */
export const REQUEST_LOG_LEVELS: ReadonlySet<string> = new Set(['info', 'debug', 'trace'])

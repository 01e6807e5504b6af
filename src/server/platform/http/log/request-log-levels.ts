/** The levels at which every request has its line in the log. */
export const REQUEST_LOG_LEVELS: ReadonlySet<string> = new Set(['info', 'debug', 'trace'])

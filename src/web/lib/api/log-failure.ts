/** For failures that a screen shows in its own words: the console has the cause. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the log of the browser.
  console.warn(what, error)
}

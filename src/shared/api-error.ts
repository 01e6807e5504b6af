/** A failed call as the browser sees it: "404: We can’t find that business." */
export class ApiError extends Error {
  readonly status: number
  readonly detail: string
  readonly errors: Record<string, string>

  constructor(status: number, detail: string, errors: Record<string, string> = {}) {
    super(`${status}: ${detail}`)
    this.name = 'ApiError'
    this.status = status
    this.detail = detail
    this.errors = errors
  }
}

import { plainPage } from '#server/platform/http/plain-page.ts'

/** Shown if even the error page cannot be rendered. No data, no script, no style sheet. */
export function lastResortPage(reference: string): string {
  return plainPage('Something broke on our side', [
    'It is not you. Please try again in a moment.',
    `Reference: ${reference}`,
  ])
}

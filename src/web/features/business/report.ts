/** For figures only: a lost one is not worth an error message. It is sent even if the page is left. */
export function report(address: string, body: object): void {
  fetch(address, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
}

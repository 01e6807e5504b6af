/** The sentence beside a control in a page's HTML, found as assistive technology finds it. */
export function fieldError(html: string, name: string): string | undefined {
  const [control] =
    html.match(new RegExp(`<(input|textarea|select)[^>]*name="${name}"[^>]*>`)) ?? []
  if (!control?.includes('aria-invalid="true"')) return undefined
  const id = control.match(/aria-describedby="([^" ]+)/)?.[1] ?? ''
  return html.match(new RegExp(`<p id="${id}"[^>]*>.*?<span>(.*?)</span>`))?.[1]
}

/** A safe link target: http or https with a real host, and nothing that runs code. */
export function isWebAddress(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  const isHttp = protocol === 'http:' || protocol === 'https:'
  return isHttp && /^https?:\/\//i.test(text) && hostname.includes('.') && !username && !password
}

/** Adds https to an address like 'www.zaida.co.za'. An address with a scheme stays. */
export function withScheme(text: string): string {
  if (text === '' || /^[a-z][\w+.-]*:|^\//i.test(text)) return text
  return `https://${text}`
}

/** An address that a link may lead to: http or https with a real host, and nothing that runs. */
export function isWebAddress(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  const isHttp = protocol === 'http:' || protocol === 'https:'
  return isHttp && /^https?:\/\//i.test(text) && hostname.includes('.') && !username && !password
}

/** As people say their address: 'www.zaida.co.za' is meant to be https. Anything with a scheme stays. */
export function withScheme(text: string): string {
  if (text === '' || /^[a-z][\w+.-]*:|^\//i.test(text)) return text
  return `https://${text}`
}

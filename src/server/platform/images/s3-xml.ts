const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * The text between the tags of this name. Enough for the lists and error codes of a storage, which have no
 * attributes in these places; our own object names need no escaping.
 */
export function findTexts(xml: string, tag: string): string[] {
  const [, ...rests] = xml.split(`<${tag}>`)
  return rests.flatMap((rest) => {
    const end = rest.indexOf(`</${tag}>`)
    return end === -1 ? [] : unescaped(rest.slice(0, end))
  })
}

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, sign: string) => SIGNS[sign] ?? '')
}

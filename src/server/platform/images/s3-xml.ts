const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * The text between the tags of this name. Enough for the lists and error codes of a storage, which have no
 * attributes in these places; our own object names need no escaping.
 */
export function findTexts(xml: string, tag: string): string[] {
  const element = new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g')
  return [...xml.matchAll(element)].map(([, text = '']) =>
    text.replace(/&(amp|lt|gt|quot|apos);/g, (_, sign: string) => SIGNS[sign] ?? ''),
  )
}

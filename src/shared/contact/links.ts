const CITY = 'Cape Town'

/** Street names repeat all over the country, so map links always include Cape Town. */
function placeInCity(address: string): string {
  const place = address.trim()
  return place.toLowerCase().includes(CITY.toLowerCase()) ? place : `${place}, ${CITY}`
}

export function mapsSearchUrl(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(placeInCity(address))}`
}

export function mapsEmbedUrl(address: string): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(placeInCity(address))}&output=embed`
}

/** Lets the sender choose the chat. The address is last, where WhatsApp creates its preview. */
export function whatsAppShareUrl(text: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`
}

/** Facebook takes title and picture from the OpenGraph tags; a text cannot be passed. */
export function facebookShareUrl(url: string): string {
  return `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`
}

/** Null for anything but http: an old or hand-written row must not become a script. */
export function websiteHref(website: string): string | null {
  return /^https?:\/\//i.test(website) && URL.canParse(website) ? website : null
}

/** 'harbourtable.co.za/menu', without protocol and www. */
export function websiteText(website: string): string {
  return website.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
}

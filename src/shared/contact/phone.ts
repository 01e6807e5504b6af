const NATIONAL = /^[1-8]\d{8}$/

/**
 * A South African number as 27 and nine digits, the format of wa.me; null for anything else. Accepts '021 555
 * 0123', '+27 (0)82 123 4567', '0027 82…', '27-82-…'.
 */
export function phoneDigits(phone: string): string | null {
  const digits = phone.replace(/\D/g, '')
  const national = digits.replace(/^(?:(?:00)?27)?0?/, '')
  const hasPrefix = digits.length > national.length
  return hasPrefix && NATIONAL.test(national) ? `27${national}` : null
}

/** Whether it can be called: a South African number, or a foreign one with its country code. */
export function mayBePhone(phone: string): boolean {
  const foreign = /^(?:\+|00)(?!27)([\d\s()./-]+)$/.exec(phone.trim())?.[1]?.replace(/\D/g, '')
  const isForeign = foreign !== undefined && foreign.length >= 7 && foreign.length <= 15
  return isForeign || phoneDigits(phone) !== null
}

/** '+27821234567', for structured data and storage; null for other countries. */
export function internationalPhone(phone: string): string | null {
  const digits = phoneDigits(phone)
  return digits && `+${digits}`
}

/** 06x, 07x and 081 to 084. The rest of 08x is toll-free, shared-cost and internet telephony. */
export function isMobile(phone: string): boolean {
  return /^27(?:[67]\d|8[1-4])/.test(phoneDigits(phone) ?? '')
}

/** The target of a call button. An unknown format is dialled as written. */
export function telLink(phone: string): string {
  return `tel:${internationalPhone(phone) ?? phone.replace(/[^\d+]/g, '')}`
}

/** A chat with a mobile number; null if WhatsApp is unlikely. */
export function whatsAppLink(phone: string, text: string): string | null {
  if (!isMobile(phone)) return null
  const message = text === '' ? '' : `?text=${encodeURIComponent(text)}`
  return `https://wa.me/${phoneDigits(phone)}${message}`
}

/** '021 555 0123', the local format; anything else stays as it was written. */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone)
  if (!digits) return phone.trim()
  return `0${digits.slice(2, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`
}

/** The kind of a message as a label: 'booking-request' as 'Booking request'. */
export function kindWords(kind: string): string {
  const words = kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

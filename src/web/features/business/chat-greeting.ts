/** The first line of a WhatsApp message to a business. */
export function chatGreeting({ businessName }: { businessName: string }): string {
  return `Hello ${businessName}, I found you on CPT Recommends.`
}

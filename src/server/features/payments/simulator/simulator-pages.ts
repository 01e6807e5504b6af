import { plainPage } from '#server/platform/http/plain-page.ts'
import type { Order } from './simulated-payfast.ts'

const LETTERS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => LETTERS[letter] ?? '')

const button = (action: string, label: string) =>
  `<form method="post" action="${escapeHtml(action)}" style="display:inline-block;margin:4px"><button style="font:600 1rem system-ui,sans-serif;padding:12px 22px;border-radius:12px;border:2px solid #0d4b6c;background:#fffdf7;color:#0d4b6c;cursor:pointer">${label}</button></form>`

export const simulatorPage = (title: string, sentence: string) => plainPage(title, [sentence])

function laterCharges(order: Order): string {
  if (order.get('subscription_type') !== '1') return ''
  const first = order.get('billing_date')
  return first === ''
    ? ', and the same every month'
    : ` today, then R${order.get('recurring_amount')} every month from ${first} on`
}

/** The three results of a payment. */
export function orderSheet(base: string, id: string, order: Order): string {
  const action = (choice: string) => `${base}/eng/process/${id}/${choice}`
  return plainPage('Simulated payment page', [
    `${escapeHtml(order.get('item_name'))}: <b>R${escapeHtml(order.get('amount'))}</b>${escapeHtml(laterCharges(order))}.`,
    'This is a demo: nobody is charged.',
    `${button(action('pay'), 'Pay')}${button(action('fail'), 'Let it fail')}${button(action('cancel'), 'Cancel')}`,
  ])
}

/** The page behind 'Change Card', with buttons for the provider's next monthly charge. */
export function cardSheet(base: string, token: string, back: string): string {
  const action = (choice: string) => `${base}/subscriptions/${token}/${choice}`
  return plainPage('Simulated card page', [
    'A real provider would ask for another card here.',
    `${button(action('charge'), 'Charge the next month now')}${button(action('fail'), 'Let the next charge fail')}`,
    `<a href="${escapeHtml(back)}" style="color:#0d4b6c">Back to Plan &amp; billing</a>`,
  ])
}

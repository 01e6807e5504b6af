import { escapeXml } from '#server/render/feeds/xml.ts'
import { formAddress } from '#shared/paths.ts'
import type { Fields } from './plain-forms.ts'

export const field = (label: string, name: string, control: string) =>
  `<div class="field"><label class="field__label" for="${name}">${label}</label>${control}</div>`

const input = (label: string, name: string, attributes: string, value = '') =>
  field(
    label,
    name,
    `<input class="input" id="${name}" name="${name}" value="${escapeXml(value)}" ${attributes}>`,
  )

const textarea = (label: string, name: string, value = '') =>
  field(
    label,
    name,
    `<textarea class="input" id="${name}" name="${name}" rows="4" maxlength="2000">${escapeXml(value)}</textarea>`,
  )

const formOf = (action: string, businessId: string, fields: string[], button: string) =>
  `<form class="stack" method="post" action="${action}"><input type="hidden" name="businessId" value="${escapeXml(businessId)}">${fields.join('')}<div class="honeypot" aria-hidden="true"><input type="text" name="website" tabindex="-1" autocomplete="off" aria-label="Leave this empty"></div><button class="btn" type="submit">${button}</button></form>`

interface ByTheClock {
  /** Replaces the optional date. */
  date: string
  button: string
}

/** Filled with what was typed before, if anything. */
export const bookingForm = (businessId: string, fields: Fields = {}, clock?: ByTheClock) =>
  `${formOf(
    formAddress('booking'),
    businessId,
    [
      clock?.date ?? '',
      input('Name', 'name', 'autocomplete="name" maxlength="120" required', fields.name),
      input(
        'Phone',
        'phone',
        'type="tel" autocomplete="tel" maxlength="40" required',
        fields.phone,
      ),
      input('Email', 'email', 'type="email" autocomplete="email" required', fields.email),
      clock ? '' : input('Date (optional)', 'dateISO', 'type="date"', fields.dateISO),
      textarea('Notes (optional)', 'notes', fields.notes),
    ],
    clock?.button ?? 'Send Request',
  )}<p><a href="${formAddress('review')}?business=${encodeURIComponent(businessId)}">Write a Review</a></p>`

/** With a token, the review is about a completed booking. */
export const reviewForm = (businessId: string, token: string) =>
  formOf(
    formAddress('review'),
    businessId,
    [
      field(
        'Your rating',
        'stars',
        `<select class="input" id="stars" name="stars">${[5, 4, 3, 2, 1].map((stars) => `<option>${stars}</option>`).join('')}</select>`,
      ),
      textarea('Comment (optional)', 'comment'),
      `<input type="hidden" name="bookingToken" value="${escapeXml(token)}">`,
      input('First name (optional)', 'name', 'autocomplete="given-name" maxlength="40"'),
    ],
    'Submit Review',
  )

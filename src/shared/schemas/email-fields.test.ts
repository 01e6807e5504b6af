import { expect, test } from 'vitest'
import { isEmail } from '#shared/contact/email.ts'
import {
  forgotPasswordSchema,
  loginFormSchema,
  loginRequestSchema,
  registerRequestSchema,
} from '#shared/schemas/accounts/account.ts'
import { bookingFormSchema } from './bookings/booking.ts'
import { bookingGroupRequestSchema } from './bookings/booking-group.ts'
import { subscribeSchema } from './newsletter.ts'
import { profileFormSchema } from './profile.ts'
import { noticeRequestSchema } from './reviews/review-report.ts'
import { confirmRequestSchema } from './reviews/review-writer.ts'

/** Every field of ours that takes an address from somebody. */
const FIELDS = {
  login: loginRequestSchema.shape.email,
  loginForm: loginFormSchema.shape.email,
  register: registerRequestSchema.shape.email,
  forgotPassword: forgotPasswordSchema.shape.email,
  newsletter: subscribeSchema.shape.email,
  booking: bookingFormSchema.shape.email,
  bookingGroup: bookingGroupRequestSchema.shape.email,
  profile: profileFormSchema.shape.emailPublic,
  reviewNotice: noticeRequestSchema.shape.email,
  reviewConfirmation: confirmRequestSchema.shape.email,
}

test.each([
  ['a@b.c', true],
  [' thandi@example.co.za\n', true],
  // As some phones copy it from the address book.
  ['\u202athandi@example.co.za\u202c', true],
  ["o'brien+cpt@example.co.za", true],
  ['ünal@bücher.example', true],
  ['THANDI@EXAMPLE.CO.ZA', true],
  ['a@b', false],
  ['a@b..c', false],
  ['a@b.c.', false],
  ['a b@c.d', false],
  ['a@@b.c', false],
  ['one@example.co.za,two@example.co.za', false],
  ['Thandi <thandi@example.co.za>', false],
  ['"a"@example.co.za', false],
  ['mailto:a@example.co.za', false],
  [`${'a'.repeat(250)}@b.co`, false],
])('%j is an address to every form or to none: %s', (text, expected) => {
  for (const [name, field] of Object.entries(FIELDS)) {
    const { success, data } = field.safeParse(text)
    expect(success, name).toBe(expected)
    if (success) expect(isEmail(String(data)), name).toBe(true)
  }
})

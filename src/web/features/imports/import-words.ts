import type { Decision, ImportField, ImportState } from '#shared/schemas/imports/import.ts'

export const STATE_WORDS: Record<ImportState, string> = {
  columns: 'Columns to name',
  checking: 'Being checked',
  ready: 'Ready to import',
  applying: 'Being written',
  done: 'Done',
  undoing: 'Being undone',
  undone: 'Undone',
}

export const FIELD_WORDS: Record<ImportField, string> = {
  externalId: 'Their number',
  businessName: 'Name',
  industry: 'Trade',
  address: 'Address',
  suburb: 'Suburb',
  phone: 'Phone',
  emailPublic: 'E-mail',
  website: 'Website',
  description: 'Description',
  services: 'Services',
  hours: 'Opening hours',
}

/** Its words, and what follows. */
export const DECISION_WORDS: Record<Decision, [string, string]> = {
  update: ['The same: take theirs', 'What the business or a visitor has put right stays'],
  leave: ['The same: keep ours', 'Nothing changes'],
  new: ['Two businesses', 'Adds it as a new one'],
}

/** Where there is no page to compare it with. */
export const LEFT_OUT = ['Leave it out', 'Nothing is written'] as const

/** The reasons for a report, as shown in the form. Disagreement is no reason. */
export const REPORT_REASONS = {
  'not-a-visit': 'It is not about a real visit or job',
  conflict: 'Written by the owner, staff, family or a competitor',
  advert: 'Advertising, a link or spam',
  hateful: 'Hate, a threat or obscene language',
  private: 'It tells private things about somebody',
  'other-business': 'It is about another business',
  copy: 'Copied from somewhere else',
  paid: 'Paid for, or asked for in return for something',
  own: 'I wrote it and want it removed',
  unlawful: 'It is unlawful, for instance defamatory',
} as const
export type ReportReason = keyof typeof REPORT_REASONS

export const REPORT_DETAIL_MAX_LENGTH = 500

import { REPORT_REASONS } from './report-reasons.ts'

/** The most common reason for hiding held reviews. */
export const BURST_HIDE_REASON = 'Part of a flood, not a visit of their own'
export const COPY_HIDE_REASON = 'Copied from another review'

/** By the reason of a report: the same words, except where an admin says it otherwise. */
export const HIDE_REASON_OF = {
  ...REPORT_REASONS,
  copy: COPY_HIDE_REASON,
  own: 'The writer asked for it to be removed',
}

/** What an admin can choose from, beside own words. */
export const HIDE_REASONS: readonly string[] = [BURST_HIDE_REASON, ...Object.values(HIDE_REASON_OF)]

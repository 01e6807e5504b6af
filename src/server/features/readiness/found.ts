import {
  CHECK_STATES,
  type Check,
  type CheckState,
  type Finding,
} from '#shared/schemas/readiness.ts'

/** What a check answers: the list of checks adds its name and title. */
export type Found = Omit<Check, 'name' | 'title'>

type Said = Pick<Finding, 'sentence'> & Partial<Pick<Finding, 'mend' | 'line'>>

export const found = (state: CheckState, said: Said, parts: Finding[] = []): Found => ({
  state,
  mend: '',
  line: '',
  ...said,
  parts,
})

export const part = (title: string, state: CheckState, said: Said): Finding => {
  const { parts: _none, ...finding } = found(state, said)
  return { title, ...finding }
}

/** The state of the whole: that of its worst part. */
export const worstOf = (parts: readonly Pick<Finding, 'state'>[]): CheckState =>
  CHECK_STATES.find((state) => parts.some((each) => each.state === state)) ?? 'ok'

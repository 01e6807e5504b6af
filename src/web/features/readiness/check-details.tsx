import type { Finding } from '#shared/schemas/readiness.ts'
import { CheckMark } from './check-mark.tsx'

export function CheckMend({ mend }: Pick<Finding, 'mend'>) {
  return mend === '' ? null : <p className="check__mend">{mend}</p>
}

/** A setting, record or command: one tap selects it whole. */
export function CheckLine({ line }: Pick<Finding, 'line'>) {
  return line === '' ? null : <code className="check-line">{line}</code>
}

export function CheckParts({ parts }: { parts: readonly Finding[] }) {
  if (parts.length === 0) return null
  return (
    <ul className="check-parts">
      {parts.map(({ title, state, sentence, mend, line }) => (
        <li key={title}>
          <CheckMark state={state} withWord />
          <div>
            <b>{title}</b>
            <span>
              {sentence} {mend}
            </span>
            <CheckLine line={line} />
          </div>
        </li>
      ))}
    </ul>
  )
}

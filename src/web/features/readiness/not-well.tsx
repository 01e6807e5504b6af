import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { ownPages } from '#shared/own-paths.ts'
import type { ReadinessAnswer } from '#shared/schemas/readiness.ts'
import { readinessQuery } from './readiness.query.ts'

/** Of an open site what is not well; of a production that is not open yet, that it is not. */
function findLines({ openedAt, isHidden, checks }: ReadinessAnswer): string[] {
  if (isHidden) return ['Search engines are told to stay away: the site is not open yet.']
  if (openedAt === null) return []
  return (
    checks
      // The overview has its own line about backups.
      .filter(({ name, state }) => name !== 'backups' && (state === 'bad' || state === 'warn'))
      .map(({ title, sentence }) => `${title}: ${sentence}`)
  )
}

/** What 'Ready to open?' says, as lines above the overview. Renders nothing if all is well. */
export function NotWell() {
  const { data } = useQuery(readinessQuery)
  if (!data) return null
  return findLines(data).map((line) => (
    <p key={line} role="alert" className="site-warning">
      <TriangleAlert className="icon" aria-hidden="true" />
      <span>
        {line} <a href={ownPages.ready}>{data.isHidden ? 'Ready to open?' : 'How to fix it'}</a>
      </span>
    </p>
  ))
}

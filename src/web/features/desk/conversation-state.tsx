import type { ConversationState } from '#shared/help/contact.ts'
import { Badge } from '#web/components/ui/badge.tsx'

/** As whoever wrote to us reads it; admins have their own words. */
const FOR_WRITER = {
  new: { tone: 'wait', words: 'We answer' },
  waiting: { tone: 'info', words: 'Your turn' },
  solved: { tone: 'ok', words: 'Solved' },
} as const

export function ConversationBadge({ state }: { state: ConversationState }) {
  const { tone, words } = FOR_WRITER[state]
  return <Badge tone={tone}>{words}</Badge>
}

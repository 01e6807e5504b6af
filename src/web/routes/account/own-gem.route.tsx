import { ownPages } from '#shared/own-paths.ts'
import { moneyPages } from '#shared/paths.ts'
import { FormDone } from '#web/components/form-done.tsx'
import { PlainFrame } from '#web/components/layout/plain-frame.tsx'
import { OwnGemPage } from '#web/features/gems/own/own-gem-page.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'

const TITLE = 'Featured Gems'

export const ownGemRoute = personalPage({
  path: ownPages.gems,
  sheets: ['owner', 'billing'],
  load: async ({ api, query }) => ({ gem: await api.getOwnGem(), done: query.get('done') }),
  title: ({ gem }) => (gem.businessName ? `${TITLE}, ${gem.businessName}` : TITLE),
  Page: OwnGemPage,
  Refused: ({ sentence }) => (
    <PlainFrame>
      <FormDone
        title={TITLE}
        sentence={sentence}
        back={{ href: moneyPages.billing, label: 'Plan & billing' }}
      />
    </PlainFrame>
  ),
})

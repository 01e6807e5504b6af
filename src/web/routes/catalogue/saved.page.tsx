import { useSearch } from '@tanstack/react-router'
import { savedPage } from '#shared/paths.ts'
import type { Site } from '#shared/site.ts'
import { PlainFrame } from '#web/components/layout/plain-frame.tsx'
import { OwnSaved } from '#web/features/saved/own-saved.tsx'
import { SharedSaved } from '#web/features/saved/shared-saved.tsx'
import { pageHead } from '#web/lib/head/page-head.ts'

/** A shared list says so in its title, which is also that of the message that it is sent in. */
export function savedHead(site: Site, isShared: boolean) {
  return pageHead(site, {
    path: savedPage,
    title: `${isShared ? 'A list for you' : 'Saved & bookings'} | CPT Recommends`,
    description: 'Businesses in Cape Town that somebody has saved.',
    noIndex: true,
  })
}

export function SavedPage() {
  const { ids } = useSearch({ from: savedPage })
  return <PlainFrame>{ids === undefined ? <OwnSaved /> : <SharedSaved asked={ids} />}</PlainFrame>
}

import { FeaturedGems } from './featured-gems.tsx'
import { GemCandidates } from './gem-candidates.tsx'
import { GemRequests } from './gem-requests.tsx'

export function GemsTab() {
  return (
    <>
      <FeaturedGems />
      <GemRequests />
      <GemCandidates />
    </>
  )
}

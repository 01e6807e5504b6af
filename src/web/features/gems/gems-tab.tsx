import { FeaturedGems } from './featured-gems.tsx'
import { GemCandidates } from './gem-candidates.tsx'

export function GemsTab() {
  return (
    <>
      <FeaturedGems />
      <GemCandidates />
    </>
  )
}

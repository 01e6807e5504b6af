import { helpPages } from '#shared/paths.ts'
import { countOf } from '#shared/text/numbers.ts'
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx'
import { Breadcrumb } from '#web/components/ui/navigation/breadcrumb.tsx'
import { HelpContact } from './help-contact.tsx'
import { useHelp } from './help-content.ts'
import { HelpRows } from './help-rows.tsx'
import { HelpSearch } from './help-search.tsx'

/** The answers to what was typed, or that there is none. */
export function HelpResults({ asked }: { asked: string }) {
  const found = useHelp().search(asked)
  return (
    <div className="wrap section help-results">
      <Breadcrumb>
        <a href={helpPages.home}>Help Center</a>
        <span>Search</span>
      </Breadcrumb>
      <h1>How can we help?</h1>
      <HelpSearch asked={asked} />
      {found.length > 0 ? (
        <>
          <h2>
            {countOf(found.length, 'answer')} about ‘{asked}’
          </h2>
          <HelpRows articles={found} withKind />
        </>
      ) : (
        <EmptyState
          title={`Nothing about ‘${asked}’ yet`}
          text="Try other words, or ask us and we’ll add the answer."
          action={<a href={helpPages.home}>See all answers</a>}
        />
      )}
      <HelpContact />
    </div>
  )
}

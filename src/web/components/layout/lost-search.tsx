import { pages } from '#shared/paths.ts'
import { buttonClass } from '#web/components/ui/button.tsx'

/** For whoever arrived at a page that is not there. A plain form: it works without script. */
export function LostSearch() {
  return (
    <form className="lost-search" action={pages.search} method="get">
      <input
        className="input"
        type="search"
        name="q"
        aria-label="What do you need?"
        placeholder="What do you need?"
        maxLength={120}
        enterKeyHint="search"
      />
      <button className={buttonClass({})} type="submit">
        Search
      </button>
    </form>
  )
}

import { helpPages } from '#shared/paths.ts'
import { Button } from '#web/components/ui/button.tsx'

export function HelpSearch({ asked = '' }: { asked?: string }) {
  return (
    <search>
      <form className="help-search" action={helpPages.home}>
        <label>
          <span>What is it about?</span>
          <input
            name="q"
            defaultValue={asked}
            maxLength={100}
            placeholder="Cancel a booking, a failed card, my pin"
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <Button type="submit" className="sign sign--search">
          Search
        </Button>
      </form>
    </search>
  )
}

import { ownPages } from '#shared/own-paths.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'

/** The plan's 'Featured listings access'. */
export function FeaturedPanel() {
  return (
    <Panel title="Featured Gems" level="h3" className="stack" premium>
      <p className="text-small">
        Take turns of a week on the home page. Ask for it, and see when it was your turn.
      </p>
      {/* A full page load: that page has no script. */}
      <a className={buttonClass({ variant: 'line', size: 'sm' })} href={ownPages.gems}>
        Featured Gems
      </a>
    </Panel>
  )
}

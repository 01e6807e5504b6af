import type { ContactTopic } from '#shared/help/contact.ts'
import { helpPages } from '#shared/paths.ts'
import { stringifySearch } from '#shared/search-params.ts'
import { buttonClass } from '#web/components/ui/button.tsx'

/** Where nothing in the Help Center answers; with the topic that was read about. */
export function HelpContact({ topic }: { topic?: ContactTopic }) {
  return (
    <section className="help-contact" aria-labelledby="still-stuck">
      <img src="/art/mark.svg" alt="" width="64" height="64" loading="lazy" />
      <div>
        <h2 id="still-stuck">Still stuck?</h2>
        <p>A person answers within three working days, PREMIUM owners within one.</p>
      </div>
      <a
        className={buttonClass({ variant: 'line' })}
        href={helpPages.contact + stringifySearch({ topic })}
      >
        Write to us
      </a>
    </section>
  )
}

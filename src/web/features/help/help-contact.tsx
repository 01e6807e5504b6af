import { useRouteContext } from '@tanstack/react-router'
import { buttonClass } from '#web/components/ui/button.tsx'

/** Where nothing in the Help Center answers. */
export function HelpContact() {
  const { supportEmail } = useRouteContext({ from: '__root__' }).site
  return (
    <section className="help-contact" aria-labelledby="not-in-here">
      <img src="/art/mark.svg" alt="" width="64" height="64" loading="lazy" />
      <div>
        <h2 id="not-in-here">Not in here?</h2>
        <p>Write to {supportEmail}. A person reads it.</p>
      </div>
      <a className={buttonClass({ variant: 'line' })} href={`mailto:${supportEmail}`}>
        Write to us
      </a>
    </section>
  )
}

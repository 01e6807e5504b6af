import { formAddress, pages } from '#shared/paths.ts'
import { SUBSCRIBED } from '#shared/schemas/newsletter.ts'
import { FormDone } from '#web/components/form-done.tsx'
import { PlainFrame } from '#web/components/layout/plain-frame.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Honeypot } from '#web/components/ui/form/honeypot.tsx'
import { PostField, PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'

const TITLE = 'Stay in the Loop'
const HOME = { href: pages.home, label: 'Back to Home' }

/** The newsletter's form without script: the forms on long pages are answered here. */
export const newsletterFormRoute = personalPage({
  path: '/forms/newsletter',
  load: async ({ query }) => ({ isDone: query.has('done') }),
  title: () => TITLE,
  Page: ({ isDone }) => (
    <PlainFrame>
      {isDone ? (
        <FormDone title="Success! 🎉" sentence={SUBSCRIBED} back={HOME} />
      ) : (
        <article className="policy stack">
          <h1>{TITLE}</h1>
          <PostForm className="plain-form" action={formAddress('newsletter')}>
            <RefusedFormError />
            <PostField
              label="Email address"
              name="email"
              type="email"
              autoComplete="email"
              placeholder="you@example.co.za"
            />
            <Honeypot />
            <Button type="submit">Subscribe</Button>
          </PostForm>
          <p>
            <a href={HOME.href}>{HOME.label}</a>
          </p>
        </article>
      )}
    </PlainFrame>
  ),
})

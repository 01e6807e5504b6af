import { pages, privacyPages } from '#shared/paths.ts'
import { SiteFooter } from '#web/components/layout/site-footer.tsx'
import { TopBar } from '#web/components/layout/top-bar.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Honeypot } from '#web/components/ui/form/honeypot.tsx'
import { PostField, PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { PrivacyNote } from '#web/components/ui/form/privacy-note.tsx'
import { Panel } from '#web/components/ui/panel.tsx'

/** For everybody without an account: asks for a link to what we hold. */
export function AskForData({ isSent }: { isSent: boolean }) {
  return (
    <>
      <TopBar />
      <main id="content" className="your-data">
        <div className="wrap your-data__in">
          <div>
            <h1>Your data</h1>
            <p className="your-data__lead">
              See, download or erase everything we hold under your e-mail address. No account
              needed.
            </p>
            {isSent ? (
              <Panel title="Please check your inbox" role="status" className="stack">
                <p>
                  We have sent a link to that address. It works for 24 hours and shows everything
                  that we hold under it.
                </p>
                <p>
                  Nothing there? Check your spam folder, or{' '}
                  <a href={privacyPages.yourData}>ask again</a> in a few minutes.
                </p>
              </Panel>
            ) : (
              <Panel>
                <PostForm className="stack" action={privacyPages.yourData}>
                  <RefusedFormError />
                  <PostField
                    label="Your e-mail address"
                    name="email"
                    type="email"
                    autoComplete="email"
                    placeholder="you@example.co.za"
                    required
                  />
                  <Honeypot />
                  <Button type="submit" block>
                    Send me the link
                  </Button>
                  <PrivacyNote of="data" />
                  <p className="field__hint">
                    Do you own a listing? <a href={pages.login}>Use your account instead</a>
                  </p>
                </PostForm>
              </Panel>
            )}
          </div>
          <img
            className="your-data__picture"
            src="/art/category-legal.svg"
            width={800}
            height={600}
            alt=""
          />
        </div>
      </main>
      <SiteFooter />
    </>
  )
}

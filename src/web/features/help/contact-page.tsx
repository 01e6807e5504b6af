import {
  CONTACT_TOPIC_NAME,
  CONTACT_TOPICS,
  type ContactTopic,
  MESSAGE_MAX_LENGTH,
  promiseSentence,
} from '#shared/help/contact.ts'
import type { ContactFormView } from '#shared/help/conversation-view.ts'
import { ownPages } from '#shared/own-paths.ts'
import { helpPages } from '#shared/paths.ts'
import { PlanBadge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Honeypot } from '#web/components/ui/form/honeypot.tsx'
import {
  PostField,
  PostForm,
  RefusedFormError,
  useTyped,
} from '#web/components/ui/form/post-form.tsx'
import { PrivacyNote } from '#web/components/ui/form/privacy-note.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Breadcrumb } from '#web/components/ui/navigation/breadcrumb.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { useHelp } from './help-content.ts'
import { HelpRows } from './help-rows.tsx'

interface ContactPageProps extends ContactFormView {
  /** Chosen already by the link that led here. */
  topic: ContactTopic | undefined
}

/** What is asked most, if nothing is known about the question. */
const QUICKER = [
  'change-or-cancel-a-booking',
  'lost-the-mail-of-a-booking',
  'i-cannot-sign-in',
  'a-payment-failed',
]

function useQuicker(topic: ContactTopic | undefined) {
  const help = useHelp()
  return topic === undefined || topic === 'other'
    ? QUICKER.flatMap((slug) => help.find(slug) ?? [])
    : help.ofTopic(topic).slice(0, QUICKER.length)
}

/** The form to write to the people behind the site, and what to expect. */
export function ContactPage({ owner, topic }: ContactPageProps) {
  return (
    <div className="wrap contact">
      <div>
        <Breadcrumb>
          <a href={helpPages.home}>Help Center</a>
          <span>Write to us</span>
        </Breadcrumb>
        <h1>Write to us</h1>
        <PostForm className="panel stack" action={helpPages.contact}>
          <RefusedFormError />
          <TopicField chosen={topic} />
          <div className="contact__pair">
            <PostField label="Your name" name="name" maxLength={120} autoComplete="name" required />
            {owner ? (
              <p className="contact__owner">
                You are signed in. We answer at <b>{owner.email}</b>, and under{' '}
                <a href={ownPages.help}>Help</a> in your dashboard.
              </p>
            ) : (
              <PostField
                label="E-mail address"
                name="email"
                type="email"
                maxLength={254}
                autoComplete="email"
                placeholder="you@example.co.za"
                required
              />
            )}
          </div>
          <PostField
            label="Booking or invoice number (optional)"
            hint="It is in the mail about it. With it we find the matter at once."
            name="about"
            maxLength={60}
            autoComplete="off"
          />
          <PostField
            label="Message"
            hint="No passwords, card numbers or anything about your health, please."
            name="message"
            rows={6}
            maxLength={MESSAGE_MAX_LENGTH}
            required
          />
          <Honeypot />
          <Button type="submit">Send message</Button>
          <PrivacyNote of="contact" />
        </PostForm>
      </div>
      <aside className="contact__aside">
        <section className="contact__expect" aria-labelledby="expect">
          <h2 id="expect">What to expect</h2>
          <dl>
            <div>
              <dt>
                <PlanBadge plan="PREMIUM" /> owners
              </dt>
              <dd>An answer within one working day</dd>
            </div>
            <div>
              <dt>Everyone else</dt>
              <dd>Within three</dd>
            </div>
          </dl>
          {owner && <p>{promiseSentence(owner.plan)}</p>}
          <p className="text-small muted">
            Working days are Monday to Friday, 8:00 to 17:00, without public holidays. A person
            answers.
          </p>
        </section>
        <Panel title="Quicker than we are" level="h2">
          <HelpRows articles={useQuicker(topic)} withKind />
        </Panel>
      </aside>
    </div>
  )
}

function TopicField({ chosen }: { chosen: ContactTopic | undefined }) {
  const { errors, fields } = useTyped()
  return (
    <Field label="What is it about?" error={errors.topic}>
      <Select
        name="topic"
        required
        defaultValue={fields.topic ?? chosen ?? ''}
        placeholder="Please choose"
        options={CONTACT_TOPICS.map((value) => ({ value, label: CONTACT_TOPIC_NAME[value] }))}
      />
    </Field>
  )
}

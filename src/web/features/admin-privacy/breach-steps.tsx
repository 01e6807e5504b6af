import { Panel } from '#web/components/ui/panel.tsx'

/** What section 22 of POPIA asks for, in the order in which it is done. */
export const BreachSteps = () => (
  <Panel title="What the law asks">
    <ol className="breach__todo">
      <li>
        <b>Stop it.</b> Close the way in, change what was known, and copy the logs before they are
        deleted.
      </li>
      <li>
        <b>Tell the Information Regulator</b> as soon as reasonably possible. Every breach, however
        small, and there is no 72-hour rule. Since 1 April 2025 only through the eServices portal,{' '}
        <a href="https://eservices.inforegulator.org.za" rel="noreferrer">
          eservices.inforegulator.org.za
        </a>
        , not by e-mail. The information officer signs in there: register before you need it. A
        first report may be incomplete and is completed later.
      </li>
      <li>
        <b>Tell the people</b>, in writing, as soon as reasonably possible: what may follow, what we
        do, what they should do, and who did it if we know. This page prepares that.
      </li>
      <li>
        <b>Wait only</b> if the police or the Regulator says so, or as long as you need to find out
        how far it went and to make the site safe again.
      </li>
      <li>
        <b>Ask those who work for us</b>, such as the host and the mail service: they must tell you
        at once if it happened with them.
      </li>
      <li>
        <b>Keep a record.</b> What was sent, when, by whom and to how many is kept here.
      </li>
    </ol>
  </Panel>
)

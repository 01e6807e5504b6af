import { FailedMail } from './failed-mail.tsx'
import { ScheduledTasks } from './scheduled-tasks.tsx'

export function MailTab() {
  return (
    <>
      <FailedMail />
      <ScheduledTasks />
    </>
  )
}

import { MailList } from './mail-list.tsx'
import { ScheduledTasks } from './scheduled-tasks.tsx'

export function MailTab() {
  return (
    <>
      <MailList />
      <ScheduledTasks />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ScheduledTask } from '#shared/schemas/operations.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { LoadFailure } from '#web/components/load-failure.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { tasksQuery } from './background-work.queries.ts'

export function ScheduledTasks() {
  const { data, error, refetch } = useQuery(tasksQuery)
  return (
    <Panel title="Scheduled tasks">
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={96} />}
      {data && (
        <div className="admin-cards">
          <Table label="Scheduled tasks" columns={['Task', 'Last run', 'Result', 'Next run']}>
            {data.tasks.map((task) => (
              <tr key={task.name}>
                <td className="admin-who">
                  <b>{task.title}</b>
                  <span>{task.description}</span>
                </td>
                <td className="nowrap" data-label="Last run">
                  {when(task.lastFinishedAt, 'Never')}
                </td>
                {task.running || task.lastResult ? (
                  <td>
                    <TaskResult task={task} />
                  </td>
                ) : (
                  <td className="admin-cards__none">–</td>
                )}
                <td className="nowrap" data-label="Next run">
                  {when(task.nextRunAt, 'At the next start')}
                </td>
              </tr>
            ))}
          </Table>
        </div>
      )}
    </Panel>
  )
}

const when = (moment: string | null, otherwise: string) =>
  moment === null ? otherwise : formatDateTime(moment)

function TaskResult({ task }: { task: ScheduledTask }) {
  if (task.running) return <Badge tone="info">Running</Badge>
  if (task.lastFailed) {
    return (
      <>
        <Badge tone="bad">Failed</Badge> {task.lastResult}
      </>
    )
  }
  return <>{task.lastResult}</>
}

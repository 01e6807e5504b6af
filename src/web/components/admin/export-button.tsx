import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { capeTownDay } from '#shared/time/dates.ts'
import { Button } from '#web/components/ui/button.tsx'
import { readError } from '#web/lib/api/api-client.ts'
import { fetchOrFail } from '#web/lib/api/connection-error.ts'
import { logFailure } from '#web/lib/api/log-failure.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { toast } from '#web/lib/toast.ts'

interface ExportButtonProps {
  /** The API address of the file. */
  path: string
  /** The file name without date and extension. */
  name: string
  done: string
}

/** Fetched instead of linked, so that the panel can say when it is done or that it failed. */
export function ExportButton({ path, name, done }: ExportButtonProps) {
  const download = useMutation({
    mutationFn: () => getFile(path),
    onSuccess: (file) => {
      saveFile(file, `${name}-${capeTownDay(new Date())}.csv`)
      toast({ title: 'Export Complete', description: done })
    },
    onError: (error) => {
      logFailure('Export failed', error)
      toast({
        variant: 'destructive',
        title: 'Export failed',
        description: 'The file could not be made.',
      })
    },
  })
  return (
    <Button variant="sea" pending={download.isPending} onClick={() => download.mutate()}>
      <Download className="icon" aria-hidden="true" />
      Export CSV
    </Button>
  )
}

async function getFile(path: string): Promise<Blob> {
  const response = await fetchOrFail(path, { credentials: 'include' })
  if (!response.ok) throw await readError(response)
  return response.blob()
}

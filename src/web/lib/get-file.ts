import { readError } from './api/api-client.ts'
import { fetchOrFail } from './api/connection-error.ts'

/** Apart from the other calls, which every page loads. */
export async function getFile(path: string): Promise<Blob> {
  const response = await fetchOrFail(path, { credentials: 'include' })
  if (!response.ok) throw await readError(response)
  return response.blob()
}

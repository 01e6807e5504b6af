import { useEffect, useState } from 'react'

/** Shows a chosen file before it is uploaded. The object URL is revoked afterwards. */
export function usePreview() {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url)
  }, [url])
  return {
    url,
    show: (file: Blob) => setUrl(URL.createObjectURL(file)),
    clear: () => setUrl(null),
  }
}

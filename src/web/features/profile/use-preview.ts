import { useEffect, useState } from 'react'

/** A chosen file on screen before it has been sent. The browser's hold on it is given back. */
export function usePreview() {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url)
  }, [url])
  return {
    url,
    show: (file: File) => setUrl(URL.createObjectURL(file)),
    clear: () => setUrl(null),
  }
}

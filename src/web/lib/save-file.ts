/** Saves a file under a name, through the browser's download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own reference to the bytes once the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

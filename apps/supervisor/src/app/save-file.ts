/** Time after which a browser has read a saved file (ms). */
const readMs = 60_000

export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the file later.
  setTimeout(() => URL.revokeObjectURL(address), readMs)
}

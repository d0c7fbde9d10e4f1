/** False where the browser does not copy: then the text is selected. Also where a school serves the app over http. */
export function copyField(id: string): boolean {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLInputElement)) return false
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}

/** From elsewhere on the page, which is long. */
export function openSettings(settings: HTMLDetailsElement | null): void {
  if (settings === null) return
  settings.open = true
  settings.scrollIntoView({ block: 'start' })
  settings.querySelector('summary')?.focus({ preventScroll: true })
}

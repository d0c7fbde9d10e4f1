import { afterAll, afterEach, vi } from 'vitest'

const library = typeof document === 'undefined' ? undefined : await import('@testing-library/react')
// Lazy parts take longer than a second to load on a busy machine.
library?.configure({ asyncUtilTimeout: 10_000 })
afterEach(() => {
  library?.cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Test files share a worker: removes what a file leaves behind. */
afterAll(async () => {
  // Waits for imports that a test started, which would fail in the next file.
  await vi.dynamicImportSettled()
  vi.unstubAllEnvs()
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.title = ''
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

import { afterAll, afterEach, vi } from 'vitest'
import { patienceMs } from './patience.ts'

const library = typeof document === 'undefined' ? undefined : await import('@testing-library/react')
library?.configure({ asyncUtilTimeout: patienceMs.code })
afterEach(() => {
  library?.cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Removes what a test file leaves behind, because files share a worker. */
afterAll(async () => {
  // Waits for imports that a test started, because they would fail in the next file.
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

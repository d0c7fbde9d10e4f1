import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const moment = Date.parse('2026-11-16T23:30:00Z') / 1000

test('formats a day as year-month-day in every browser', async () => {
  // WebKit writes 11/17/26, Chrome and Firefox 2026-11-17.
  class WebKitFormat extends Intl.DateTimeFormat {
    override format = (): string => '11/17/26'
  }
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: WebKitFormat })
  const { toAmsterdamDate, toAmsterdamDay } = await import('./amsterdam.ts')
  expect(toAmsterdamDate(moment)).toBe('2026-11-17')
  expect(toAmsterdamDay(moment)).toBe(Date.parse('2026-11-17') / 86_400_000)
})

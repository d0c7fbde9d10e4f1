import { vi } from 'vitest'
import type { TestApp } from './test-app.ts'

/** Moves the clock of the app, and that of the libraries that know the real one only; `vi.useRealTimers()` ends it. */
export function advanceTime({ clock }: TestApp, seconds: number): void {
  clock.advance(seconds)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
}

import { afterAll, afterEach, expect } from 'vitest'
import { takeRefused } from './refused-statements.ts'

/** Each statement that a room runs in a test names its organisation, or the test fails (ADR 54). */
const mustBeNone = (): void =>
  expect(takeRefused(), 'statements that do not name their organisation').toEqual([])

afterEach(mustBeNone)
afterAll(mustBeNone)

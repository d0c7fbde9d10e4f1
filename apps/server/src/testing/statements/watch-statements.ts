import { afterAll, afterEach, expect } from 'vitest'
import { takeRefusedStatements } from './refused-statements.ts'

/** Fails a test if a room ran a statement that does not name its organisation (ADR 54). */
const mustBeNone = (): void =>
  expect(takeRefusedStatements(), 'statements that do not name their organisation').toEqual([])

afterEach(mustBeNone)
afterAll(mustBeNone)

import type { ExpressionBuilder } from 'kysely'
import type { Schema } from './schema.ts'

/** Excludes tests that any result completes: entry tests, measures and week dictations (rules.md, Tests). */
export const canFail = (eb: ExpressionBuilder<Schema, 'run' | 'step'>) =>
  eb.or([eb('run.template', '!=', 'Test'), eb('step.test_kind', '=', 'closing')])

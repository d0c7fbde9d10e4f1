import type { CompiledQuery } from 'kysely'

/** Tests whether a statement changes nothing, judging by its text; it can then be retried. */
export const isReadStatement = ({ sql }: CompiledQuery): boolean => /^\s*select\b/i.test(sql)

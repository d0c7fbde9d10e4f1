import type { CompiledQuery } from 'kysely'

/** Tests by its text whether a statement changes nothing, so that it can be retried. */
export const isReadStatement = ({ sql }: CompiledQuery): boolean => /^\s*select\b/i.test(sql)

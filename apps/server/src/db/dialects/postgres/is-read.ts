import type { CompiledQuery } from 'kysely'

/** By its text it changes nothing, so it does not matter whether it ran. */
export const isRead = ({ sql }: CompiledQuery): boolean => /^\s*select\b/i.test(sql)

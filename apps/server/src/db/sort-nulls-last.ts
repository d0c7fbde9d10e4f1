import type { OrderByItemBuilder } from 'kysely'

/** Sorts nulls last in both databases, which have different defaults. */
export const sortNullsLast = (order: OrderByItemBuilder) => order.asc().nullsLast()

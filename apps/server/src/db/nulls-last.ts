import type { OrderByItemBuilder } from 'kysely'

/** The databases order nulls differently. */
export const nullsLast = (order: OrderByItemBuilder) => order.asc().nullsLast()

import type { OrderByItemBuilder } from 'kysely'

/** Sorts nulls last, as the databases differ. */
export const nullsLast = (order: OrderByItemBuilder) => order.asc().nullsLast()

import type { OrderByItemBuilder } from 'kysely'

/** Sorts nulls last, as the databases differ. */
export const sortNullsLast = (order: OrderByItemBuilder) => order.asc().nullsLast()

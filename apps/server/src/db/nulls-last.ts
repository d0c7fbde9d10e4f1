import type { OrderByItemBuilder } from 'kysely'

/** The databases differ in where they put what is null. */
export const nullsLast = (order: OrderByItemBuilder) => order.asc().nullsLast()

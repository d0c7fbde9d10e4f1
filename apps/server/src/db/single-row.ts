export const hasRow = async (query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined

export const takeId = async (query: {
  executeTakeFirstOrThrow(): Promise<{ id: number }>
}): Promise<number> => (await query.executeTakeFirstOrThrow()).id

export const takeCount = async (query: {
  executeTakeFirstOrThrow(): Promise<{ count: number }>
}): Promise<number> => (await query.executeTakeFirstOrThrow()).count

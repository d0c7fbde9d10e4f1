export const hasRow = async (query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined

export const returnId = async (query: {
  executeTakeFirstOrThrow(): Promise<{ id: number }>
}): Promise<number> => (await query.executeTakeFirstOrThrow()).id

export const returnCount = async (query: {
  executeTakeFirstOrThrow(): Promise<{ count: number }>
}): Promise<number> => (await query.executeTakeFirstOrThrow()).count

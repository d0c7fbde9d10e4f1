import * as z from 'zod'

const maxFields = 5

/** A response that violates its schema. `fields` contains the places and reasons, but no data. */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError'
  readonly fields: readonly string[]

  constructor(schema: z.ZodType, { issues }: z.ZodError) {
    super('The response does not fit its schema.')
    const names = namesIn(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))
    this.fields = issues
      .slice(0, maxFields)
      .map(({ path, code }) => `${path.map((key) => plainKey(key, names)).join('.')}: ${code}`)
  }
}

/** Replaces the key of a record, because a key may be a word or a name. */
const plainKey = (key: PropertyKey, names: ReadonlySet<string>): string =>
  typeof key === 'number' || names.has(String(key)) ? String(key) : '*'

function namesIn(schema: unknown, names = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return names
  if ('properties' in schema) for (const name of Object.keys(schema.properties ?? {})) names.add(name)
  for (const part of Object.values(schema)) namesIn(part, names)
  return names
}

import * as z from 'zod'

type JsonSchema = z.core.JSONSchema.JSONSchema

export type KnownFields = Readonly<Record<string, unknown>>

export function createExamples(schema: z.ZodType, known: KnownFields): unknown[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return (json.oneOf ?? [json]).map((kind) => exampleOf(kind, known))
}

function exampleOf(schema: JsonSchema, known: KnownFields): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? []
  if (first) return exampleOf(first, known)
  switch (schema.type) {
    case undefined:
    case 'null':
      return null
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [
          name,
          known[name] ?? exampleOf(field as JsonSchema, known),
        ]),
      )
    case 'array':
      return [exampleOf(schema.items as JsonSchema, known)]
    case 'string':
      return schema.format === 'uri' ? 'https://voorbeeld.nl/' : '{}'.padEnd(schema.minLength ?? 0, ' -')
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, Math.min(schema.maximum ?? 1, 1))
    case 'boolean':
      return false
  }
}

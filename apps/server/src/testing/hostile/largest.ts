import * as z from 'zod'
import type { KnownFields } from './example.ts'
import type { HostileChange, ValuePath } from './mutate.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Length of strings and lists that have no limit. */
const unlimited = 5000
const letters = ['w', 'é', '7', 'o '] as const

export interface LargestOptions {
  /** Fields that keep their values, such as ids. */
  readonly known: KnownFields
  readonly maxBytes: number
}

const toJson = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

const kindsOf = (json: JsonSchema): readonly JsonSchema[] =>
  (json.oneOf ?? json.anyOf ?? [json]).filter((kind) => kind.type !== 'null')

/** Returns bodies for each sort of letter, in which every field is as large as its schema allows. */
export const createLargestBodies = (schema: z.ZodType, options: LargestOptions): unknown[] =>
  kindsOf(toJson(schema)).flatMap((kind) => letters.map((_, which) => largestOf(kind, which, options)))

export const createLargestMutations = (schema: z.ZodType, example: unknown): HostileChange[] =>
  kindsOf(toJson(schema)).flatMap((kind) => mutationsOf(kind, example, []))

function mutationsOf(schema: JsonSchema, example: unknown, place: ValuePath): HostileChange[] {
  if (example === undefined) return []
  const kinds = kindsOf(schema)
  const own = kinds
    .flatMap((kind) => extremesOf(kind, example))
    .map((value): HostileChange => ({ place, value: JSON.stringify(value) }))
  const within = kinds.flatMap((kind) => {
    if (kind.type === 'array' && Array.isArray(example))
      return mutationsOf(kind.items as JsonSchema, example[0], [...place, 0])
    if (kind.type !== 'object' || typeof example !== 'object' || example === null) return []
    const fields = example as Readonly<Record<string, unknown>>
    return Object.entries(kind.properties ?? {}).flatMap(([name, field]) =>
      mutationsOf(field as JsonSchema, fields[name], [...place, name]),
    )
  })
  return place.length === 0 ? within : [...own, ...within]
}

function extremesOf(schema: JsonSchema, example: unknown): unknown[] {
  if (schema.const !== undefined) return []
  if (schema.enum) return [schema.enum.at(-1)]
  if (schema.type === 'string') return stringsOf(schema)
  if (schema.type === 'number' || schema.type === 'integer') return numbersOf(schema)
  if (schema.type === 'boolean') return [false]
  if (schema.type !== 'array') return []
  const [item] = Array.isArray(example) ? (example as unknown[]) : []
  return [Array.from({ length: schema.maxItems ?? unlimited }, () => item), []]
}

const numbersOf = ({ minimum, maximum }: JsonSchema): number[] => [
  maximum ?? Number.MAX_SAFE_INTEGER,
  minimum ?? Number.MIN_SAFE_INTEGER,
]

function stringsOf({ format, pattern, maxLength = unlimited }: JsonSchema): string[] {
  if (format === 'date') return ['2099-12-31', '9999-12-31', '0001-01-01']
  if (format === 'email') return [`${'a'.repeat(64)}@voorbeeld.nl`]
  if (format === 'uri') return ['https://voorbeeld.nl/'.padEnd(Math.min(maxLength, unlimited), 'a')]
  const texts = letters.map((letter) =>
    letter.repeat(Math.ceil(maxLength / letter.length)).slice(0, maxLength),
  )
  return pattern === undefined ? texts : texts.filter((text) => new RegExp(pattern, 'u').test(text))
}

function largestOf(schema: JsonSchema, which: number, options: LargestOptions): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.at(-1)
  const [first] = schema.anyOf || schema.oneOf ? kindsOf(schema) : []
  if (first) return largestOf(first, which, options)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [
          name,
          options.known[name] ?? largestOf(field as JsonSchema, which, options),
        ]),
      )
    case 'array': {
      const item = largestOf(schema.items as JsonSchema, which, options)
      const fitting = Math.floor(options.maxBytes / 2 / (JSON.stringify(item).length + 1))
      return Array.from({ length: Math.min(schema.maxItems ?? unlimited, fitting) }, () => item)
    }
    case 'string': {
      const texts = stringsOf(schema)
      return texts[which % Math.max(1, texts.length)] ?? ''
    }
    case 'number':
    case 'integer':
      return numbersOf(schema)[which % 2]
    case 'boolean':
      return which % 2 === 0
    case 'null':
    case undefined:
      return null
  }
}

const cell = (letter: string): string => letter.repeat(400)
const times = (count: number, write: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => write(at)).join('')

export const createLargestUploads = (maxBytes: number): readonly string[] => [
  'w'.repeat(1000),
  'w'.repeat(maxBytes),
  `Beste juf, ${'hieronder staat de lijst '.repeat(20)}\nNoor de Vries\nDaan Visser`,
  times(2000, (at) => `Noor ${at} ${cell('w').slice(0, 60)}\n`),
  `voornaam;achternaam;leerlingnummer;groep\n${['w', 'b', '7', 'g'].map(cell).join(';')}\nNoor;Bos;8;5a`,
  `naam;eckid\nNoor Bos;https://ketenid.nl/${cell('a')}\nDaan Vis;x`,
  `<leerlingen><leerling key="${cell('7')}" eckid="${cell('e')}"><roepnaam>${cell('w')}</roepnaam><achternaam>${cell('b')}</achternaam></leerling></leerlingen>`,
  `<groepen>${times(80, (at) => `<groep key="${at}"><naam>${at}${cell('n')}</naam></groep>`)}</groepen>` +
    `<leerlingen><leerling key="1"><roepnaam>Noor</roepnaam>${times(80, (at) => `<groep key="${at}"/>`)}</leerling></leerlingen>`,
]

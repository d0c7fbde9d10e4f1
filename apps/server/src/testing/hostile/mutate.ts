export type ValuePath = readonly (string | number)[]

/** A changed value, or null if the value is removed. */
export interface HostileChange {
  readonly place: ValuePath
  readonly value: string | null
}

function listValuePaths(value: unknown, place: ValuePath = []): ValuePath[] {
  const within = Array.isArray(value)
    ? value.slice(0, 2).flatMap((item: unknown, at) => listValuePaths(item, [...place, at]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, item]) => listValuePaths(item, [...place, name]))
      : []
  return [...within, place]
}

export const createMutations = (example: unknown, values: readonly string[]): HostileChange[] =>
  listValuePaths(example).flatMap((place) => {
    const strange: HostileChange[] = values.map((value) => ({ place, value }))
    return place.length === 0 ? strange : strange.concat({ place, value: null })
  })

export function writeMutated(value: unknown, { place, value: strange }: HostileChange): string {
  const [head, ...rest] = place
  if (head === undefined) return strange ?? ''
  const write = (name: string | number, item: unknown): string | null => {
    if (String(name) !== String(head)) return JSON.stringify(item)
    return rest.length === 0 ? strange : writeMutated(item, { place: rest, value: strange })
  }
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, at) => write(at, item)).filter((text) => text !== null)
    return `[${items.join(',')}]`
  }
  const fields = Object.entries(value as object).flatMap(([name, item]) => {
    const text = write(name, item)
    return text === null ? [] : [`${JSON.stringify(name)}:${text}`]
  })
  return `{${fields.join(',')}}`
}

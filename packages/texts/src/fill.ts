import type { Counted, Spoken } from './catalogue.ts'

/** The placeholders of a text: `{name}`. */
type Places<T extends string> = T extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never

type Values<T extends string, V> = { readonly [P in Places<T>]: V }

const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (place, name: string) => String(values[name] ?? place))

const fillSpoken = ({ text, easier, sober }: Spoken, values: Parameters<typeof fillText>[1]): Spoken => ({
  text: fillText(text, values),
  ...(easier !== undefined && { easier: fillText(easier, values) }),
  ...(sober !== undefined && { sober: fillText(sober, values) }),
})

/** Fills in placeholders. Spoken texts accept numbers only. A counted text needs `count`, to choose its form. */
export function fill<T extends string>(
  text: Counted<T>,
  values: Values<T, string | number> & { readonly count: number },
): string
export function fill<T extends string>(text: T, values: Values<T, string | number>): string
export function fill<T extends string>(
  line: Spoken<T> | Counted<Spoken<T>>,
  values: Values<T, number>,
): Spoken
export function fill(
  entry: string | Spoken | Counted,
  values: Readonly<Record<string, string | number>>,
): string | Spoken {
  if (typeof entry === 'string') return fillText(entry, values)
  if ('text' in entry) return fillSpoken(entry, values)
  const form = values['count'] === 1 ? entry.one : entry.many
  return typeof form === 'string' ? fillText(form, values) : fillSpoken(form, values)
}

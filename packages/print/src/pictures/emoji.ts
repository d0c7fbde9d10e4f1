import { readFileSync } from 'node:fs'

interface IconSet {
  readonly icons: Readonly<Record<string, { body: string }>>
  readonly aliases?: Readonly<Record<string, { parent: string }>>
}

let loaded: IconSet | undefined

/** 9 MB of JSON, read at the first picture. */
function readSet(): IconSet {
  const address = import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json')
  loaded ??= JSON.parse(readFileSync(new URL(address), 'utf8')) as IconSet
  return loaded
}

/** Width and height of a picture in its own units. */
export const pictureUnits = 32

/** In 32 × 32; undefined without one. `name` in @iconify-json/fluent-emoji-flat, as `image` in the curriculum. */
export function findPicture(name: string): string | undefined {
  const { icons, aliases } = readSet()
  const own = Object.hasOwn(icons, name) ? icons[name] : undefined
  const parent = aliases && Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined
  return (own ?? icons[parent ?? ''])?.body
}

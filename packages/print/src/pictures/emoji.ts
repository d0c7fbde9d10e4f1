import { readFileSync } from 'node:fs'

interface IconSet {
  readonly icons: Readonly<Record<string, { body: string }>>
  readonly aliases?: Readonly<Record<string, { parent: string }>>
}

let loaded: IconSet | undefined

/** The set (9 MB of JSON) is read at the first picture and kept. */
function readSet(): IconSet {
  const address = import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json')
  loaded ??= JSON.parse(readFileSync(new URL(address), 'utf8')) as IconSet
  return loaded
}

/** Width and height of a picture in its own units. */
export const pictureUnits = 32

/**
 * The SVG elements of a picture, in a square of 32 × 32; undefined when there is none of that name.
 * @param name a name of @iconify-json/fluent-emoji-flat, as `image` in the curriculum
 */
export function findPicture(name: string): string | undefined {
  const { icons, aliases } = readSet()
  const own = Object.hasOwn(icons, name) ? icons[name] : undefined
  const parent = aliases && Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined
  return (own ?? icons[parent ?? ''])?.body
}

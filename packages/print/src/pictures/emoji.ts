import { outlinePicture } from '@letterliaan/ui/outline-picture'
import { existsSync, readFileSync } from 'node:fs'

interface IconSet {
  readonly icons: Readonly<Record<string, { body: string }>>
  readonly aliases?: Readonly<Record<string, { parent: string }>>
}

let loaded: IconSet | undefined

/** 9 MB of JSON, loaded with the first picture. */
function readSet(): IconSet {
  const address = import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json')
  loaded ??= JSON.parse(readFileSync(new URL(address), 'utf8')) as IconSet
  return loaded
}

/** A picture's name is a file name without a path. */
const nameOfPicture = /^[a-z\d-]+$/

/** Returns the SVG as in the game (tools/build-pictures.ts), or undefined. `name`: a curriculum `image`. */
export function findPicture(name: string): string | undefined {
  return nameOfPicture.test(name) ? (readOwn(name) ?? readFromSet(name)) : undefined
}

function readOwn(name: string): string | undefined {
  const file = new URL(import.meta.resolve(`@letterliaan/ui/own-pictures/${name}.svg`))
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function readFromSet(name: string): string | undefined {
  const { icons, aliases } = readSet()
  const icon = Object.hasOwn(icons, name) ? icons[name] : undefined
  const parent = aliases && Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined
  const body = (icon ?? icons[parent ?? ''])?.body
  return body === undefined ? undefined : outlinePicture(body)
}

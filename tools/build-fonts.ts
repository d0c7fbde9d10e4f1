/**
 * Cuts Andika (SIL Open Font License 1.1) down to the letters that the game writes, and puts the result
 * in packages/ui/src/fonts. Run again when a letter is missing: `node tools/build-fonts.ts`.
 *
 * `letters` holds what nearly every Dutch text is written with, and is in each first load. The browser fetches the others
 * only where one of theirs is on screen: `accents` the rarer letters of Western Europe, `names` those that children's
 * names bring along (Şevval, Łukasz).
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const source = new URL('../node_modules/@fontsource/andika/', import.meta.url)
const target = new URL('../packages/ui/src/fonts/', import.meta.url)
const maxBytes = 25_000

function charactersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}

const letters = `${charactersBetween(0x20, 0x7e)}\u00a0éëïöü‘’–…×`
const latin = `${charactersBetween(0xa0, 0xff)}‚“”„—•−`

const sets = [
  { name: 'letters', from: 'latin', characters: letters },
  {
    name: 'accents',
    from: 'latin',
    characters: [...latin].filter((letter) => !letters.includes(letter)).join(''),
  },
  { name: 'names', from: 'latin-ext', characters: charactersBetween(0x100, 0x17f) + 'ȘșȚțẞ' },
] as const

async function buildFont(set: (typeof sets)[number], weight: 400 | 700): Promise<void> {
  const original = await readFile(new URL(`files/andika-${set.from}-${weight}-normal.woff2`, source))
  const font = await subsetFont(original, set.characters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl'],
    noHinting: true,
  })
  const file = `andika-${set.name}-${weight}.woff2`
  if (font.byteLength > maxBytes) throw new Error(`${file} is ${font.byteLength} bytes`)
  await writeFile(new URL(file, target), font)
  console.log(`${file}: ${font.byteLength} bytes`)
}

for (const set of sets) {
  await buildFont(set, 400)
  await buildFont(set, 700)
}
await copyFile(new URL('LICENSE', source), new URL('OFL.txt', target))

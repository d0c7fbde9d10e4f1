/**
 * Subsets Andika and OpenDyslexic (SIL Open Font License 1.1) into packages/ui/src/fonts; run it when a
 * letter is missing. First loads have `letters`; `accents` and `names` are fetched when on screen.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const sources = {
  andika: new URL('../node_modules/@fontsource/andika/', import.meta.url),
  opendyslexic: new URL('../node_modules/@fontsource/opendyslexic/', import.meta.url),
}
const target = new URL('../packages/ui/src/fonts/', import.meta.url)
/** Andika is smaller, because first loads contain it. */
const maxBytes = { andika: 25_000, opendyslexic: 45_000 }

function charactersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}

const letters = `${charactersBetween(0x20, 0x7e)}\u00a0éëïöü‘’–…×`
const latin = `${charactersBetween(0xa0, 0xff)}‚“”„—•−`

interface FontSet {
  readonly family: keyof typeof maxBytes
  readonly name: string
  readonly from: 'latin' | 'latin-ext'
  readonly characters: string
}

const sets: readonly FontSet[] = [
  { family: 'andika', name: 'letters', from: 'latin', characters: letters },
  {
    family: 'andika',
    name: 'accents',
    from: 'latin',
    characters: [...latin].filter((letter) => !letters.includes(letter)).join(''),
  },
  {
    family: 'andika',
    name: 'names',
    from: 'latin-ext',
    characters: charactersBetween(0x100, 0x17f) + 'ȘșȚțẞ',
  },
  {
    family: 'opendyslexic',
    name: 'letters',
    from: 'latin',
    characters: [...new Set(letters + latin)].join(''),
  },
]

/** Gives the font another name of the same length, because the licence reserves the name for the full font. */
function giveOwnName(font: Buffer): Buffer {
  const named = font.toString('latin1')
  const wide = (text: string): string => [...text].map((letter) => `\0${letter}`).join('')
  const cutName = 'LiaanLetters'
  const renamed = named.replaceAll(wide('OpenDyslexic'), wide(cutName)).replaceAll('OpenDyslexic', cutName)
  return Buffer.from(renamed, 'latin1')
}

async function buildFont({ family, name, from, characters }: FontSet, weight: 400 | 700): Promise<void> {
  const original = await readFile(new URL(`files/${family}-${from}-${weight}-normal.woff2`, sources[family]))
  const options = { keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl'], noHinting: true }
  const cut = await subsetFont(original, characters, { ...options, targetFormat: 'sfnt' })
  const font = await subsetFont(giveOwnName(cut), characters, { ...options, targetFormat: 'woff2' })
  const file = `${family}-${name}-${weight}.woff2`
  if (font.byteLength > maxBytes[family]) throw new Error(`${file} is ${font.byteLength} bytes`)
  await writeFile(new URL(file, target), font)
  console.log(`${file}: ${font.byteLength} bytes`)
}

for (const set of sets) {
  await buildFont(set, 400)
  await buildFont(set, 700)
}
await copyFile(new URL('LICENSE', sources.andika), new URL('OFL.txt', target))
await copyFile(new URL('LICENSE', sources.opendyslexic), new URL('OFL-opendyslexic.txt', target))

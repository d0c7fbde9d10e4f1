import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`\n${selector} {`)
  expect(start, selector).toBeGreaterThan(0)
  const body = css.slice(start, css.indexOf('\n}', start))
  return Object.fromEntries(
    [...body.matchAll(/--color-([a-z-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

const jungle = tokensOf(':root')
const more = tokensOf("[data-contrast='more']")
const camp = tokensOf("[data-look='field-camp']")
const campMore = tokensOf("[data-look='field-camp'][data-contrast='more']")

const looks = {
  jungle: [jungle],
  'jungle, strong contrast': [jungle, more],
  'field camp': [jungle, camp],
  'field camp, strong contrast': [jungle, camp, more, campMore],
} as const

function valueOf(look: keyof typeof looks, name: string): string {
  const value = Object.assign({}, ...looks[look])[name] as string | undefined
  const other = /^var\(--color-([a-z-]+)\)$/.exec(value ?? '')?.[1]
  return other === undefined ? (value ?? '') : valueOf(look, other)
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1)
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(look: keyof typeof looks, one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(valueOf(look, name)))
    .toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const texts: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['ink', 'parchment parchment-deep cream sun sun-light leaf leaf-light mango sky sky-light'.split(' ')],
  ['ink-soft', ['parchment', 'cream', 'parchment-deep']],
  ['on-wood', ['wood', 'wood-light']],
  ['cream', ['bark', 'leaf-dark', 'water-deep', 'berry-deep']],
  ['right', ['cream', 'parchment']],
  ['mistake', ['cream', 'parchment']],
  ['water-deep', ['cream', 'parchment']],
]

test.each(Object.keys(looks) as (keyof typeof looks)[])(
  'PLEK-5 SPEEL-9 in the look %s texts have AA contrast, and with strong contrast most have nearly AAA (6.9:1)',
  (look) => {
    const strong = look.endsWith('strong contrast')
    for (const [text, grounds] of texts)
      for (const ground of grounds) {
        // Soft backgrounds and the green of right answers have AA only, also with more contrast.
        const least =
          strong && !['sun-light', 'sky-light', 'sky', 'parchment-deep'].includes(ground) && text !== 'right'
            ? 6.9
            : 4.5
        expect(contrast(look, text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(least)
      }
    for (const ground of ['cream', 'parchment']) {
      expect(contrast(look, 'outline', ground), `an edge on ${ground}`).toBeGreaterThanOrEqual(3)
      expect(contrast(look, 'focus', ground), `focus on ${ground}`).toBeGreaterThanOrEqual(3)
    }
  },
)

test('PLEK-5 the look 10+ redefines every text colour of the jungle', () => {
  const carrying = new Set(texts.flat(2))
  const isAlias = (name: string): boolean => jungle[name]?.startsWith('var(') === true && name !== 'on-wood'
  expect([...carrying].filter((name) => !(name in camp) && !isAlias(name))).toEqual([])
})

/** Stylesheets with wood on which there is no text, or text with its own colour. */
const woodWithoutText = /(Dialog|SpecialKeys|ShopScreen|BookshelfScreen)\.module\.css$/

test('PLEK-5 every stylesheet that puts text on wood sets the colour for text on wood', () => {
  const root = join(import.meta.dirname, '../../../..')
  const sheets = globSync('{packages/{ui,exercises},apps/game}/src/**/*.module.css', { cwd: root })
  const wooden = sheets.filter((file) =>
    readFileSync(join(root, file), 'utf8').includes(
      'linear-gradient(var(--color-wood-light), var(--color-wood))',
    ),
  )
  expect(wooden.length).toBeGreaterThan(5)
  const unsaid = wooden
    .filter((file) => !woodWithoutText.test(file))
    .filter((file) => !readFileSync(join(root, file), 'utf8').includes('var(--color-on-wood)'))
  expect(unsaid).toEqual([])
})

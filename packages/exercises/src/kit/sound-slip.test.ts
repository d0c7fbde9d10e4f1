import { describe, expect, test } from 'vitest'
import { fixture as kiesKlank } from '../templates/KiesKlank/fixture.ts'
import { fixture as luisterTyp } from '../templates/LuisterTyp/fixture.ts'
import { analysedWordFixture, turnFixture } from './analysed-word.fixture.ts'
import { chooseHelp, chooseNudge } from './help.ts'
import { findSoundSlip } from './sound-slip.ts'
import { splitLetters } from './word-data.ts'

function slipOf(word: string, written: string) {
  const [right, given] = [splitLetters(word), splitLetters(written)]
  const at = given.findIndex((letter, place) => letter !== right[place])
  return { attempt: given[at] ?? '', at }
}

const shownFor = (word: string, written: string): string | null =>
  findSoundSlip(analysedWordFixture(word), slipOf(word, written))?.shown ?? null

describe('SPEEL-7 help names the wrong sound of the word', () => {
  /** Words with a misspelling, grouped by the sentence about it. */
  const slips = {
    'Hoor je a of aa?':
      'staart start, maan man, straat strat, man maan, mannen maanen, bakker baakker, kast kaast, vlaggen vlaaggen, maken makken, apen appen, water watter',
    'Hoor je e of ee?': 'been ben, been bene, pen peen, benen bennen',
    'Hoor je o of oo?':
      'boom bom, school schol, poot pot, bos boos, hond hoond, rok rook, bomen bommen, lopen loppen',
    'Hoor je u of uu?': 'muur mur, vuur vur, bus buus',
    'Hoor je een korte a aan het eind van de klankgroep? Dan komt er een letter bij.':
      'bakker baker, mannen manen, katten katen, vlaggen vlagen',
    'Hoor je een korte o aan het eind van de klankgroep? Dan komt er een letter bij.':
      'bommen bomen, rokken roken',
    'Hoor je een korte i aan het eind van de klankgroep? Dan komt er een letter bij.':
      'zitten ziten, lippen lipen',
    'Hoor je een korte e aan het eind van de klankgroep? Dan komt er een letter bij.': 'messen mesen',
    'Hoor je een korte u aan het eind van de klankgroep? Dan komt er een letter bij.': 'bussen busen',
    'Hoor je een lange oo aan het eind van de klankgroep? Dan valt er een letter weg.':
      'bomen boomen, lopen loopen, vogel voogel',
    'Hoor je een lange aa aan het eind van de klankgroep? Dan valt er een letter weg.':
      'apen aapen, maken maaken, water waater, jager jaager',
    'Hoor je een lange ee aan het eind van de klankgroep? Dan valt er een letter weg.':
      'benen beenen, regen reegen',
    'Hoor je een lange uu aan het eind van de klankgroep? Dan valt er een letter weg.': 'muren muuren',
    'Je hoort t. Maak het woord langer. Hoor je dan d of t?':
      'hond hont, brood broot, paard paart, hand hant, dorst dorsd',
    'Je hoort p. Maak het woord langer. Hoor je dan b of p?': 'krab krap, web wep',
    'Hoor je f of v? Leg je hand op je keel.': 'vis fis, vlag flag',
    'Hoor je s of z? Leg je hand op je keel.': 'zon son, kussen kuzen',
    'Hoor je b of p?': 'bal pal, appel abbel',
    'Hoor je d of t?': 'dak tak, ladder latter, voetbal voedbal',
    'Hoor je o of u?': 'bos bus, put pot',
    'Hoor je e of i?': 'pen pin',
    'Hoor je eu of ui?': 'muis meus',
    'Hoor je m of n?': 'maan naan',
    'Hoor je eu of uu?': 'muur meur',
    'Hoor je o of oe?': 'boek bok',
    'Hoor je u of ui?': 'huis hus',
    'Hoor je i of ie?': 'fiets fits',
    'Hoor je e of ei?': 'trein tren',
    'Hoor je oe of oo?': 'poes poos, school schoel',
    'Je hoort t. Maak dat stuk langer. Hoor je dan d of t?': 'hondje hontje, wedstrijd wetstrijd',
    'Hoor je een u tussen twee medeklinkers? Die schrijf je niet.': 'melk melek, arm arem, tulp tulup',
    'Welke klank hoor je vlak voor o?': 'sport sot',
    'Welke klank hoor je vlak voor t?': 'sport spot',
    'Welke klank hoor je vlak voor i?': 'strik stik',
    'Welke klank hoor je vlak voor l?': 'slaap laap',
    'Welke klank hoor je vlak voor a?': 'staart sart',
  }

  test.each(
    Object.entries(slips).flatMap(([shown, pairs]) =>
      pairs.split(', ').map((pair) => [pair, shown] as const),
    ),
  )('%s: %s', (pair, shown) => {
    const [word = '', written = ''] = pair.split(' ')
    expect(shownFor(word, written)).toBe(shown)
  })

  test.each([
    ['strik', 'sik'],
    ['vogel', 'vogl'],
    ['prijs', 'preis'],
    ['vis', 'visk'],
    ['baby', 'beby'],
    ['museum', 'muzeum'],
    ['kous', 'koos'],
  ])('no sound is named if the letter does not show one: %s written %s', (word, written) => {
    expect(shownFor(word, written)).toBeNull()
  })
})

test.each([
  ['kaas', ['maan', 'roos'], 'a', 'Hoor je a of aa?'],
  ['muis', ['neus', 'huis'], 'ou', 'Hoor je ou of ui?'],
  ['vis', ['bus'], 'e', 'Hoor je e of i?'],
  ['bomen', ['vogel', 'lepel'], 'oo', 'Bijna! Luister nog eens goed naar de klankgroepen.'],
  ['konijn', ['bij'], 'ei', 'Er zijn keuzes die hetzelfde klinken. Denk aan de ankerwoorden.'],
] as const)(
  'SPEEL-7 help after a first wrong choice in %s with %j names the sound to listen for: %s gives "%s"',
  (word, anchors, chosen, says) => {
    const turn = turnFixture(kiesKlank.logic, word, anchors, 3)
    const nudge = chooseNudge(kiesKlank.logic, turn, { chosen: null, tried: [chosen] }, chosen)
    expect(nudge?.shown ?? nudge?.line.text).toBe(says)
  },
)

test('SPEEL-7 a second wrong choice for pet names both sounds', () => {
  const turn = turnFixture(kiesKlank.logic, 'pet', ['vis'], 3)
  const state = { chosen: null, tried: ['a', 'i'] }
  expect(chooseHelp(kiesKlank.logic, turn, state, 2, 'i')?.say).toBe('Hoor je e of i?')
})

test.each([
  ['sport', 's', 'o', 'Welke klank hoor je vlak voor o?'],
  ['staart', 'sta', 'r', 'Hoor je a of aa?'],
  ['sport', 's', 'k', 'Bijna! Luister nog eens. Welke klank komt nu?'],
  ['school', 's', 'g', 'Bijna! Denk na. Hoe schrijf je dit stukje?'],
  ['weg', 'we', 'c', 'Bijna! Denk na. Hoe schrijf je dit stukje?'],
])(
  'SPEEL-7 help after a first wrong letter in %s after %s names the wrong sound: %s gives "%s"',
  (text, input, attempt, says) => {
    const turn = turnFixture(luisterTyp.logic, text, [], 3)
    const typing = { input, refusals: 1, mistakeAt: null, refused: { attempt, at: input.length } }
    const state = { isWordVisible: false, rejected: null, typing }
    const nudge = chooseNudge(luisterTyp.logic, turn, state, attempt)
    expect(nudge?.shown ?? nudge?.line.text).toBe(says)
  },
)

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

describe('SPEEL-7 help names the sound of the word that is wrong', () => {
  test.each([
    ['staart', 'start', 'Hoor je a of aa?'],
    ['maan', 'man', 'Hoor je a of aa?'],
    ['been', 'ben', 'Hoor je e of ee?'],
    ['boom', 'bom', 'Hoor je o of oo?'],
    ['muur', 'mur', 'Hoor je u of uu?'],
    ['straat', 'strat', 'Hoor je a of aa?'],
    ['school', 'schol', 'Hoor je o of oo?'],
    ['poot', 'pot', 'Hoor je o of oo?'],
    ['been', 'bene', 'Hoor je e of ee?'],
    ['vuur', 'vur', 'Hoor je u of uu?'],
  ])('a short sound for the long one: %s written %s', (word, written, shown) => {
    expect(shownFor(word, written)).toBe(shown)
  })

  test.each([
    ['man', 'maan', 'Hoor je a of aa?'],
    ['pen', 'peen', 'Hoor je e of ee?'],
    ['bos', 'boos', 'Hoor je o of oo?'],
    ['bus', 'buus', 'Hoor je u of uu?'],
    ['mannen', 'maanen', 'Hoor je a of aa?'],
    ['bakker', 'baakker', 'Hoor je a of aa?'],
    ['kast', 'kaast', 'Hoor je a of aa?'],
    ['hond', 'hoond', 'Hoor je o of oo?'],
    ['vlaggen', 'vlaaggen', 'Hoor je a of aa?'],
    ['rok', 'rook', 'Hoor je o of oo?'],
  ])('a long sound for the short one: %s written %s', (word, written, shown) => {
    expect(shownFor(word, written)).toBe(shown)
  })

  const letterMore = (vowel: string) =>
    `Hoor je een korte ${vowel} aan het eind van de klankgroep? Dan komt er een letter bij.`
  test.each([
    ['bakker', 'baker', 'a'],
    ['mannen', 'manen', 'a'],
    ['bommen', 'bomen', 'o'],
    ['zitten', 'ziten', 'i'],
    ['messen', 'mesen', 'e'],
    ['bussen', 'busen', 'u'],
    ['katten', 'katen', 'a'],
    ['rokken', 'roken', 'o'],
    ['lippen', 'lipen', 'i'],
    ['vlaggen', 'vlagen', 'a'],
  ])('one letter of two after a short sound: %s written %s', (word, written, vowel) => {
    expect(shownFor(word, written)).toBe(letterMore(vowel))
  })

  const letterLess = (vowel: string) =>
    `Hoor je een lange ${vowel} aan het eind van de klankgroep? Dan valt er een letter weg.`
  test.each([
    ['bomen', 'boomen', 'oo'],
    ['apen', 'aapen', 'aa'],
    ['benen', 'beenen', 'ee'],
    ['muren', 'muuren', 'uu'],
    ['lopen', 'loopen', 'oo'],
    ['maken', 'maaken', 'aa'],
    ['regen', 'reegen', 'ee'],
    ['vogel', 'voogel', 'oo'],
    ['water', 'waater', 'aa'],
    ['jager', 'jaager', 'aa'],
  ])('two letters of a long sound that ends a klankgroep: %s written %s', (word, written, vowel) => {
    expect(shownFor(word, written)).toBe(letterLess(vowel))
  })

  test.each([
    ['bomen', 'bommen', 'Hoor je o of oo?'],
    ['maken', 'makken', 'Hoor je a of aa?'],
    ['lopen', 'loppen', 'Hoor je o of oo?'],
    ['apen', 'appen', 'Hoor je a of aa?'],
    ['benen', 'bennen', 'Hoor je e of ee?'],
    ['water', 'watter', 'Hoor je a of aa?'],
  ])('two letters after a long sound: %s written %s', (word, written, shown) => {
    expect(shownFor(word, written)).toBe(shown)
  })

  test.each([
    ['hond', 'hont', 'Je hoort t. Maak het woord langer. Hoor je dan d of t?'],
    ['brood', 'broot', 'Je hoort t. Maak het woord langer. Hoor je dan d of t?'],
    ['paard', 'paart', 'Je hoort t. Maak het woord langer. Hoor je dan d of t?'],
    ['hand', 'hant', 'Je hoort t. Maak het woord langer. Hoor je dan d of t?'],
    ['krab', 'krap', 'Je hoort p. Maak het woord langer. Hoor je dan b of p?'],
    ['web', 'wep', 'Je hoort p. Maak het woord langer. Hoor je dan b of p?'],
    ['dorst', 'dorsd', 'Je hoort t. Maak het woord langer. Hoor je dan d of t?'],
  ])('the end: %s written %s', (word, written, shown) => {
    expect(shownFor(word, written)).toBe(shown)
  })

  test.each([
    ['vis', 'fis', 'Hoor je f of v? Leg je hand op je keel.'],
    ['zon', 'son', 'Hoor je s of z? Leg je hand op je keel.'],
    ['bal', 'pal', 'Hoor je b of p?'],
    ['dak', 'tak', 'Hoor je d of t?'],
    ['bos', 'bus', 'Hoor je o of u?'],
    ['pen', 'pin', 'Hoor je e of i?'],
    ['put', 'pot', 'Hoor je o of u?'],
    ['muis', 'meus', 'Hoor je eu of ui?'],
    ['maan', 'naan', 'Hoor je m of n?'],
    ['vlag', 'flag', 'Hoor je f of v? Leg je hand op je keel.'],
    ['muur', 'meur', 'Hoor je eu of uu?'],
    ['kussen', 'kuzen', 'Hoor je s of z? Leg je hand op je keel.'],
    ['ladder', 'latter', 'Hoor je d of t?'],
    ['appel', 'abbel', 'Hoor je b of p?'],
  ])('another sound: %s written %s', (word, written, shown) => {
    expect(shownFor(word, written)).toBe(shown)
  })

  test.each([
    ['boek', 'bok', 'Hoor je o of oe?'],
    ['huis', 'hus', 'Hoor je u of ui?'],
    ['fiets', 'fits', 'Hoor je i of ie?'],
    ['trein', 'tren', 'Hoor je e of ei?'],
    ['poes', 'poos', 'Hoor je oe of oo?'],
    ['school', 'schoel', 'Hoor je oe of oo?'],
  ])('another sound of two letters: %s written %s', (word, written, shown) => {
    expect(shownFor(word, written)).toBe(shown)
  })

  test.each([
    ['hondje', 'hontje', 'Je hoort t. Maak dat stuk langer. Hoor je dan d of t?'],
    ['wedstrijd', 'wetstrijd', 'Je hoort t. Maak dat stuk langer. Hoor je dan d of t?'],
    ['voetbal', 'voedbal', 'Hoor je d of t?'],
  ])('the end of a part: %s written %s', (word, written, shown) => {
    expect(shownFor(word, written)).toBe(shown)
  })

  test.each([
    ['melk', 'melek'],
    ['arm', 'arem'],
    ['tulp', 'tulup'],
  ])('a sound that is not written: %s written %s', (word, written) => {
    expect(shownFor(word, written)).toBe('Hoor je een u tussen twee medeklinkers? Die schrijf je niet.')
  })

  test.each([
    ['sport', 'sot', 'o'],
    ['sport', 'spot', 't'],
    ['strik', 'stik', 'i'],
    ['slaap', 'laap', 'l'],
    ['staart', 'sart', 'a'],
  ])('one sound left out: %s written %s', (word, written, sound) => {
    expect(shownFor(word, written)).toBe(`Welke klank hoor je vlak voor ${sound}?`)
  })

  test.each([
    ['strik', 'sik'],
    ['vogel', 'vogl'],
    ['prijs', 'preis'],
    ['vis', 'visk'],
    ['baby', 'beby'],
    ['museum', 'muzeum'],
    ['kous', 'koos'],
  ])('no sound is named if a letter indicates none: %s written %s', (word, written) => {
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
  'SPEEL-7 a first wrong choice for %s next to %j gets the sound to listen for: %s gives "%s"',
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
  'SPEEL-7 a first slip in %s after %s names the wrong sound: %s gives "%s"',
  (text, input, attempt, says) => {
    const turn = turnFixture(luisterTyp.logic, text, [], 3)
    const typing = { input, refusals: 1, mistakeAt: null, refused: { attempt, at: input.length } }
    const state = { isWordVisible: false, rejected: null, typing }
    const nudge = chooseNudge(luisterTyp.logic, turn, state, attempt)
    expect(nudge?.shown ?? nudge?.line.text).toBe(says)
  },
)

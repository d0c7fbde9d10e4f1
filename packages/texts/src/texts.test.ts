import { expect, test } from 'vitest'
import { listTexts, screens, listSpokenTexts, fillNumbers } from './all.ts'
import { fill, normaliseText, spoken, computeTextKey } from './index.ts'
import { exerciseTexts } from './screens/exercise.ts'
import { shopTexts } from './screens/shop.ts'

const everyText = screens.flatMap(({ title, texts }) =>
  listTexts(texts).map(({ key, text }) => ({ at: `${title}: ${key}`, text })),
)
const productTexts = listSpokenTexts(screens.map(({ texts }) => texts))
const listProductTexts = () => productTexts.flatMap(fillNumbers)

test('GIDS-1 each text has a unique key, which does not depend on spaces or the encoding of accents', () => {
  const texts = listProductTexts()
  expect(texts.length).toBeGreaterThan(3000)
  expect(new Set(texts.map(computeTextKey)).size).toBe(new Set(texts).size)
  expect(computeTextKey('Eén   woord ')).toBe(computeTextKey('Eén woord'.normalize('NFD')))
})

test('a key has fourteen letters and digits', () => {
  expect(texts14(productTexts)).toEqual([])
  expect(computeTextKey('Klaar!')).toMatch(/^[a-z0-9]{14}$/)
})

test('no text is duplicated, and each spoken text is normalised', () => {
  const texts = everyText.map(({ text }) => text)
  expect(texts.filter((text, at) => texts.indexOf(text) < at)).toEqual([])
  expect(productTexts.filter((text) => text !== normaliseText(text))).toEqual([])
})

test('values can be filled in, a number chooses the plural form, and the result is listed as spoken', () => {
  expect(fill(shopTexts.buyBadge, { name: 'Tent' })).toBe('Koop Tent')
  expect([1, 2].map((count) => fill(shopTexts.pointsNeeded, { count }))).toEqual([
    'Nog 1 punt nodig',
    'Nog 2 punten nodig',
  ])
  const said = fill(exerciseTexts.outro.nearlyCount, { right: 3, all: 6 })
  expect(said).toEqual({ text: 'Bijna: 3 van de 6' })
  expect(listProductTexts()).toContain(said.text)
})

test('an easier wording is listed, spoken and filled in like the usual one', () => {
  const line = spoken('Je hebt er minstens {count} gehaald.', { easier: 'Je hebt er {count}.' })
  expect(fill(line, { count: 3 })).toEqual({
    text: 'Je hebt er minstens 3 gehaald.',
    easier: 'Je hebt er 3.',
  })
  expect(listTexts({ group: { line } }).map(({ key }) => key)).toEqual(['group.line', 'group.line.easier'])
  expect(listSpokenTexts([{ line }])).toEqual([line.text, line.easier])
})

test('all texts of a group are listed if one of its keys is `text`', () => {
  const kinds = { word: 'woorden', text: 'uitleg' }
  expect(listTexts({ kinds }).map(({ key }) => key)).toEqual(['kinds.word', 'kinds.text'])
})

test('PLEK-5 a sober wording is listed, spoken and filled in, with the same placeholders and without cheers', () => {
  const line = spoken('Wat knap: {count}!', { sober: 'Je hebt er {count}.' })
  expect(fill(line, { count: 3 })).toEqual({ text: 'Wat knap: 3!', sober: 'Je hebt er 3.' })
  expect(listSpokenTexts([{ line }])).toEqual([line.text, line.sober])
  const listed = screens.flatMap(({ texts }) => listTexts(texts))
  const sober = listed.filter(({ key }) => key.endsWith('.sober'))
  expect(sober.length).toBeGreaterThan(20)
  for (const { key, text } of sober) {
    const own = listed.find((each) => each.key === key.replace(/\.sober$/, '') && each.spoken === 'yes')
    expect(text.match(/\{\w+\}/gu), text).toEqual(own?.text.match(/\{\w+\}/gu) ?? null)
    expect(text).not.toMatch(/!|knap|hoera|feest|blaadjes|maatje|lekker|(?<!Boek van de )jungle/iu)
  }
})

test('an easier wording is shorter than the usual one, with the same placeholders', () => {
  const placesOf = (text: string) => (text.match(/\{\w+\}/gu) ?? []).toSorted()
  const listed = screens.flatMap(({ texts }) => listTexts(texts))
  const easier = listed.filter(({ key }) => key.endsWith('.easier'))
  expect(easier).not.toEqual([])
  for (const { key, text } of easier) {
    const other = listed[listed.findIndex((each) => each.key === key && each.text === text) - 1]?.text ?? ''
    expect(text.length, text).toBeLessThan(other.length)
    expect(placesOf(text)).toEqual(placesOf(other))
  }
})

const texts14 = (texts: readonly string[]): string[] =>
  texts.filter((text) => !/^[a-z0-9]{14}$/.test(computeTextKey(text)))

/** Screens that need no sober wording: buddies, which the look 10+ lacks, and screens with one look. */
const inOneLook = new Set(['De zes maatjes', 'Inloggen', 'Inloggen met de school', 'Abonnement'])

test('PLEK-5 texts that cheer or name the jungle have a sober wording for the look 10+', () => {
  const cheers = screens
    .filter(({ title }) => !inOneLook.has(title))
    .flatMap(({ title, texts }) => {
      const listed = listTexts(texts)
      const worded = new Set(listed.flatMap(({ key }) => (key.endsWith('.sober') ? [key.slice(0, -6)] : [])))
      return listed
        .filter(({ spoken: said, reader }) => said === 'yes' && reader === 'child')
        .filter(
          ({ key, text }) =>
            /!|(?<!Boek van de )jungle/iu.test(text) && !worded.has(key.replace(/\.easier$/, '')),
        )
        .map(({ text }) => `${title}: ${text}`)
    })
  expect(cheers).toEqual([])
})

/** Texts whose component gives the sober wording. */
const wordedWhereShown = new Set([
  'Menu, hulp en storingen: reportSent',
  'Menu, hulp en storingen: refusedAnswer',
  'Menu, hulp en storingen: badgeLater',
  'Kaart: noSteps',
  'Lespagina: goOnWith',
  'Lespagina: doAgain',
  'Lespagina: doNow',
  'Oefening: inARow',
  'Oefening: sentencesInARow',
  'Oefening: wordIsRight',
  'Oefening: step.toDo',
  'Zinnen van een zinnendictee: flawless',
  'Kleuren van klanken: coloured',
  'Kleuren van klanken: demonstration.now',
  'Toets: helloName',
  'Toets: toExercisesNow',
  'Deze week: reachedTogether',
  'Deze week: yourGoal',
  'Deze week: ownBest',
])

/** Texts about animals on the map, which the look 10+ lacks. */
const ofAnimals = /^Kaart: animal(?:s|Sounds)\./

test('PLEK-5 a text with an exclamation mark that is only shown gets its sober wording in a component', () => {
  const cheering = screens
    .filter(({ title }) => !inOneLook.has(title))
    .flatMap(({ title, texts }) =>
      listTexts(texts)
        .filter(
          ({ spoken: said, reader, text }) => said !== 'yes' && reader === 'child' && text.includes('!'),
        )
        .map(({ key }) => `${title}: ${key}`),
    )
  expect(cheering.filter((at) => !ofAnimals.test(at)).toSorted()).toEqual([...wordedWhereShown].toSorted())
})

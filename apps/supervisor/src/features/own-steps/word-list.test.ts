import { OwnWord } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { noNetwork, refusal } from '../../testing/fake-server.ts'
import { createStage } from '../../testing/stage.ts'
import { keepWords, splitWords, toProposed, toWordList } from './word-list.ts'

const keep = 'POST /api/v1/begeleider/own-step/words'
const word = (text: string, changes: Partial<OwnWord> = {}): OwnWord => ({
  ...OwnWord.parse({ word: text }),
  ...changes,
})
const list = toWordList('Week 12', [word('bakker'), word('fee')], ['fee'])

test('OWN-1 a pasted text is split, and a text that is too long is told so', async () => {
  const call = 'POST /api/v1/begeleider/own-word/split'
  const pasted = { words: [word('bakker')], refused: [] }
  const { press, client, calls, told, answer } = createStage({ [call]: pasted })
  expect(await press(splitWords(client), 'bakker')).toEqual(pasted)
  expect([calls[0]?.body, told]).toEqual([{ text: 'bakker' }, []])
  answer({ [call]: refusal(422, 'Dit is te veel om in één keer te bekijken.') })
  expect(await press(splitWords(client), 'bakker')).toBeNull()
  expect(told).toEqual(['error: Dit is te veel om in één keer te bekijken.'])
})

test.each([
  [[{ id: 10001 }], 'De stap is bewaard. Met ‘Zet klaar voor …’ krijgen uw leerlingen hem meteen.'],
  [[{ id: 10001 }, { id: 10002 }], 'De twee stappen zijn bewaard. Open een stap om hem klaar te zetten.'],
])('OWN-1 a list is kept as %j in one call, and its steps need not be fetched', async (steps, sentence) => {
  const { press, client, queries, queryClient, calls, told, watch } = createStage({ [keep]: steps as never })
  const stale = watch(['own-steps'])
  await press(keepWords(client, queries), list)
  expect(calls.map(({ name, body }) => [name, body])).toEqual([[keep, list]])
  expect(steps.map(({ id }) => queryClient.getQueryData(queries.ownStep(id).queryKey))).toEqual(steps)
  expect([told, stale()]).toEqual([[`success: ${sentence}`], ['own-steps']])
})

test('OWN-1 a list whose answer was lost is kept once: the same list has the same key, a changed one its own', async () => {
  const { press, client, queries, calls, answer } = createStage({ [keep]: noNetwork })
  await press(keepWords(client, queries), list)
  await press(keepWords(client, queries), list)
  answer({ [keep]: [] })
  await press(keepWords(client, queries), { ...list, label: 'Week 13' })
  expect(calls.map(({ key }) => key)).toEqual(['key 1', 'key 1', 'key 2'])
})

test('OWN-1 two presses at once keep one list', async () => {
  const { press, client, queries, changes } = createStage({ [keep]: [] })
  await Promise.all([press(keepWords(client, queries), list), press(keepWords(client, queries), { ...list })])
  expect(changes()).toEqual([keep])
})

test('OWN-2 a list that is refused leaves the steps as they were, and the sentence says which word', async () => {
  const sentence = '‘fee’ staat niet als heel woord in zijn zin.'
  const { press, client, queries, told, watch } = createStage({ [keep]: refusal(422, sentence) })
  const stale = watch(['own-steps'])
  expect(await press(keepWords(client, queries), list)).toBeNull()
  expect([told, stale()]).toEqual([[`error: ${sentence}`], []])
})

test('OWN-1 a word that was taken out of the list since it was proposed is not sent apart', () => {
  expect(toWordList('x', [word('bakker')], ['fee', 'bakker']).apart).toEqual(['bakker'])
})

test('OWN-1 who types a sentence, a plural or chooses a picture asks for no other proposal', () => {
  const before = [word('bakker'), word('fee')]
  const typed = [
    word('bakker', { sentence: 'De bakker', plural_form: 'bakkers', image: 'bread' }),
    before[1]!,
  ]
  expect(toProposed(typed)).toEqual(toProposed(before))
  const corrected = { read_letters: 'f,ee', structure_audio_parts: 'm_f,l_ee', sound_groups: 'fee' }
  expect(toProposed([word('fee', { correction: corrected })])).not.toEqual(toProposed([word('fee')]))
})

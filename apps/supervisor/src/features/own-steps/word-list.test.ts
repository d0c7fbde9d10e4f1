import { OwnWord } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { createStage } from '../../testing/stage.ts'
import { saveWordList, toWordList } from './word-list.ts'

const keep = 'POST /api/v1/begeleider/own-step/words'
const word = (text: string, changes: Partial<OwnWord> = {}): OwnWord => ({
  ...OwnWord.parse({ word: text }),
  ...changes,
})
const list = toWordList('Week 12', [word('bakker'), word('fee')], ['fee'])

test.each([
  [[{ id: 10001 }], 'De stap is bewaard. Met ‘Zet klaar voor …’ krijgen uw leerlingen hem meteen.'],
  [[{ id: 10001 }, { id: 10002 }], 'De twee stappen zijn bewaard. Open een stap om hem klaar te zetten.'],
])('OWN-1 a list is saved in one request, and the returned steps %j are cached', async (steps, sentence) => {
  const { press, queries, queryClient, calls, told, watch } = createStage({ [keep]: steps as never })
  const stale = watch(['own-steps'])
  await press(saveWordList, list)
  expect(calls.map(({ name, body }) => [name, body])).toEqual([[keep, list]])
  expect(steps.map(({ id }) => queryClient.getQueryData(queries.ownStep(id).queryKey))).toEqual(steps)
  expect([told, stale()]).toEqual([[`success: ${sentence}`], ['own-steps']])
})

test('OWN-1 a word that was removed from the list is not sent among the words of a second step', () => {
  expect(toWordList('x', [word('bakker')], ['fee', 'bakker']).apart).toEqual(['bakker'])
})

import { expect, test } from 'vitest'
import { demo, stayingChild } from '../harness/game.ts'
import { finger } from '../pages/input-device.ts'
import { noneWrong, beginExercise, playWords } from '../pages/play-exercise.ts'
import type { PlayedTemplate } from '../pages/players/index.ts'
import { withFastClock } from './with-fast-clock.ts'
import { openOfTemplate } from './open-exercise.ts'
import { templateRows } from './table.ts'

const { visit } = stayingChild(demo.lastWorld, 'ipad')
const openExercise = openOfTemplate(() => visit().child)
const all = Object.keys(templateRows) as PlayedTemplate[]

test.each(all)('%s with one finger: a word, or what is done at once', async (template) => {
  const { page, child } = visit()
  await openExercise(template)
  await beginExercise(child, template, finger)
  await withFastClock(page, template, () => playWords(child, template, noneWrong, 1, finger))
  const [first] = child.run().words
  const result = () => child.run().detailed_results.find(({ word }) => word === first?.word)
  // A step dictation tells how it went at its end only.
  const success = template !== 'StapDictee'
  await expect.poll(result).toMatchObject({ completed: true, success, num_errors: 0 })
})

test('nothing went wrong on the way: no error on the page, no call refused', () => {
  expect(visit().troubles).toEqual([])
})

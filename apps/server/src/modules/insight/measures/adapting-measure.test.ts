import { describe, expect, test } from 'vitest'
import { nowSeconds } from '../../../clock.ts'
import { useMeasuredChild } from '../../../testing/measured-child.ts'
import { getTest, sendAnswer } from '../../../testing/test-taker.ts'
import { rebuildStudent } from '../../learn/rebuild/rebuild-student.ts'

const { at, give, waitingOf } = useMeasuredChild()

describe('WEET-15 an adaptive measure', () => {
  const runOf = () =>
    at.app.database.queries
      .selectFrom('run')
      .select(['word_ids', 'status'])
      .where('student_id', '=', at.kim.student_id)
      .executeTakeFirstOrThrow()

  test('shows the next word before the answer is judged, and its run stores the asked words in order', async () => {
    await give([1])
    const [part] = await waitingOf()
    let toets = await getTest(at.kimCaller, part?.test_id ?? 0)
    const asked: number[] = []
    for (let turn = 0; !toets.is_complete; turn++) {
      const next = toets.order[toets.word_index + 1]?.word
      const ids = new Map(
        Object.values(toets.words)
          .flat()
          .map(({ word, id }) => [word, id]),
      )
      asked.push(ids.get(toets.current_word ?? '') ?? 0)
      toets = (await sendAnswer(at.kimCaller, toets, turn % 3 === 0 ? 'x' : toets.current_word)).body
      expect(toets.current_word).toBe(next ?? null)
    }
    expect(JSON.parse((await runOf()).word_ids)).toEqual(asked)
    const settings = { student_id: at.kim.student_id, write: false, now: nowSeconds(at.app.clock) }
    expect(await rebuildStudent(at.app.database, at.app.contents, settings)).toEqual([])
  })

  test('equals its replay from the log when half done', async () => {
    await give([1])
    const [part] = await waitingOf()
    let toets = await getTest(at.kimCaller, part?.test_id ?? 0)
    for (let turn = 0; turn < 7; turn++) toets = (await sendAnswer(at.kimCaller, toets, 'x')).body
    const settings = { student_id: at.kim.student_id, write: false, now: nowSeconds(at.app.clock) }
    expect(await rebuildStudent(at.app.database, at.app.contents, settings)).toEqual([])
    expect(await getTest(at.kimCaller, toets.id)).toEqual(toets)
  })

  test('accepts the words that a device asked offline by its older plan', async () => {
    await give([1])
    const [part] = await waitingOf()
    const toets = await getTest(at.kimCaller, part?.test_id ?? 0)
    const offline = toets.order.slice(0, 9)
    for (const { word, step_id } of offline) {
      const asOffline = { ...toets, current_word: word, current_step: step_id }
      expect((await sendAnswer(at.kimCaller, asOffline, 'x')).status).toBe(200)
    }
    const { order } = await getTest(at.kimCaller, toets.id)
    expect(order.slice(0, offline.length)).toEqual(offline)
    const again = { ...toets, current_word: toets.order[0]?.word ?? '' }
    expect((await sendAnswer(at.kimCaller, again, 'x')).status).toBe(409)
  })
})

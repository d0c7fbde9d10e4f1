import { OwnStepBody } from '@letterliaan/contract'
import { expect, test, vi } from 'vitest'
import { logIn } from '../../../testing/http.ts'
import { makeSchool, makeSupervisor } from '../../../testing/school.ts'
import { useTestApp } from '../../../testing/test-app.ts'

/** The mock works only on this thread, because a worker loads its own files. */
const onEventLoop = vi.hoisted(() => (): never => {
  throw new Error('analysed on the event loop')
})
vi.mock(import('./check-draft.ts'), () => ({ checkDraft: onEventLoop }))
vi.mock(import('./cut-words.ts'), () => ({ proposeWordCut: onEventLoop, isWordCutUncertain: onEventLoop }))

const app = await useTestApp()
const supervisor = await logIn(app, await makeSupervisor(app, await makeSchool(app)))

test('EIGEN-4 own words are cut, analysed and checked in the worker, not on the event loop', async () => {
  const { body: pasted } = await supervisor.call('POST /api/v1/begeleider/own-word/split', {
    body: { text: 'bakker\nkikker\nmodder\nlekker\nrennen\nladder' },
  })
  const body = { label: 'Week 12', words: pasted.words }
  const analysed = await supervisor.call('POST /api/v1/begeleider/own-word/analysis', {
    body: { words: pasted.words },
  })
  const proposed = await supervisor.call('POST /api/v1/begeleider/own-step/proposal', { body })
  const checked = await supervisor.call('POST /api/v1/begeleider/own-step/check', {
    body: OwnStepBody.parse(proposed.body.step),
  })
  expect([analysed.status, proposed.status, checked.status]).toEqual([200, 200, 200])
  expect(checked.body.choices.length).toBeGreaterThan(0)
})

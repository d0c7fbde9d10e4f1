import { expect, test } from 'vitest'
import type { SubmitPressed } from '../../kit/flow.ts'
import type { Wake } from '../../kit/machine.ts'
import type { Turn } from '../../kit/template.ts'
import { werkboekFlow, type WerkboekEvent, type WerkboekState } from './logic.ts'

const workbook = { id: 7, name: 'Werkboek', url: '/werkboek/7.pdf' }
const turn = { documents: [workbook] } as unknown as Turn
const pace = { letterMs: 1, soundMs: 1, viewMs: 1, revealMs: 1, blocksMs: 1 }

const download = { type: 'download', id: 7 } as const
const come = { type: 'wake', name: 'downloaded' } as const
const fail = { type: 'wake', name: 'not-downloaded' } as const
const submit = { type: 'submit' } as const

type Played = WerkboekEvent | SubmitPressed | Wake

function play(...events: readonly Played[]) {
  let { state } = werkboekFlow.start(turn, 0, pace)
  const effects = events.flatMap((event) => {
    const transition = werkboekFlow.next(turn, state, event, 0, pace)
    state = transition.state
    return transition.effects.map(({ type }) => type)
  })
  return { workbook: state.workbook, effects, filled: werkboekFlow.isFilledIn(turn, state) }
}

test.each<[string, readonly Played[], WerkboekState['workbook'], string]>([
  ['asks for the workbook once, however often one presses', [download, download], 'coming', 'download'],
  ['knows no other document', [{ type: 'download', id: 8 }], 'asked', ''],
  ['EX-17 is done only when the workbook has come', [submit, download, submit], 'coming', 'download'],
  ['is filled in when it has come', [download, come, submit], 'here', 'download answer'],
  ['asks again when it did not come', [download, fail, download], 'coming', 'download download'],
  ['keeps what it has if a second fails', [download, come, download, fail], 'here', 'download download'],
])('%s', (_, events, state, effects) => {
  const { workbook: now, effects: asked, filled } = play(...events)
  expect([now, asked.join(' '), filled]).toEqual([state, effects, state === 'here'])
})

import type { Transaction } from '../../db/database.ts'
import type { Contents } from '../../modules/curriculum/index.ts'
import { declineProposals, giveMeasures } from '../../modules/insight/index.ts'
import { toTestId, answerToets, openToets, misspell, type DemoChild } from '../../modules/learn/index.ts'

const secondsPerWord = 8
/** Every fourth word is wrong. */
const wordsPerError = 4

const login = {
  family_id: 0,
  expires_at: 0,
  has_active_subscription: true,
  is_read_only: false,
  may_export: false,
}

export interface DemoMeasure {
  readonly child: DemoChild
  readonly supervisor_id: number
  readonly worlds: readonly number[]
}

/** Given, taken and seen, through the usual calls; nothing of it is applied. `begunAt`: unix seconds. */
export async function takeStartMeasure(
  transaction: Transaction,
  contents: Contents,
  { child, supervisor_id, worlds }: DemoMeasure,
  begunAt: number,
): Promise<void> {
  const { organisation_id, student_id } = child
  const supervisor = {
    organisation_id,
    user_id: supervisor_id,
    role: 'begeleider',
    student_id: null,
  } as const
  const call = { transaction, caller: { ...supervisor, ...login }, now: begunAt }
  const body = { student_ids: [student_id], kind: 'start' as const, worlds: [...worlds] }
  const { measure_ids } = await giveMeasures(call, contents, body)
  const parts = await transaction
    .selectFrom('step')
    .select('id')
    .where('measure_id', 'in', measure_ids)
    .orderBy('position')
    .execute()
  const caller = { ...child, role: 'student' as const, ...login }
  let now = begunAt
  for (const test_id of parts.map(({ id }) => toTestId(id))) {
    let test = await openToets(transaction, contents, student_id, test_id, now)
    for (let at = 0; !test.toetsRun.state.is_complete; at++) {
      const { state } = test.toetsRun
      const word = state.current_word ?? ''
      const step_id = test.words.find((tested) => tested.word.word === word)?.step_id ?? 0
      const isWrong = at % wordsPerError === wordsPerError - 1
      const data = isWrong ? misspell(state, true, at) : { answer: word }
      const timing = { startTime: now, time: secondsPerWord * 1000 }
      now += secondsPerWord
      await answerToets(
        contents,
        { transaction, caller, test_id, now },
        { step_id, word, num_errors: isWrong ? 1 : 0, data, ...timing },
      )
      test = await openToets(transaction, contents, student_id, test_id, now)
    }
  }
  await declineProposals(transaction, measure_ids, now)
}

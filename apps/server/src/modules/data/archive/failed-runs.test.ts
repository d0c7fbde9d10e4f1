import { expect, test } from 'vitest'
import { getNowSeconds } from '../../../clock.ts'
import { limitDatabase } from '../../../db/limit-to-organisation.ts'
import { logIn } from '../../../testing/http.ts'
import { exportTo } from '../../../testing/moved-school.ts'
import { getExercise, getStep, makePlayer, sendMove } from '../../../testing/player.ts'
import { changeRows, findRow, findRows } from '../../../testing/rows.ts'
import { removeTemplate } from '../../../testing/own-step.ts'
import { makeSupervisor } from '../../../testing/school.ts'
import { failTest, useTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createRightMove } from '../../learn/developer/move.ts'
import { foldOrganisation } from '../../learn/index.ts'
import { toStepId } from '../../learn/path/step/exercise-id.ts'
import { rebuildStudent } from '../../learn/rebuild/rebuild-student.ts'
import { importOrganisation } from './import/import-organisation.ts'

const [from, to] = [await useTestApp(), await useTestApp()]

test('FOLD-2 an imported school counts the runs that failed, and folds a run that can be read there', async () => {
  const { child, caller, first } = await makePlayer(from)
  const username = await makeSupervisor(from, child, 'beheerder')
  const countUnread = async (app: TestApp, id: number) => {
    const juf = await logIn(app, username)
    const { body } = await juf.call('GET /api/v1/begeleider/student/:id/insight', { params: { id } })
    return body.num_unread_runs
  }
  const answer = async (exercise_id = 0) => {
    const run = (await getExercise(caller, exercise_id)).student_exercise[2]
    await sendMove(caller, exercise_id, run, createRightMove(run))
  }
  const [removed = 0, ...others] = first.practise
  await answer(removed)
  await removeTemplate(from, removed)
  const { exercises } = await getStep(caller, toStepId(removed))
  expect(exercises.map(({ id }) => id)).not.toContain(removed)
  await answer(others[0])
  expect(await countUnread(from, child.student_id)).toBe(1)
  await answer(others[1])

  const archive = await exportTo(from, child.organisation_id)
  const { organisation_id } = await importOrganisation({ ...to, now: getNowSeconds(to.clock) }, archive)
  const { id } = await findRow(to, 'student', { organisation_id })
  expect(await countUnread(to, id)).toBe(1)
  const remembered = () => findRows(to, 'word_memory', { student_id: id })
  expect(await remembered()).toHaveLength(2)

  const known = { nr: 1, organisation_id: null, is_current: true }
  const { id: curriculum_step_id } = await findRow(to, 'curriculum_step', known)
  const step_id = (await findRow(to, 'run', { student_id: id })).step_id
  await changeRows(to, 'step', { id: step_id }, { curriculum_step_id })
  await foldOrganisation(limitDatabase(to.database, organisation_id), to.contents, failTest, true)
  expect(await countUnread(to, id)).toBe(0)
  expect(await remembered()).toHaveLength(3)
  const settings = { student_id: id, write: false, now: getNowSeconds(to.clock) }
  expect(await rebuildStudent(to.database, to.contents, settings)).toEqual([])
})

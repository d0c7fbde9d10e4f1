import type { PathDocument, PickableStep, PathPreview, StepsByPhase } from '@letterliaan/contract'
import { emptyPath } from '@letterliaan/rules/preparation'
import { collectEndRewards } from '@letterliaan/rules'
import type { UserCaller } from '../../../../plugins/auth/caller.ts'
import { defineHandlers } from '../../../../plugins/contract/handler.ts'
import { createNotFoundError } from '../../../../plugins/errors/problem-error.ts'
import { type Printer, printWorkbook, type Contents } from '../../../curriculum/index.ts'
import {
  readPreparableSteps,
  type PreparableStepContent,
  type PreparableSteps,
} from '../steps/preparable-steps.ts'
import { getGroup } from '../../../people/index.ts'
import { readChildChoices } from './child-choices.ts'
import { getChildPath, assignPath, undoChildPaths, updateChildPath } from './child-path.ts'
import { getGroupPath, saveGroupPath, undoGroupPath } from './group-path.ts'
import { giveStepToGroup } from './give-step.ts'
import { giveStepToChildren } from './give-to-children.ts'
import { assertValidPath, type PathDependencies } from './path-edit.ts'
import type { Queries } from '../../../../db/database.ts'
import { createLesson } from '../../path/step/lesson.ts'
import { toStepSummary } from '../../path/step/to-step.ts'
import { planPaths, type PathPreparation } from '../steps/plan-paths.ts'
import { findSupervisedStudent } from '../../../../plugins/auth/supervision-queries.ts'
import { readStudent } from '../../../../db/tables/student.ts'
import { emptyWorldProgress } from '../../path/progress/world-gain.ts'

export function createGroupPathRoutes(dependencies: PathDependencies & { readonly printer: Printer }) {
  const { database, contents, printer } = dependencies
  const { queries } = database

  const stepsOf = ({ organisation_id }: UserCaller) => readPreparableSteps(queries, contents, organisation_id)

  const preview = async (
    caller: UserCaller,
    { student_id, before }: { readonly student_id: number; readonly before: PathDocument },
    path: PathDocument,
    now: number,
  ) => {
    const { organisation_id } = caller
    const steps = await stepsOf(caller)
    assertValidPath(steps, path)
    const preparation = { student_id, organisation_id, path, before }
    return previewPath(queries, contents, { steps, preparation, now })
  }

  return defineHandlers({
    'GET /api/v1/begeleider/curriculum': async ({ caller }) =>
      (await stepsOf(caller)).all.filter(({ isArchived }) => !isArchived).map(toPickable),
    'GET /api/v1/begeleider/group/:id/path': ({ caller, params }) => getGroupPath(queries, caller, params.id),
    'PUT /api/v1/begeleider/group/:id/path': (call) =>
      saveGroupPath(dependencies, call, call.params.id, call.body),
    'POST /api/v1/begeleider/group/:id/path/step': (call) =>
      giveStepToGroup(dependencies, call, call.params.id, call.body.own_step_id),
    'POST /api/v1/begeleider/:scope/:id/path/preview': async ({
      caller,
      params: { scope, id },
      body,
      now,
    }) => {
      if (scope === 'group') {
        await getGroup(queries, caller, id)
        return preview(caller, { student_id: newChildId, before: emptyPath }, body, now)
      }
      if (!(await findSupervisedStudent(queries, caller, id))) throw createNotFoundError()
      const [choice] = await readChildChoices(queries, [id])
      return preview(caller, { student_id: id, before: choice?.path ?? emptyPath }, body, now)
    },

    'GET /api/v1/begeleider/student/:id/path': ({ caller, params }) =>
      getChildPath(queries, contents, caller, params.id),
    'PUT /api/v1/begeleider/student/:id/path': (call) =>
      updateChildPath(dependencies, call, call.params.id, call.body),

    'GET /api/v1/begeleider/curriculum/werkboek.pdf': async ({ caller, query: { nr, is_own } }) => {
      const step = (await stepsOf(caller)).find({ nr, is_own: is_own === 'true', is_test_step: false })
      if (step === undefined) throw createNotFoundError()
      return printWorkbook({ queries, contents, printer }, caller.organisation_id, step.id)
    },

    'POST /api/v1/begeleider/path/step': (call) => giveStepToChildren(dependencies, call, call.body),
    'POST /api/v1/begeleider/path/give': (call) => assignPath(dependencies, call, call.body),
    'POST /api/v1/begeleider/path/undo': async (call) => {
      const { body, query } = call
      if (body.group_id !== undefined)
        await undoGroupPath(dependencies, call, body.group_id, query.updated_at)
      if (body.student_ids) await undoChildPaths(dependencies, call, body.student_ids, query.updated_at)
      return {}
    },
  })
}

const toPickable = ({ is_own, content }: PreparableStepContent): PickableStep => {
  const { nr, world, position, label, category, rule, dl, words, pair } = content
  const texts = Object.values(words).flatMap((ofLevel) => ofLevel.map(({ word }) => word))
  return { nr, is_own, world, position, label, category, rule, dl, num_words: new Set(texts).size, pair }
}

/** An id that no student has. */
const newChildId = 0

interface PathToPreview {
  readonly steps: PreparableSteps
  readonly preparation: PathPreparation
  readonly now: number
}

async function previewPath(
  queries: Queries,
  contents: Contents,
  { steps, preparation, now }: PathToPreview,
): Promise<PathPreview> {
  const { student_id } = preparation
  const [[path], progress] = await Promise.all([
    planPaths(queries, contents, { steps, preparations: [preparation], now }),
    student_id === newChildId ? emptyWorldProgress : readStudent(queries, student_id),
  ])
  const { rows, states } = path ?? { rows: [], states: [] }
  const byPhase: StepsByPhase = { '1': [], '2': [], '3': [], '4': [] }
  const treehouse: PathPreview['treehouse'] = []
  for (const [at, row] of rows.entries()) {
    const state = states[at]
    if (state === undefined) continue
    const content = createLesson(await contents.get(queries, row.curriculum_step_id), row)
    const shown = { ...row, ...state, id: at + 1, is_current: state.current_step }
    const there = row.phase_id === null ? treehouse : byPhase[String(row.phase_id) as keyof StepsByPhase]
    there.push(
      toStepSummary(shown, content, {
        current_word: null,
        hasRepetition: false,
        required_step_id: null,
        mastery: { is_mastered: false, has_faded: false },
      }),
    )
  }
  return { phase_id: collectEndRewards(progress, states).progress.phase_id, steps: byPhase, treehouse }
}

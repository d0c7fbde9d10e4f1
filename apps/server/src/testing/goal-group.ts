import { afterAll, beforeAll, beforeEach } from 'vitest'
import { getNowSeconds } from '../clock.ts'
import { makeGroup } from './make-group.ts'
import { logIn, type TestCaller } from './http.ts'
import { logAnswers } from './log-answers.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild, type TestSchool } from './school.ts'
import { startTestApp, type TestApp } from './test-app.ts'

let runs = 0

interface AtGoalGroup {
  app: TestApp
  school: TestSchool
  juf: TestCaller
  meester: TestCaller
  kim: TestChild
  noor: TestChild
  sem: TestChild
  group_id: number
}

/** Makes three children in one group, on a Monday. There is one server per file and one school per test. */
export function useGoalGroup() {
  const at = {} as AtGoalGroup

  beforeAll(async () => {
    at.app = await startTestApp()
  })

  afterAll(() => at.app.close())

  beforeEach(async () => {
    at.app.clock.moveToMonday()
    at.school = await makeSchool(at.app)
    at.juf = await logIn(at.app, await makeSupervisor(at.app, at.school))
    at.meester = await logIn(at.app, await makeSupervisor(at.app, at.school))
    at.kim = await makeChild(at.app, at.school)
    at.noor = await makeChild(at.app, at.school)
    at.sem = await makeChild(at.app, at.school)
    at.group_id = await makeGroup(at.juf, [at.kim, at.noor, at.sem])
  })

  const goalOf = async (as = at.juf, id = at.group_id) =>
    (await as.call('GET /api/v1/begeleider/group/:id/goal', { params: { id } })).body

  const setGoal = (words_wanted: unknown, is_kept: unknown = false, as = at.juf, id = at.group_id) =>
    as.call('PUT /api/v1/begeleider/group/:id/goal', { params: { id }, body: { words_wanted, is_kept } })

  const goalsOf = async ({ username }: TestChild) =>
    (await (await logIn(at.app, username)).call('GET /api/v1/goal')).body

  const celebrate = async ({ username }: TestChild, week: string, id = at.group_id) =>
    (await logIn(at.app, username)).call('PUT /api/v1/goal/:id/celebrated', {
      params: { id },
      body: { week },
    })

  /** Logs `numWords` words of a child, `ago` seconds before now. Each word is tried twice. */
  async function practise(child: TestChild, numWords: number, ago = 0): Promise<void> {
    const words = await at.app.database.queries.selectFrom('word').select('id').limit(numWords).execute()
    const row = { run: ++runs, created_at: getNowSeconds(at.app.clock) - ago }
    await logAnswers(
      at.app,
      child,
      words.flatMap(({ id: word_id }) => [
        { ...row, word_id, kind: 'attempt' as const, is_right: false },
        { ...row, word_id },
      ]),
    )
  }

  return { at, goalOf, setGoal, goalsOf, celebrate, practise }
}

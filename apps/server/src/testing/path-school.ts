import { makeGroup } from './make-group.ts'
import type { PathDocument, PathEntry, StepSummary } from '@letterliaan/contract'
import { toDl, createEntry, openSettings, proposePath } from '@letterliaan/rules/preparation'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { getNowSeconds } from '../clock.ts'
import { rebuildStudent } from '../modules/learn/rebuild/rebuild-student.ts'
import { logIn, type TestCaller } from './http.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild, type TestSchool } from './school.ts'
import { startTestApp, type TestApp } from './test-app.ts'

interface AtPathSchool {
  app: TestApp
  school: TestSchool
  /** `juf` supervises the group, but the other supervisor does not. */
  juf: TestCaller
  jufName: string
  meester: TestCaller
  kim: TestChild
  noor: TestChild
  group_id: number
}

/** Makes a school for tests of paths. There is one server per file and one school per test. */
export function usePathSchool() {
  const at = {} as AtPathSchool
  beforeAll(async () => {
    at.app = await startTestApp()
  })
  afterAll(() => at.app.close())
  beforeEach(async () => {
    at.school = await makeSchool(at.app)
    at.jufName = await makeSupervisor(at.app, at.school)
    at.juf = await logIn(at.app, at.jufName)
    at.meester = await logIn(at.app, await makeSupervisor(at.app, at.school))
    at.kim = await makeChild(at.app, at.school, { worlds: [] })
    at.noor = await makeChild(at.app, at.school, { worlds: [] })
    at.group_id = await makeGroup(at.juf, [at.kim, at.noor])
  })
  return { at, ...pathCalls(at), ...childCalls(at) }
}

export const createLessonEntry = (nr: number, more: Partial<PathEntry> = {}): PathEntry => ({
  ...createEntry({ nr, is_own: false, is_test_step: false }, 1),
  ...more,
})

export const createPath = (
  entries: readonly PathEntry[],
  settings: Partial<PathDocument['settings']> = {},
): PathDocument => ({ entries: [...entries], settings: { ...openSettings, ...settings } })

function pathCalls(at: AtPathSchool) {
  const pathOfGroup = async (id = at.group_id) =>
    (await at.juf.call('GET /api/v1/begeleider/group/:id/path', { params: { id } })).body
  const pathOfChild = async ({ student_id }: TestChild) =>
    (await at.juf.call('GET /api/v1/begeleider/student/:id/path', { params: { id: student_id } })).body
  return {
    pathOfGroup,
    pathOfChild,
    /** Saves a group's path over the current version, or over the given one. */
    async saveGroup(path: PathDocument, as: TestCaller = at.juf, version?: string, id = at.group_id) {
      const body = { version: version ?? (await pathOfGroup(id)).version, path }
      return as.call('PUT /api/v1/begeleider/group/:id/path', { params: { id }, body })
    },
    async saveChild(child: TestChild, path: PathDocument, as: TestCaller = at.juf, version?: string) {
      const body = { version: version ?? (await pathOfChild(child)).version, path }
      return as.call('PUT /api/v1/begeleider/student/:id/path', { params: { id: child.student_id }, body })
    },
    give: (children: readonly TestChild[], follows_group_id: number | null, path?: PathDocument) =>
      at.juf.call('POST /api/v1/begeleider/path/give', {
        body: { student_ids: children.map(({ student_id }) => student_id), follows_group_id, path },
      }),
    undoGroup: () => at.juf.call('POST /api/v1/begeleider/path/undo', { body: { group_id: at.group_id } }),
    /** Proposes a path like the editor (PATH-2). */
    async propose(group: number, month: number) {
      const { body } = await at.juf.call('GET /api/v1/begeleider/curriculum')
      return proposePath(body, toDl(group, month))
    },
    undo: (children: readonly TestChild[]) =>
      at.juf.call('POST /api/v1/begeleider/path/undo', {
        body: { student_ids: children.map(({ student_id }) => student_id) },
      }),
  }
}

function childCalls(at: AtPathSchool) {
  const childAs = ({ username }: TestChild) => logIn(at.app, username)
  const mapOf = async (child: TestChild): Promise<StepSummary[]> => {
    const { body } = await (await childAs(child)).call('GET /api/v1/step')
    return Object.values(body).flat()
  }
  return {
    childAs,
    mapOf,
    /** Returns world, position and number of each step, such as 1.2.12. An own step has number 0. */
    placesOf: async (child: TestChild): Promise<string[]> => {
      const { body } = await at.juf.call('GET /api/v1/begeleider/curriculum')
      const nrOf = new Map(body.map(({ label, nr, is_own }) => [label, is_own ? 0 : nr]))
      return (await mapOf(child)).map(
        ({ phase_id, position, label }) => `${phase_id}.${position}.${nrOf.get(label)}`,
      )
    },
    idOf: async (child: TestChild, place = 0): Promise<number> => (await mapOf(child))[place]?.id ?? 0,
    isRebuiltSame: async ({ student_id }: TestChild) => {
      const settings = { student_id, write: false, now: getNowSeconds(at.app.clock) }
      expect(await rebuildStudent(at.app.database, at.app.contents, settings)).toEqual([])
    },
  }
}

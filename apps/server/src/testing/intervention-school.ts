import type { Intervention } from '@letterliaan/contract'
import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import { getNowSeconds } from '../clock.ts'
import { makeGroup } from './make-group.ts'
import { logIn } from './http.ts'
import { interventionPlan } from './intervention.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild } from './school.ts'
import type { TestApp } from './test-app.ts'
import { daySeconds } from './test-clock.ts'
import { takeWaitingMeasure } from './test-taker.ts'

export async function openInterventionSchool(app: TestApp) {
  const school = await makeSchool(app, { days: 400 })
  const kim = await makeChild(app, school)
  const sem = await makeChild(app, school)
  const names = [await makeSupervisor(app, school), await makeSupervisor(app, school)] as const
  let [juf, meester] = [await logIn(app, names[0]), await logIn(app, names[1])]
  const group_id = await makeGroup(juf, [kim])
  await makeGroup(meester, [sem], 'Groep 6')

  const day = (later: number): string => toAmsterdamDate(getNowSeconds(app.clock) + later * daySeconds)
  const planOf = (more: object = {}) => ({
    ...interventionPlan,
    group_id,
    student_ids: [kim.student_id],
    begin_on: day(0),
    end_on: day(69),
    ...more,
  })
  return {
    kim,
    sem,
    group_id,
    day,
    planOf,
    get juf() {
      return juf
    },
    get meester() {
      return meester
    },
    async enter(): Promise<void> {
      juf = await logIn(app, names[0])
      meester = await logIn(app, names[1])
    },
    plan: (more: object = {}, caller = juf) =>
      caller.call('POST /api/v1/begeleider/intervention', { body: planOf(more) }),
    change: (id: number, body: object, query: { version?: string } = {}) =>
      juf.call('PATCH /api/v1/begeleider/intervention/:id', { params: { id }, body, query }),
    read: async (id: number): Promise<Intervention> =>
      (await juf.call('GET /api/v1/begeleider/intervention/:id', { params: { id } })).body,
    /** Answers every word of the measure, right if `isRight` returns true. Returns the number of words. */
    async takeMeasure({ username }: TestChild, isRight: (at: number) => boolean): Promise<number> {
      const { order } = await takeWaitingMeasure(await logIn(app, username), (at) => !isRight(at))
      return order.length
    },
  }
}

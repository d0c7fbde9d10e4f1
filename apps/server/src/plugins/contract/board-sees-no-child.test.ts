// @database any
import { contract, endpointOf, type EndpointName } from '@letterliaan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foreignIds } from '../../testing/foreign-ids.ts'
import { makeFullSchool, type FullSchool } from '../../testing/full-school.ts'
import { examplesOf } from '../../testing/hostile/example.ts'
import { callerAs, type TestCallInput } from '../../testing/http.ts'
import { makeChild, makeSchool } from '../../testing/school.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const mark = 'Zwaluwstaartje'

let app: TestApp
let school: FullSchool
/** Whatever tells who one of the children is. */
let secrets: string[]

beforeAll(async () => {
  app = await startTestApp()
  school = await makeFullSchool(app, await makeSchool(app, { can_be_renewed: true }))
  // Enough that their numbers are told.
  for (let nth = 0; nth < 5; nth += 1) await makeChild(app, school)
  const { queries } = app.database
  await queries
    .updateTable('student')
    .set({ first_name: mark, last_name: mark, screen_name: mark })
    .where('organisation_id', '=', school.organisation_id)
    .execute()
  const children = await queries
    .selectFrom('student')
    .innerJoin('user', 'user.id', 'student.user_id')
    .select(['student.identifier', 'user.username', 'user.channel_id'])
    .where('student.organisation_id', '=', school.organisation_id)
    .execute()
  secrets = [mark, ...children.flatMap((child) => Object.values(child))]
})
afterAll(() => app.close())

const calls = (Object.keys(contract) as EndpointName[]).filter((call) => endpointOf(call).auth !== 'none')

/** What is of a school of the board, sent to each call. */
function sentTo(call: EndpointName): TestCallInput {
  const aimed = foreignIds(school, school)[call]
  if (typeof aimed === 'object' && aimed[0] !== undefined) {
    const { query: _, ...unsigned } = aimed[0]
    return unsigned
  }
  const { body } = endpointOf(call)
  return { params: { id: 1 }, ...(body && { body: examplesOf(body, {})[0] }) }
}

const isForBoard = (call: EndpointName): boolean => {
  const { needs, ofOwnAccount = false } = endpointOf(call)
  return ofOwnAccount || ['board', 'administrator-or-board', 'staff'].includes(needs ?? '')
}

/** Closing comes last, as it ends what the others look at. */
const inOrder = calls.toSorted((a, b) => Number(a.includes('closing')) - Number(b.includes('closing')))

test('ORG-1 no call tells a board the name, the account or the work of a child of its schools', async () => {
  const board = callerAs(app, await school.logInAs('bestuur'))
  const answered: string[] = []
  const reached: string[] = []
  for (const call of inOrder) {
    const { status, body } = await board.call(call, sentTo(call))
    if (status === 403) continue
    answered.push(call)
    const text = body instanceof ArrayBuffer ? new TextDecoder().decode(body) : JSON.stringify(body)
    const isTold = secrets.some((secret) => text.includes(secret)) || /"student_ids?":[^n]/.test(text)
    if (isTold || !isForBoard(call)) reached.push(`${status} ${call}`)
  }
  expect(reached).toEqual([])
  expect(answered).toContain('GET /api/v1/begeleider/school')
  console.info(`ORG-1: ${calls.length} calls as a board, ${calls.length - answered.length} refused.`)
})

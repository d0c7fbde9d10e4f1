import { contract, getEndpoint, OrganisationRules, type EndpointName } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { listForeignIds } from '../../../../testing/foreign-ids.ts'
import { makeFullSchool } from '../../../../testing/full-school.ts'
import { createCaller, logIn, type TestCaller } from '../../../../testing/http.ts'
import { makeChild, makeSchool, makeSupervisor } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'

const app = await useTestApp()
const school = await makeFullSchool(app)
const head = createCaller(app, await school.logInAs('administrator'))
const juf = createCaller(app, await school.logInAs('supervisor'))

const decide = (body: object, by = head) => by.call('PATCH /api/v1/begeleider/organisation', { body })

/** Has for each rule a value that differs from the school's present one. */
const rules: Readonly<Required<OrganisationRules>> = {
  name: 'Gevonden',
  asks_date_of_birth: true,
  export_by: 'administrators',
  new_child_profile: { pace: 2 },
  region: 'vlaanderen',
  second_factor_from: null,
  idle_minutes: 30,
  terms: { inactive_months: 12, audit_months: 12 },
}

test.each(Object.keys(OrganisationRules.shape) as (keyof OrganisationRules)[])(
  'ORG-4 only an administrator can change %s, even together with a setting that supervisors may change',
  async (name) => {
    const read = async () => (await head.call('GET /api/v1/begeleider/organisation')).body
    const before = await read()
    const { status } = await decide({ mix_size: 6, [name]: rules[name] }, juf)
    expect([status, await read()]).toEqual([403, before])
    expect((await decide({ mix_size: before.mix_size }, juf)).status).toBe(200)
  },
)

const exporting = (Object.keys(contract) as EndpointName[]).filter(
  (call) => getEndpoint(call).exportsChildren,
)

/** A call that makes a file about children is audited, but a table on screen is not. */
test('ORG-1 every call that returns a file about children can be limited to administrators', () => {
  const files = (Object.keys(contract) as EndpointName[]).filter((call) => {
    const { contentType = '', needs, auth } = getEndpoint(call)
    const isFile = /pdf|csv|xml/.test(contentType)
    return (
      auth === 'bearer' &&
      needs === 'supervisor' &&
      isFile &&
      /:scope|student|group|intervention|csv/.test(call)
    )
  })
  expect(files.toSorted()).toEqual(exporting.toSorted())
})

test('ORG-1 a school can refuse exports to supervisors, but never to administrators', async () => {
  const aims = listForeignIds(school, school)
  const statuses = async (by: TestCaller): Promise<(readonly [EndpointName, boolean])[]> => {
    const told: (readonly [EndpointName, boolean])[] = []
    for (const call of exporting) {
      const sent = aims[call]
      const { status } = await by.call(call, typeof sent === 'object' ? sent[0] : {})
      told.push([call, status === 403])
    }
    return told
  }
  const all = (isRefused: boolean) => exporting.map((call) => [call, isRefused])
  expect(await statuses(juf)).toEqual(all(false))
  await decide({ export_by: 'administrators' })
  expect((await juf.call('GET /api/v1/begeleider/me')).body.may_export).toBe(false)
  expect(await statuses(juf)).toEqual(all(true))
  expect(await statuses(head)).toEqual(all(false))
  await decide({ export_by: 'supervisors' })
  expect(await statuses(juf)).toEqual(all(false))
})

test('a new child starts with the calm profile of its school, and existing children keep theirs', async () => {
  const { organisation_id } = await makeSchool(app)
  const place = { organisation_id }
  const boss = await logIn(app, await makeSupervisor(app, place, 'beheerder'))
  const before = await makeChild(app, place)
  await decide({ new_child_profile: { font: 'opendyslexic', pace: 1.5 } }, boss)
  const after = await makeChild(app, place)
  const elsewhere = await makeChild(app, await makeSchool(app))
  const profileOf = async ({ username }: { readonly username: string }) => {
    const { calm_profile } = (await (await logIn(app, username)).call('GET /api/v1/user/me/')).body
    return [calm_profile?.font, calm_profile?.pace]
  }
  expect(await profileOf(before)).toEqual(['andika', 1])
  expect(await profileOf(after)).toEqual(['opendyslexic', 1.5])
  expect(await profileOf(elsewhere)).toEqual(['andika', 1])
})

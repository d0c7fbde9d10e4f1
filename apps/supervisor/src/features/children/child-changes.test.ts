import { expect, test } from 'vitest'
import { createStage } from '../../testing/stage.ts'
import { archiveChildren, changeLevel, setAsksBirthDate, renameChild } from './child-changes.ts'

const noor = { id: 3, screen_name: 'Noor' }
const kim = { id: 4, screen_name: 'Kim' }
const archive = 'POST /api/v1/begeleider/roster/archive'
const lists = [['students', 'present'], ['students', 'archived'], ['groups'], ['today']] as const

test.each([
  [[noor], true, 'Noor staat in het archief.'],
  [[noor, kim], true, '2 kinderen staan in het archief.'],
  [[noor], false, 'Noor staat weer in de lijst.'],
  [[noor, kim], false, '2 kinderen staan weer in de lijst.'],
])('GRP-8 archiving %j (or restoring, if %s is false) shows: %s', async (students, is_archived, sentence) => {
  const { press, calls, told, watch } = createStage({ [archive]: null as never })
  const stale = watch(...lists)
  await press(archiveChildren, { students, is_archived })
  expect(calls[0]).toMatchObject({ body: { student_ids: students.map(({ id }) => id), is_archived } })
  expect(told).toEqual([`success: ${sentence}`])
  expect(stale()).toEqual(['students present', 'students archived', 'groups'])
})

test("a new real name is sent, and marks the lists and this child's history stale", async () => {
  const name = { first_name: 'Noor', last_name: 'Kok' }
  const { press, calls, told, watch } = createStage({ 'PATCH /api/v1/begeleider/student/:id': null as never })
  const stale = watch(['students', 'present'], ['history', 3], ['history', 4])
  await press(renameChild(noor), name)
  expect(calls[0]).toMatchObject({ ids: [3], body: { name }, key: 'key 1' })
  expect([told, stale()]).toEqual([
    ['success: De naam van Noor is veranderd.'],
    ['students present', 'history 3'],
  ])
})

test.each([
  [false, false, 'Het niveau van Noor is veranderd.'],
  [true, true, 'Het niveau van Noor is veranderd.'],
  [false, true, 'Het niveau van Noor is veranderd. Voorlezen staat nu aan.'],
  [true, false, 'Het niveau van Noor is veranderd. Voorlezen staat nu uit.'],
])(
  'MEND-2 if a new level changes reading aloud from %s to %s, the message is: %s',
  async (before, read_aloud, sentence) => {
    const { press, calls, told, watch } = createStage({
      'PATCH /api/v1/begeleider/student/:id': { read_aloud } as never,
    })
    const stale = watch(['students', 'present'], ['calm-profile', 3], ['history', 3], ['calm-profile', 4])
    await press(changeLevel(noor, before), 5)
    expect(calls[0]).toMatchObject({ ids: [3], body: { level_id: 5 } })
    expect(told).toEqual([`success: ${sentence}`])
    expect(stale()).toEqual(['students present', 'calm-profile 3', 'history 3'])
  },
)

test.each([
  [true, 'Kinderen vullen hun geboortedag in.'],
  [false, 'De geboortedag wordt niet meer gevraagd.'],
])(
  'DAG-2 the answer to whether children fill in their date of birth can be set to %s',
  async (asks_date_of_birth, sentence) => {
    const organisation = { id: 1, name: 'De Linde', asks_date_of_birth } as never
    const { press, queries, queryClient, told } = createStage({
      'PATCH /api/v1/begeleider/organisation': organisation,
    })
    await press(setAsksBirthDate, asks_date_of_birth)
    expect(queryClient.getQueryData(queries.organisation.queryKey)).toEqual(organisation)
    expect(told).toEqual([`success: ${sentence}`])
  },
)

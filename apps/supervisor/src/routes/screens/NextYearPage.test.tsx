// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createRefusal, type Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { createSampleGroup, createSampleStudent } from '../../testing/samples.ts'
import { NextYearPage } from './NextYearPage.tsx'

const go = 'POST /api/v1/begeleider/group/:id/next-year'

async function open(more: Answers = {}) {
  const page = await openPage(<NextYearPage group_id={7} />, {
    'GET /api/v1/begeleider/group': [createSampleGroup(7, 'Groep 5'), createSampleGroup(8, 'Groep 4')],
    'GET /api/v1/begeleider/student': [
      createSampleStudent(1, 'Noor'),
      createSampleStudent(2, 'Sam'),
      createSampleStudent(3, 'Kim'),
      createSampleStudent(4, 'Ali', { group_ids: [8] }),
    ],
    [go]: { id: 4 } as never,
    ...more,
  })
  const set = (name: string, where: string) =>
    page.user.click(within(screen.getByRole('group', { name })).getByText(where))
  const sent = () => page.calls.filter(({ name }) => name === go).map(({ ids, body }) => [ids[0], body])
  return { ...page, set, sent }
}

test('GRP-8 one press moves the whole group to the next year, with its next name', async () => {
  const { press, sent, wentTo } = await open()
  expect(screen.getAllByRole('group')).toHaveLength(3)
  await press('3 kinderen naar Groep 6')
  await waitFor(() => expect(wentTo()).toEqual(['/begeleider/groep/7']))
  expect(sent()).toEqual([[7, { name: 'Groep 6', staying: [], staying_group_id: null, leaving: [] }]])
})

test('GRP-8 a child that stays behind gets another group or none, and a child that leaves is archived', async () => {
  const { press, set, sent } = await open()
  expect(screen.queryByLabelText('Naar welke groep gaat wie blijft zitten?')).toBeNull()
  await set('Noor', 'Blijft zitten')
  await set('Kim', 'Van school')
  const where = screen.getByLabelText<HTMLSelectElement>('Naar welke groep gaat wie blijft zitten?')
  expect(Array.from(where.options, ({ text }) => text).slice(1)).toEqual(['Nog geen groep', 'Groep 4'])
  fireEvent.change(where, { target: { value: '8' } })
  await press('1 kind naar Groep 6')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.[1]).toEqual({ name: 'Groep 6', staying: [1], staying_group_id: 8, leaving: [3] })
})

test('GRP-8 the group needs a name, and the choices are kept if the server refuses', async () => {
  const { press, set, sent, wentTo } = await open({ [go]: createRefusal(422, 'Die naam is er al.') })
  await set('Kim', 'Van school')
  fireEvent.change(screen.getByLabelText('Naam in het nieuwe schooljaar'), { target: { value: ' ' } })
  await press('2 kinderen naar het nieuwe jaar')
  screen.getByText('Vul de naam van de groep in.')
  expect(sent()).toEqual([])
  fireEvent.change(screen.getByLabelText('Naam in het nieuwe schooljaar'), { target: { value: ' Zesjes ' } })
  await press('2 kinderen naar Zesjes')
  await screen.findByText('Die naam is er al.')
  expect(sent()[0]?.[1]).toMatchObject({ name: 'Zesjes', leaving: [3] })
  expect(wentTo()).toEqual([])
  screen.getByRole('button', { name: '2 kinderen naar Zesjes' })
})

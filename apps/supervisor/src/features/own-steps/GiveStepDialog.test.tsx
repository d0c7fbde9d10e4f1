// @vitest-environment jsdom
import type { GameLook, OwnStep } from '@letterliaan/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { createSampleGroup, createSampleStudent } from '../../testing/samples.ts'
import { GiveStepDialog } from './GiveStepDialog.tsx'

const open = (look: GameLook, more: Answers = {}) =>
  openPage(<GiveStepDialog step={{ id: 10001, label: 'Week 48' } as OwnStep} onClose={() => undefined} />, {
    'GET /api/v1/begeleider/group': [createSampleGroup(7, '5a')],
    'GET /api/v1/begeleider/student': [createSampleStudent(3, 'Noor')],
    'GET /api/v1/begeleider/student/:id/calm-profile': { look } as never,
    ...more,
  })

test.each([
  ['jungle', /in de boomhut: bij de blaadjes/],
  ['field-camp', /in het kamp: bij de kist/],
] as const)(
  'for a child with the look %s the dialog says where the child finds the step',
  async (look, place) => {
    await open(look)
    screen.getByText(
      /in de boomhut, bij de blaadjes\. Wie met ‘Veldkamp \(10\+\)’ speelt, vindt hem in het kamp/,
    )
    fireEvent.change(screen.getByLabelText('Voor wie?'), { target: { value: 'child 3' } })
    await screen.findByText(place)
  },
)

test('OWN-1 for one child the step opens on its path at once', async () => {
  const give = 'POST /api/v1/begeleider/path/step'
  const nobody = { had: [], passed: [], unreached: [] }
  const gift = { changed_ids: [3], own_path_ids: [3], ...nobody, updated_at: 12 }
  const { press, sent } = await open('jungle', { [give]: gift })
  fireEvent.change(screen.getByLabelText('Voor wie?'), { target: { value: 'child 3' } })
  await press('Zet klaar')
  await screen.findByText('‘Week 48’ staat klaar voor 1 kind. 1 kind heeft nu een eigen pad.')
  expect(sent(give)[0]?.body).toEqual({ student_ids: [3], nr: 10001, is_own: true })
})

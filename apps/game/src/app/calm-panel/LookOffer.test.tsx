// @vitest-environment jsdom
import type { LoggedInUser } from '@letterliaan/contract'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { calmProfileFixture, studentFixture } from '../../testing/entities.ts'
import { createData, renderInGame } from '../../testing/render-in-game.tsx'
import { LookOffer } from './LookOffer.tsx'

beforeAll(() => import('./LookDialog.tsx'))

function show(level_id: number | null) {
  const call = vi.fn<(name: string, input: object) => Promise<unknown>>(() => new Promise(() => undefined))
  const data = createData(call)
  const profile = { student: studentFixture({ level_id }), calm_profile: calmProfileFixture({}) }
  data.queryClient.setQueryData(data.queries.profile, profile as LoggedInUser)
  renderInGame(<LookOffer />, data)
  return call
}

const button = () => screen.queryByRole('button', { name: 'Kies hoe het spel eruitziet' })

test('PLEK-5 from groep 7 a quiet button opens the two looks, and the choice is applied', async () => {
  const call = show(7)
  fireEvent.click(button() ?? document.body)
  fireEvent.click(await screen.findByRole('radio', { name: 'Veldkamp (10+)' }))
  expect(call).toHaveBeenCalledExactlyOnceWith(
    'POST /api/v1/user/update',
    expect.objectContaining({ body: { calm_profile: { look: 'field-camp' } } }),
  )
})

test.each([6, 3, null])('PLEK-5 in groep %s the overview has no button for the looks', (level_id) => {
  show(level_id)
  expect(button()).toBeNull()
})

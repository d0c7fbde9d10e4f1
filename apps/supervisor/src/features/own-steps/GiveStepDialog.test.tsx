// @vitest-environment jsdom
import type { GameLook, OwnStep } from '@letterliaan/contract'
import { fireEvent, screen } from '@testing-library/react'
import { test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { createSampleGroup, createSampleStudent } from '../../testing/samples.ts'
import { GiveStepDialog } from './GiveStepDialog.tsx'

const open = (look: GameLook) =>
  openPage(<GiveStepDialog step={{ id: 10001, label: 'Week 48' } as OwnStep} onClose={() => undefined} />, {
    'GET /api/v1/begeleider/group': [createSampleGroup(7, '5a')],
    'GET /api/v1/begeleider/student': [createSampleStudent(3, 'Noor')],
    'GET /api/v1/begeleider/student/:id/calm-profile': { look } as never,
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

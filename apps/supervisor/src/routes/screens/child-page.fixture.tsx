import { type SupervisedStudent, usualCalmProfile } from '@letterliaan/contract'
import { screen } from '@testing-library/react'
import type { Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { createSampleGroup, createSampleStudent } from '../../testing/samples.ts'
import { createPathServer, createLessonEntry, createPath } from '../../testing/path-server.ts'
import { emptyInsight } from './child-insight-page.fixture.tsx'
import { ChildPage } from './ChildPage.tsx'

export const calmProfileBody = { ...usualCalmProfile, read_aloud: true }

export const noMeasures = { student_id: 3, name: 'Noor', measures: [], normed: { moments: [], version: 'a' } }

const dossierAnswers: Answers = {
  ...createPathServer(createPath(createLessonEntry(1), createLessonEntry(2))).answers,
  'GET /api/v1/begeleider/student/:id/insight': emptyInsight,
  'GET /api/v1/begeleider/student/:id/session': { student_id: 3, sessions: [], voided: [] },
  'GET /api/v1/begeleider/student/:id/measure': noMeasures,
}

export async function openChildPage(more: Partial<SupervisedStudent> = {}, answers: Answers = {}) {
  const student = createSampleStudent(3, 'Noor', {
    name: 'Noor Kok',
    first_name: 'Noor',
    last_name: 'Kok',
    ...more,
  })
  const isArchived = student.archived_at !== null
  const page = await openPage(<ChildPage student_id={3} />, {
    ...dossierAnswers,
    'GET /api/v1/begeleider/student': ({ query }) =>
      (query['archived'] === 'true') === isArchived ? [student] : [],
    'GET /api/v1/begeleider/group': [createSampleGroup(7, '5a'), createSampleGroup(8, 'Plus')],
    'GET /api/v1/level': [
      { id: 4, name: 'Groep 4' },
      { id: 5, name: 'Groep 5' },
    ] as never,
    'GET /api/v1/begeleider/student/:id/calm-profile': calmProfileBody,
    'GET /api/v1/begeleider/student/:id/writing-sheet': { missed: [], sheets: [] },
    'GET /api/v1/begeleider/student/:id/note': [],
    'GET /api/v1/begeleider/live/now': { students: [], server_time: 0 } as never,
    ...answers,
  })
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('region', { name: 'Hoe het gaat' })
  await page.user.click(screen.getByText('Instellingen van Noor'))
  const sent = (name: string) => page.calls.filter((call) => call.name === name).map(({ body }) => body)
  return { ...page, sent }
}

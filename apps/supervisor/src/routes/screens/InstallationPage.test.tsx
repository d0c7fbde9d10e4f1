// @vitest-environment jsdom
import { installationSubjects, type InstallationChecks } from '@letterliaan/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { InstallationPage } from './InstallationPage.tsx'
import { createSampleMe } from '../../testing/samples.ts'
import { SchoolsPage } from './BoardPages.tsx'

type Check = InstallationChecks['checks'][number]

const at = 1_790_000_000
const well: InstallationChecks = {
  version: '0.2.0',
  checked_at: at,
  checks: installationSubjects.map((subject): Check => {
    const isMoment = subject === 'backup' || subject === 'forgetting'
    return { subject, state: 'good', at: isMoment ? at : null }
  }),
}
const open = (changes: readonly Check[], role: 'beheerder' | 'bestuur' = 'beheerder') =>
  openPage(<InstallationPage />, {
    'GET /api/v1/begeleider/me': createSampleMe(role),
    'GET /api/v1/begeleider/installation-check': {
      ...well,
      checks: well.checks.map((check) => changes.find(({ subject }) => subject === check.subject) ?? check),
    },
  })
const lineOf = (name: string) =>
  within(screen.getByText(name, { selector: 'li span' }).closest('li') ?? document.body)

test('OPS-3 a healthy server has a line for each check, and a press checks again', async () => {
  const { press, calls } = await open([])
  expect(screen.getByRole('status').textContent).toBe('Ja, alles gaat goed.')
  expect(screen.getAllByRole('listitem')).toHaveLength(installationSubjects.length)
  lineOf('Back-up').getByText(/De laatste back-up is van .*\d\d[.:]\d\d/)
  expect(screen.queryByText(/\{moment\}/)).toBeNull()
  const before = calls.length
  await press('Kijk nog eens')
  expect(calls.slice(before).map(({ name }) => name)).toEqual(['GET /api/v1/begeleider/installation-check'])
})

test.each([
  [{ subject: 'backup', state: 'wrong', at }, 'Back-up', /te oud of niet compleet/, /Nee, er is iets mis/],
  [{ subject: 'backup', state: 'wrong', at: null }, 'Back-up', /nog geen back-up gemaakt/, /npm run doctor/],
  [{ subject: 'mail', state: 'attention', at: null }, 'Mail', /stuurt geen mail/, /^Het werkt/],
  [{ subject: 'forgetting', state: 'attention', at: null }, 'Opruimen', /nog niet opgeruimd/, /^Het werkt/],
] as const)('OPS-3 the problem %j is explained, with advice', async (check, name, said, summary) => {
  await open([check])
  lineOf(name).getByText(said)
  expect(screen.getByRole('status').textContent).toMatch(summary)
})

test.each([
  ['bestuur', 'Scholen'],
  ['beheerder', 'School'],
] as const)('OPS-3 a user with the role %s has the link: %s', async (role, name) => {
  await open([], role)
  expect(await screen.findAllByRole('link', { name })).not.toHaveLength(0)
})

test('OPS-3 a board has the link below its schools', async () => {
  await openPage(<SchoolsPage />, { 'GET /api/v1/begeleider/school': { schools: [] } })
  const link = screen.getByRole('link', { name: 'Bekijk of alles goed gaat' })
  expect(link.getAttribute('href')).toBe('/begeleider/gaat-alles-goed')
})

// @vitest-environment jsdom
import type { AuditCheck, AuditEntry } from '@letterliaan/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toAuditFilter, emptyAuditFilter } from '../../features/audit-log/audit-filter.ts'
import type { Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { noteDownloads } from '../../testing/samples.ts'
import { AuditLogPage } from './AuditLogPage.tsx'

const log = 'GET /api/v1/begeleider/audit-log'
const check = 'GET /api/v1/begeleider/audit-log/check'
const file = 'GET /api/v1/begeleider/audit-log.csv'

/** 5 November 2026, 00:30 in Amsterdam. In UTC it is still the fourth. */
const halfPastMidnight = 1_793_835_000
const entry = (id: number, at: number, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at,
  by: { id: 2, name: 'Juf Marit' },
  kind: 'login',
  text: 'Ingelogd.',
  students: [],
  ...more,
})
const noor = { id: 8, name: 'Noor Vos' }
const school: Answers = {
  'GET /api/v1/begeleider/staff': [{ id: 2, name: 'Juf Marit' }] as never,
  'GET /api/v1/begeleider/student': ({ query }) => (query['archived'] === 'true' ? [] : [noor]),
  [log]: {
    entries: [
      entry(9, halfPastMidnight, { text: 'Bekeken.', kind: 'view', students: [noor] }),
      entry(8, halfPastMidnight - 3600, { by: null }),
    ],
    before: null,
  },
}

const queriesOf = (calls: readonly { readonly name: string; readonly query: unknown }[]) =>
  calls.filter(({ name }) => name === log).map(({ query }) => query)

test('AVG-5 entries are listed by day in Amsterdam time, with author and child', async () => {
  await openPage(<AuditLogPage />, school)
  const [first, second] = await screen.findAllByRole('listitem')
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '5 nov 2026',
    '4 nov 2026',
  ])
  expect(first?.textContent).toContain('00:30')
  within(first as HTMLElement).getByText('Juf Marit')
  expect(
    within(first as HTMLElement)
      .getByRole('link', { name: 'Noor Vos' })
      .getAttribute('href'),
  ).toBe('/begeleider/kind/8')
  expect(second?.textContent).toContain('op de server, of door iemand die is gewist')
})

test('AVG-5 the filter is sent to the server, unless its period ends before it begins', async () => {
  const { user, calls } = await openPage(<AuditLogPage />, school)
  await screen.findByText('Bekeken.')
  await user.selectOptions(screen.getByLabelText('Wat er is gedaan'), 'Een kind bekijken')
  await user.selectOptions(screen.getByLabelText('Door wie'), 'Juf Marit')
  await user.selectOptions(screen.getByLabelText('Over wie'), 'Noor Vos')
  fireEvent.change(screen.getByLabelText('Vanaf deze dag'), { target: { value: '2026-11-05' } })
  fireEvent.change(screen.getByLabelText('Tot en met deze dag'), { target: { value: '2026-11-05' } })
  await expect
    .poll(() => queriesOf(calls).at(-1))
    .toEqual({
      kind: 'view',
      user_id: '2',
      student_id: '8',
      since: String(halfPastMidnight - 1800),
      until: String(halfPastMidnight - 1800 + 86_400),
    })
  const numBefore = queriesOf(calls).length
  fireEvent.change(screen.getByLabelText('Tot en met deze dag'), { target: { value: '2026-11-04' } })
  await screen.findByText('De laatste dag is eerder dan de eerste.')
  expect(queriesOf(calls)).toHaveLength(numBefore)
})

test.each([
  ['2026-11-05', '2026-11-04', null],
  ['', '', {}],
  ['', '2026-11-04', { until: halfPastMidnight - 1800 }],
])('AVG-5 the days from %s to %s, both included, give the filter %j', (from, until, filter) => {
  expect(toAuditFilter({ ...emptyAuditFilter, from, until })).toEqual(filter)
})

test('AVG-5 a button adds older entries until there are no more', async () => {
  const { press, calls } = await openPage(<AuditLogPage />, {
    ...school,
    [log]: ({ query }) =>
      query['before'] === '9'
        ? { entries: [entry(3, halfPastMidnight - 90_000, { text: 'Een groep gemaakt: 5a.' })], before: null }
        : { entries: [entry(9, halfPastMidnight)], before: 9 },
  })
  await screen.findByText('Ingelogd.')
  await press('Toon wat ouder is')
  await screen.findByText('Een groep gemaakt: 5a.')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(queriesOf(calls).map((query) => (query as { before?: string }).before)).toEqual([undefined, '9'])
  expect(screen.queryByRole('button', { name: 'Toon wat ouder is' })).toBe(null)
})

test('AVG-5 the export sends the chosen filter', async () => {
  noteDownloads()
  const { press, user, calls } = await openPage(<AuditLogPage />, {
    ...school,
    [file]: () => new ArrayBuffer(4),
  })
  await screen.findByText('Bekeken.')
  await user.selectOptions(screen.getByLabelText('Wat er is gedaan'), 'Inloggen en toegang')
  await press('Haal op als bestand')
  await screen.findByText(/^Het bestand staat bij uw downloads/)
  expect(calls.find(({ name }) => name === file)?.query).toEqual({ kind: 'login' })
})

const checked: AuditCheck = { num_seals: 3, num_rows: 40, num_redacted: 0, last_hash: 'abc', problems: [] }
test.each([
  [{ ...checked }, [/^Het logboek klopt\..*40\.$/, 'abc']],
  [{ ...checked, num_redacted: 2 }, [/^Regels waarvan de inhoud is gewist.*2\./]],
  [{ ...checked, num_seals: 0, num_rows: 0, last_hash: null }, [/^Er is nog niets verzegeld/]],
  [
    { ...checked, problems: [{ kind: 'changed' as const, seal: 2, audit_id: 7 }] },
    [/^Het logboek klopt niet meer/, 'Regel 7 is veranderd nadat hij is geschreven (zegel 2).'],
  ],
  [
    { ...checked, problems: [{ kind: 'chain' as const, seal: 2, audit_id: null }] },
    [/^Het logboek klopt niet meer/, 'Bij zegel 2 zijn regels toegevoegd, weggehaald of verwisseld.'],
  ],
])('AVG-5 the check of the log shows its result: %o', async (result, said) => {
  const { press } = await openPage(<AuditLogPage />, { ...school, [check]: result })
  await screen.findByText('Bekeken.')
  await press('Controleer het logboek')
  for (const text of said) await screen.findByText(text)
  expect(screen.queryAllByText(/^Het logboek klopt\./)).toHaveLength(
    result.problems.length === 0 && result.num_seals > 0 ? 1 : 0,
  )
})

import type { Client } from '@letterliaan/contract/client'
import type { RosterDecision } from '@letterliaan/contract'
import type { Timings } from '../server/load/timings.ts'

const groupSize = 30
const firstNames = [
  'Amira',
  'Bram',
  'Cato',
  'Daan',
  'Elif',
  'Finn',
  'Guusje',
  'Hugo',
  'Isa',
  'Jens',
  'Kee',
  'Liv',
]
const lastNames = ['de Vries', 'Bakker', 'van den Berg', 'Yılmaz', 'Visser', 'El Amrani', 'Smit', 'Jansen']

/** A list of so many children as a spreadsheet has it, in groups of thirty. */
export const writeList = (count: number): Blob => {
  const lines = Array.from({ length: count }, (_, at) => {
    const first = firstNames[at % firstNames.length]
    const last = lastNames[Math.floor(at / firstNames.length) % lastNames.length]
    return `${at + 1};${first};${last};Groep ${3 + (Math.floor(at / groupSize) % 6)} ${Math.floor(at / groupSize)}`
  })
  return new Blob([['leerlingnummer;voornaam;achternaam;groep', ...lines].join('\n')], {
    type: 'application/octet-stream',
  })
}

/** Adds the children by the calls that the supervisor's app makes, and gives each the whole path. */
export async function prepareSchool(client: Client, timings: Timings, count: number): Promise<void> {
  const upload = writeList(count)
  const query = { is_complete: 'true' as const }
  const preview = await timings.time('POST roster/preview, all new', () =>
    client.call('POST /api/v1/begeleider/roster/preview', { upload, query }),
  )
  const decisions = preview.rows.map(({ row }): RosterDecision => ({ row, action: 'add', student_id: null }))
  const { groups } = await timings.time(`POST roster/import, ${count} children`, () =>
    client.call('POST /api/v1/begeleider/roster/import', {
      body: { decisions, archive: [], is_complete: true },
    }),
  )
  const entries = await client.call('GET /api/v1/begeleider/path/proposal', {
    query: { group: 8, month: 10 },
  })
  const body = {
    entries,
    settings: { min_difficulty: 1, max_difficulty: 3, excluded_templates: [] },
  } as const
  for (const { id } of groups) {
    const { version } = await client.call('GET /api/v1/begeleider/group/:id/path', { params: { id } })
    await timings.time(`PUT group/{id}/path, ${groupSize} children × ${entries.length} steps`, () =>
      client.call('PUT /api/v1/begeleider/group/:id/path', {
        params: { id },
        body: {
          version,
          path: { entries: [...body.entries], settings: { ...body.settings, excluded_templates: [] } },
        },
      }),
    )
  }
}

/**
 * The supervisor's pages of a school of 500 children with the whole path each (GRP-9), on the embedded database: calls, and
 * the list of children in a browser. BENCH_CHILDREN: how many; BENCH_ROUNDS: how often each (20). Needs a built app.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startScript } from '../report/process.ts'
import { printTable } from '../report/table.ts'
import { logInChild } from '../server/load/child.ts'
import { createTimings } from '../server/load/timings.ts'
import { measureList } from './measure-list.ts'
import { prepareSchool, writeList } from './prepare-school.ts'

const count = Number(process.env['BENCH_CHILDREN'] ?? 500)
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 20)
const username = 'begeleider@voorbeeldschool.nl'
const password = 'jungle-van-de-letters'

const dataDir = mkdtempSync(join(tmpdir(), 'letterliaan-bench-'))
const server = await startScript('apps/server/src/main.ts', {
  DATA_DIR: dataDir,
  PORT: '0',
  DEMO_PASSWORD: password,
  LOG_LEVEL: 'error',
  NODE_ENV: '',
  WRITES_PER_MINUTE: '1000000',
})
const once = createTimings()
const often = createTimings()
try {
  const client = await logInChild(server.url, username, password)
  console.log(`${count} children …`)
  await prepareSchool(client, once, count)
  const upload = writeList(count)
  const [group] = await client.call('GET /api/v1/begeleider/group', {})
  const params = { id: group?.id ?? 0 }
  for (let round = 0; round < rounds; round++) {
    await often.time('GET begeleider/today', () => client.call('GET /api/v1/begeleider/today', {}))
    await often.time('GET begeleider/student', () => client.call('GET /api/v1/begeleider/student', {}))
    await often.time('GET begeleider/group', () => client.call('GET /api/v1/begeleider/group', {}))
    await often.time('GET group/{id}/path', () =>
      client.call('GET /api/v1/begeleider/group/:id/path', { params }),
    )
    await often.time('POST roster/preview, all there', () =>
      client.call('POST /api/v1/begeleider/roster/preview', { upload, query: { is_complete: 'true' } }),
    )
  }
  await measureList({ url: server.url, username, password }, often, rounds)
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

console.log('\nEach many times, ms')
printTable(
  ['what', 'times', 'p50', 'p95', 'goal of p95'],
  often.names().map((name) => {
    const timing = often.of(name)
    return [
      name,
      String(timing.count),
      timing.p50.toFixed(1),
      timing.p95.toFixed(1),
      name.startsWith('page') ? '—' : '≤ 300',
    ]
  }),
)
console.log('\nDone once for a school, ms')
printTable(
  ['what', 'times', 'p50', 'p95', 'goal of p95'],
  once.names().map((name) => {
    const timing = once.of(name)
    return [name, String(timing.count), timing.p50.toFixed(0), timing.p95.toFixed(0), '≤ 1000']
  }),
)

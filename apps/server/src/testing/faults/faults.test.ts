// @nightly
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findPostgres, startCluster, type Cluster } from '../../../../../tools/setup/postgres.ts'
import { preparedEnvNames } from '../test-database.ts'
import { playClass, type ClassReport } from './play-class.ts'
import { faultsOfServer, planFaults } from './plan.ts'
import { isLong } from '../../../../../tools/testing/is-long.ts'

const given = process.env['FAULT_SEED']
const seed = given === undefined || given === '' ? (isLong ? Date.now() % 1_000_000 : 7) : Number(given)

/** An hour of a class, or only three children and seven faults. */
const size = isLong
  ? { numChildren: 8, numTurns: 450, share: 0.2 }
  : { numChildren: 3, numTurns: 8, share: 1 }

function print(engine: string, report: ClassReport): void {
  const { problems, faults, ...figures } = report
  console.log(
    [
      `${engine}, seed ${seed}: ${JSON.stringify(figures)}`,
      JSON.stringify(faults),
      ...problems,
      ...(problems.length > 0 ? [`Again: npm run test:nightly -- --seed ${seed}`] : []),
    ].join('\n'),
  )
}

describe('a class that plays while everything fails', () => {
  test('OPS-11 the embedded database has each confirmed answer once, in order', async () => {
    vi.stubEnv('TEST_DATABASE_URL', '')
    const report = await playClass({ seed, ...size, cluster: null })
    vi.unstubAllEnvs()
    print('SQLite', report)
    expect(report.problems).toEqual([])
    // At least one answer was given during a fault.
    expect(report.numBroken + report.numRefused).toBeGreaterThan(0)
    expect(report.numAnswers).toBeGreaterThan(size.numChildren * size.numTurns * 0.5)
  }, 3_600_000)

  describe.runIf(findPostgres())('on PostgreSQL', () => {
    let cluster: Cluster
    beforeAll(async () => {
      cluster = await startCluster(findPostgres() ?? '')
      vi.stubEnv('TEST_DATABASE_URL', cluster.url)
      vi.stubEnv(preparedEnvNames.template, undefined)
    })
    afterAll(() => {
      cluster.stop()
      vi.unstubAllEnvs()
    })

    test('OPS-11 no confirmed answer is lost or stored twice', async () => {
      const report = await playClass({ seed, ...size, cluster })
      print('PostgreSQL', report)
      expect(report.problems).toEqual([])
      expect(report.numBroken + report.numRefused).toBeGreaterThan(0)
      expect(report.numAnswers).toBeGreaterThan(size.numChildren * size.numTurns * 0.5)
    }, 3_600_000)
  })

  test('the same seed causes the same faults in the same turns, and another seed causes other faults', () => {
    const plan = (chosen: number) => planFaults(chosen, 200, faultsOfServer, 0.2)
    expect(plan(3)).toEqual(plan(3))
    expect(plan(3)).not.toEqual(plan(4))
  })
})

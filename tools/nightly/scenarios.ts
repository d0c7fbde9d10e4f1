import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureOtherBrowsers } from '../setup/other-browsers.ts'
import { findPostgres, startCluster } from '../setup/postgres.ts'

/** A test that takes too long or too much of a machine for `npm test`. */
export interface NightlyScenario {
  readonly name: string
  readonly about: string
  /** True if the scenario `tests` runs it too, so that it runs alone only if it is named. */
  readonly isInTests?: true
  /** Returns whether the scenario passed. Prints its results, or what the machine lacks. */
  run(options: ScenarioOptions): Promise<boolean>
}

interface ScenarioOptions {
  /** Null if each run gets a new seed. */
  readonly seed: number | null
  readonly args: readonly string[]
}

const root = join(import.meta.dirname, '../..')

/** Runs a script in a separate process. Returns whether it succeeded. */
const runProgram = (
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): boolean =>
  spawnSync(process.execPath, [join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  }).status === 0

/** Runs on a temporary PostgreSQL, at the given address. */
async function runOnPostgres(run: (TEST_DATABASE_URL: string) => boolean): Promise<boolean> {
  const bin = findPostgres()
  if (bin === null) {
    console.log('PostgreSQL is not installed: apt-get install postgresql')
    return false
  }
  const cluster = await startCluster(bin)
  try {
    return run(cluster.url)
  } finally {
    cluster.stop()
  }
}

const runVitest = (args: readonly string[], environment?: Readonly<Record<string, string>>): boolean =>
  runProgram('node_modules/vitest/vitest.mjs', ['run', '--project', ...args], environment)

export const nightlyScenarios: readonly NightlyScenario[] = [
  {
    name: 'tests',
    about:
      'All of npm test in its long form, with every server test on PostgreSQL too: 300 runs over a faulty network, 100 kills, each template from its intro to its outro, ten thousand plays, hostile archives, the container, the recipes. Takes the parts of npm test: tests -- server.',
    run: async ({ args }) => runProgram('tools/run-tests.ts', args, { TEST_LONG: '1' }),
  },
  {
    name: 'browsers',
    about:
      'Short journeys in Firefox and WebKit, one browser at a time; installs Debian’s where that is allowed. browsers -- -t webkit plays one.',
    run: async ({ args }) => {
      ensureOtherBrowsers()
      return (
        runProgram('tools/build.ts', ['--if-changed']) &&
        runVitest(['browsers', '--no-file-parallelism', ...args])
      )
    },
  },
  {
    name: 'failing-driver',
    about:
      'The tests of the server that begin with `// @database both` (or those of the paths behind it) while any statement of PostgreSQL may fail (OPS-11).',
    run: ({ seed, args }) =>
      runOnPostgres((TEST_DATABASE_URL) => {
        const TEST_FAULTS = String(seed ?? Date.now() % 1_000_000)
        console.log(`Zaad: ${TEST_FAULTS}`)
        return runVitest(['server', ...args], { TEST_FAULTS, TEST_DATABASE_URL })
      }),
  },
  {
    name: 'failover',
    about:
      'A class plays while the primary of PostgreSQL is killed twenty times, and cut off four times (OPS-12).',
    run: async ({ args }) => runProgram('tools/nightly/failover/main.ts', args),
  },
  {
    name: 'killed-backup',
    about:
      'A class plays while backups are made, and the server or the backup is killed, a hundred times: nothing acknowledged is lost, and every backup that was said to be made is whole (OPS-5). With postgres: on PostgreSQL.',
    run: async ({ args }) => runProgram('tools/nightly/killed-backup/main.ts', args),
  },
  {
    name: 'faults',
    isInTests: true,
    about:
      'An hour of a class, in simulated time, on both databases, while disk, network, clock, process and database fail by a seed; --seed 7 chooses it.',
    run: async ({ seed }) =>
      runVitest(['server', 'apps/server/src/testing/faults/faults.test.ts'], {
        TEST_LONG: '1',
        TEST_DATABASE_URL: '',
        FAULT_SEED: String(seed ?? ''),
      }),
  },
  {
    name: 'side-by-side',
    isInTests: true,
    about:
      'A class plays while a next version takes the place of this one on one PostgreSQL; with a tag or a commit, while this one takes the place of that (OPS-8).',
    run: ({ args: [TEST_BEFORE = ''] }) =>
      runOnPostgres((TEST_DATABASE_URL) =>
        runVitest(['server', 'apps/server/src/side-by-side.test.ts'], {
          TEST_LONG: '1',
          TEST_BEFORE,
          TEST_DATABASE_URL,
        }),
      ),
  },
]

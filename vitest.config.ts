import { defineConfig } from 'vitest/config'
import { ListFailures } from './tools/testing/list-failures.ts'
import { isLong } from './tools/testing/is-long.ts'
import { findMarkedTests } from './tools/testing/marked-files.ts'
import { patienceMs } from './tools/testing/patience.ts'

const failures = process.env['TEST_FAILURES']
const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL'])
const nightly = isLong ? [] : findMarkedTests('// @nightly')

/** Node runs their TypeScript itself, as it does the server's; what the app is built of needs Vite. */
const nativeImports = { viteModuleRunner: false }

export default defineConfig({
  test: {
    // Both cores of a small machine: Vitest would keep one for itself.
    maxWorkers: 2,
    reporters: ['default', ...(failures ? [new ListFailures(failures)] : [])],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/{gallery,game,supervisor}/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...nightly],
          // Loading the code anew for every file would take longer than the tests.
          isolate: false,
          setupFiles: ['tools/testing/leave-nothing.ts', 'tools/testing/extend-jsdom.ts'],
          clearMocks: true,
          expect: { poll: { timeout: patienceMs.code } },
          testTimeout: 120_000,
          hookTimeout: 60_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'server',
          experimental: nativeImports,
          include:
            isOnPostgres && !isLong ? findMarkedTests('// @database both') : ['apps/server/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...nightly],
          globalSetup: ['apps/server/src/testing/prepared-database.ts'],
          isolate: false,
          setupFiles: [
            'tools/testing/leave-nothing.ts',
            'apps/server/src/testing/statements/watch-statements.ts',
          ],
          expect: { poll: { timeout: patienceMs.code } },
          // Ten thousand calls take this long on a shared machine.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'e2e',
          experimental: nativeImports,
          include: ['e2e/**/*.test.ts'],
          // `npm run test:nightly` plays the failing networks.
          exclude: ['e2e/other-browsers/**', ...(isLong ? [] : ['e2e/device/**'])],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: patienceMs.browser } },
          // One browser a worker, for all its files.
          isolate: false,
          globalSetup: ['e2e/harness/prepared-data.ts'],
        },
      },
      {
        test: {
          name: 'browsers',
          experimental: nativeImports,
          include: ['e2e/other-browsers/*.test.ts'],
          // A browser without a graphics card, on two cores that others use.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: patienceMs.browser } },
          globalSetup: ['e2e/harness/prepared-data.ts'],
        },
      },
    ],
  },
})

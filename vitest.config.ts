import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/{game,supervisor}/**/*.test.{ts,tsx}',
            '{art,tools}/**/*.test.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // What a child would wait for, on a machine that does more than this.
          expect: { poll: { timeout: 20_000 } },
          // One browser and one server at a time: two cores.
          fileParallelism: false,
        },
      },
    ],
  },
})

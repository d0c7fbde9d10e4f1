import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import config from '../../vitest.config.ts'
import { createMutantsPlugin } from './mutants-plugin.ts'

const root = join(import.meta.dirname, '../..')
const projects = config.test?.projects as TestProjectInlineConfiguration[]

export default defineConfig({
  root,
  test: {
    maxWorkers: 2,
    projects: projects.map(({ test }) => ({
      root,
      plugins: [createMutantsPlugin(root, Number(process.env['MUTANT_SEED']))],
      test: {
        ...test,
        setupFiles: [...[test?.setupFiles ?? []].flat(), join(import.meta.dirname, 'setup.ts')],
      },
    })),
  },
})

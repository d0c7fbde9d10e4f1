import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const inPage = '// @vitest-environment jsdom'

const needsPage = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith(inPage)

/**
 * First the files that need no page, then those that do: a worker is used again by the next file only when that wants
 * the same surroundings.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inOrder = await super.sort([...files])
    return [...inOrder.filter((file) => !needsPage(file)), ...inOrder.filter(needsPage)]
  }
}

import { runVitest } from '../run-vitest.ts'
import type { Scenario } from '../scenario.ts'

export const smallMemory: Scenario = {
  name: 'small-memory',
  about: 'a class of thirty plays on a server that has the memory of a container of 512 MB',
  run: async () => runVitest('server', 'apps/server/src/testing/faults/small-memory.test.ts'),
}

import { relative } from 'node:path'
import { addMutants, findMutants, type Mutant } from './find-mutants.ts'
import { createHashedRandom, pickSample } from './random.ts'

/** Maximum per file, because each call checks each mutant. */
const maxMutants = 12

const isProductCode = (path: string): boolean =>
  /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(path) &&
  !/\.(test|d)\.tsx?$|\/(testing|fixture)|fixture\.ts$|\/migrations\//.test(path)

/** Chooses mutants that are not nested, the same for the same seed. Returns a map from `path:offset`. */
export function chooseMutants(path: string, source: string, seed: number): Map<string, Mutant> {
  const chosen = new Map<string, Mutant>()
  for (const mutant of pickSample(
    findMutants(path, source),
    Infinity,
    createHashedRandom(`${seed} ${path}`),
  )) {
    if (chosen.size === maxMutants) break
    const overlaps = [...chosen.values()].some(({ start, end }) => mutant.start < end && start < mutant.end)
    if (!overlaps) chosen.set(`${path}:${mutant.start}`, mutant)
  }
  return chosen
}

export const createMutantsPlugin = (root: string, seed: number) => ({
  name: 'mutants',
  enforce: 'pre' as const,
  transform(source: string, id: string): string | undefined {
    const path = relative(root, id.split('?')[0] ?? '')
    if (!isProductCode(path)) return undefined
    return addMutants(source, chooseMutants(path, source, seed))
  },
})

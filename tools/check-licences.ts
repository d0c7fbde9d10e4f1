import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLicenceProblems, type ShippedPackage } from './licences/licences.ts'

/** Exits with 1 if a package has no licence that allows redistribution. Skips development dependencies. */
const root = join(import.meta.dirname, '..')

interface LockedPackage {
  readonly dev?: boolean
  readonly link?: boolean
  readonly license?: string
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const { packages } = read(join(root, 'package-lock.json')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

/** Reads the licence from the lock file for an optional package of another machine, which is not installed. */
function readLicence(path: string, { license }: LockedPackage): string | null {
  const file = join(root, path, 'package.json')
  const installed = existsSync(file) ? (read(file) as LockedPackage).license : undefined
  return installed ?? license ?? null
}

const shipped = Object.entries(packages)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true)
  .map(([path, locked]): ShippedPackage => ({
    name: path.replace(/^.*node_modules\//u, ''),
    licence: readLicence(path, locked),
  }))
const problems = findLicenceProblems(shipped)
for (const problem of problems) console.error(problem)
console.log(`${shipped.length} packages, ${problems.length} with a licence that is not allowed`)
process.exit(problems.length === 0 ? 0 : 1)

import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')
const programIn = (folder: string): string => join(folder, 'apps/server/src/main.ts')

/** A migration of a later release, with a table and a column that this version does not know. */
const expandingMigration = `import type { TableBuilder } from './tables.ts'

export async function up({ createTable, addColumns }: TableBuilder): Promise<void> {
  await createTable('of_next_version', { columns: {} })
  for (const table of ['answer', 'student_exercise', 'student', 'user'])
    await addColumns(table, { columns: { of_next_version: "text not null default 'x'" } })
}
`

export function makeNextVersion(folder: string): string {
  cpSync(join(root, 'apps/server'), join(folder, 'apps/server'), {
    recursive: true,
    filter: (path) => !/\.test\.ts$|node_modules|\.data/.test(path),
  })
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as object
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, version: '999.0.0' }))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const migrations = join(folder, 'apps/server/src/db/migrations')
  writeFileSync(join(migrations, '9999-next-version.ts'), expandingMigration)
  return programIn(folder)
}

export function makeVersionOf(folder: string, commit: string): string {
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return programIn(folder)
}

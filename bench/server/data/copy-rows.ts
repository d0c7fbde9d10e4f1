import type Sqlite from 'better-sqlite3'

/** SQL for columns of copy `k`, in which `s` is the source row. */
export type ColumnChanges = Readonly<Record<string, string>>

/** Copies rows for k = 1 … `copies`. Only columns in `changes` differ; those in `leaveOut` get their defaults. */
export function copyRows(
  db: Sqlite.Database,
  table: string,
  where: string,
  copies: number,
  changes: ColumnChanges,
  leaveOut: readonly string[] = [],
): void {
  const columns = (db.pragma(`table_info("${table}")`) as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => !leaveOut.includes(name))
  const values = columns.map((name) => changes[name] ?? `s."${name}"`)
  db.exec(`
    WITH RECURSIVE number(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM number WHERE k < ${copies})
    INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join(', ')})
    SELECT ${values.join(', ')} FROM number CROSS JOIN "${table}" s WHERE ${where}`)
}

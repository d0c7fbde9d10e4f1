import type { TableBuilder } from './tables.ts'

export async function up({ addColumns }: TableBuilder): Promise<void> {
  await addColumns('organisation', { columns: { dictation_mark: "text not null default 'none'" } })
  await addColumns('intervention', { columns: { sessions: "text not null default '[]'" } })
}

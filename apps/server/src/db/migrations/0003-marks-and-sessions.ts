import type { Tables } from './tables.ts'

export async function up({ addColumns }: Tables): Promise<void> {
  await addColumns('organisation', { columns: { dictation_mark: "text not null default 'none'" } })
  await addColumns('intervention', { columns: { sessions: "text not null default '[]'" } })
}

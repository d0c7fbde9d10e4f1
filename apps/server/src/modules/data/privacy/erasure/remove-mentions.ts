import type { Database } from '../../../../db/database.ts'
import type { Table } from '../../../../db/personal-data/description.ts'
import type { OwnedColumn } from '../../../../db/personal-data/owned-rows.ts'
import { listKeyColumns } from '../../../../db/personal-data/table-descriptions.ts'
import type { Mentions } from './erased-person.ts'
import { findMentioning, updateTexts, type MentioningRow } from './mention-queries.ts'

/** These tables are not searched. They have typed answers, hashed content or names of other people. */
const unsearched: ReadonlySet<Table> = new Set<Table>([
  'answer',
  'run',
  'curriculum_step',
  'word',
  'student',
  'user',
  'organisation',
])

/** Removes an erased person's names from texts that others in the organisation wrote (ADR 47). */
export async function removeMentions(
  database: Database,
  columns: readonly OwnedColumn[],
  mentions: Mentions,
  now: number,
): Promise<void> {
  if (mentions.texts.length === 0) return
  const replace = createReplacer(mentions)
  for (const [table, texts] of searchedTexts(columns)) {
    for (const row of await findMentioning(database.reports, { table, texts, mentions })) {
      const changes = listChanges(table, row, replace)
      if (changes.length > 0)
        await database.transaction((transaction) => updateTexts(transaction, table, { row, changes, now }))
    }
  }
}

function searchedTexts(columns: readonly OwnedColumn[]): ReadonlyMap<Table, readonly string[]> {
  const ofOrganisation = new Set(
    columns.filter(({ name }) => name === 'organisation_id').map(({ table }) => table),
  )
  const texts = columns.filter(
    ({ table, name, isText }) =>
      isText && ofOrganisation.has(table) && !unsearched.has(table) && !listKeyColumns(table).includes(name),
  )
  const byTable = Map.groupBy(texts, ({ table }) => table)
  return new Map([...byTable].map(([table, found]) => [table, found.map(({ name }) => name)]))
}

const listChanges = (
  table: Table,
  row: MentioningRow,
  replace: (text: string) => string,
): readonly (readonly [column: string, text: string])[] =>
  Object.entries(row).flatMap(([column, value]) => {
    if (listKeyColumns(table).includes(column) || typeof value !== 'string') return []
    const replaced = replace(value)
    return replaced === value ? [] : [[column, replaced] as const]
  })

export function createReplacer({
  texts,
  instead,
}: Pick<Mentions, 'texts' | 'instead'>): (text: string) => string {
  if (texts.length === 0) return (text) => text
  const words = texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return (text) => text.replaceAll(pattern, instead)
}

import * as z from 'zod'
import { isOfVersion02, migrationNames } from '../../../../db/migrations/migrations.ts'
import type { Table } from '../../../../db/personal-data/description.ts'
import { ArchiveError } from './archive-error.ts'
import { archivedTables } from './names.ts'

/** Must be raised if an older version would misread a new archive. */
export const archiveFormat = 1
export const manifestName = 'manifest.json'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)

const Part = z.strictObject({ name: z.string().max(400), bytes: count, sha256 })
export type ArchivePart = z.infer<typeof Part>

export const ArchiveManifest = z.strictObject({
  kind: z.literal('letterliaan-organisation'),
  format: z.literal(archiveFormat),
  version: z.string().max(40),
  migrations: z.array(z.string().max(100)).max(10_000),
  made_at: z.iso.datetime(),
  organisation: z.string().max(200),
  rows: z.record(z.string().max(100), count),
  parts: z.array(Part).max(100_000),
  /** Recordings and pictures that were missing when the archive was made. */
  missing_files: z.array(z.string().max(400)).max(100_000),
})
export type ArchiveManifest = z.infer<typeof ArchiveManifest>

const Kind = z.object({ kind: z.literal('letterliaan-organisation'), format: z.int() })

/** Throws ArchiveError for another kind of file, format or version. */
export function readArchiveManifest(text: string): ArchiveManifest {
  const json = parseJson(text)
  const kind = Kind.safeParse(json)
  if (!kind.success) throw new ArchiveError('Dit bestand is geen archief van een school.')
  if (kind.data.format > archiveFormat) throw new ArchiveError(newer)
  const manifest = ArchiveManifest.safeParse(json)
  if (!manifest.success) throw new ArchiveError('De inhoudsopgave van dit archief klopt niet.')
  mustBeSameVersion(manifest.data)
  return manifest.data
}

const newer =
  'Dit archief is gemaakt met een nieuwere versie van Letterliaan. Werk eerst deze installatie bij, en lees het archief dan opnieuw in.'
const older =
  'Dit archief is gemaakt met een oudere versie van Letterliaan. Werk de andere installatie bij, en maak het archief daar opnieuw.'

/** Last migration of 0.2.0, whose rows can be copied unchanged to the tables of 0.3.0. */
const lastOfVersion02 = '0191-path-gains'

/** Throws unless the archive has the tables of this version. Rows of other versions would not fit. */
function mustBeSameVersion({ migrations }: ArchiveManifest): void {
  if (isOfVersion02(migrations) && migrations.at(-1) === lastOfVersion02) return
  if (isOfVersion02(migrations)) throw new ArchiveError(older)
  const known = new Set(migrationNames)
  if (migrations.some((name) => !known.has(name))) throw new ArchiveError(newer)
  if (new Set(migrations).size < known.size) throw new ArchiveError(older)
}

const newSinceVersion02: ReadonlySet<Table> = new Set<Table>(['word_cut', 'pending_run'])

const droppedSinceVersion02 = ['item_difficulty']

/** Returns names of tables that the archive includes and an import ignores. */
export const listIgnoredTables = ({ migrations }: Pick<ArchiveManifest, 'migrations'>): readonly string[] =>
  isOfVersion02(migrations) ? droppedSinceVersion02 : []

/** Returns the tables that the archive includes and an import reads. A table may have no rows. */
export const listArchivedTables = ({ migrations }: Pick<ArchiveManifest, 'migrations'>): readonly Table[] =>
  isOfVersion02(migrations) ? archivedTables.filter((table) => !newSinceVersion02.has(table)) : archivedTables

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import { writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import yazl from 'yazl'
import { openZip } from '../modules/data/archive/format/open-zip.ts'

export type ZipParts = Record<string, Buffer>

export async function readParts(file: string): Promise<ZipParts> {
  const zip = await openZip(file)
  const parts: ZipParts = {}
  for (const name of zip.names) parts[name] = await buffer(await zip.read(name))
  zip.close()
  return parts
}

export async function writeZip(file: string, parts: ZipParts): Promise<string> {
  const zip = new yazl.ZipFile()
  for (const [name, bytes] of Object.entries(parts)) zip.addBuffer(bytes, name)
  zip.end()
  await writeFile(file, await buffer(zip.outputStream as Readable))
  return file
}

/** Makes the manifest again, like an attacker who changed the parts. */
export function signParts(parts: ZipParts): ZipParts {
  const { 'manifest.json': manifest = Buffer.from('{}'), ...others } = parts
  const told = JSON.parse(manifest.toString()) as { rows: Record<string, number>; parts: unknown }
  const rows = Object.fromEntries(
    Object.keys(told.rows).map((table) => [
      table,
      (others[`tables/${table}.ndjson`]?.toString() ?? '').split('\n').length - 1,
    ]),
  )
  const listed = Object.entries(others).map(([name, bytes]) => ({
    name,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }))
  return { ...others, 'manifest.json': Buffer.from(JSON.stringify({ ...told, rows, parts: listed })) }
}

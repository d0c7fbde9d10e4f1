import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeZip } from '../../../../testing/zip.ts'
import { openZip, zipLimits } from './open-zip.ts'

test('AVG-7 an archive is refused if only the total size of its parts is too large', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zip-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = await writeZip(join(folder, 'archief.zip'), { a: Buffer.alloc(600), b: Buffer.alloc(600) })
  const open = (maxBytes: number) => openZip(file, { ...zipLimits, maxBytes })
  await expect(open(1199)).rejects.toThrow('te groot')
  const zip = await open(1200)
  zip.close()
})

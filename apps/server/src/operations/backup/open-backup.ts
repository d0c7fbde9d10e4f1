import { existsSync } from 'node:fs'
import path from 'node:path'
import { isPackedBackup, unpackBackup } from './pack.ts'
import { useTemporaryFolder } from '../../files/temporary-folder.ts'
import { OperatorError } from '../../operator-error.ts'

export interface OpenedBackup {
  readonly from: string
  readonly beside: string
}

/** Opens a backup folder directly, and unpacks an encrypted file to a temporary folder. Throws OperatorError. */
export async function openBackup<T>(
  backup: string,
  identityFile: string | null,
  work: (opened: OpenedBackup) => Promise<T>,
): Promise<T> {
  const beside = path.dirname(path.resolve(backup))
  if (!isPackedBackup(backup)) return work({ from: backup, beside })
  if (!existsSync(backup)) throw new OperatorError(`${backup} is er niet.`)
  if (identityFile === null)
    throw new OperatorError(
      'Deze back-up is versleuteld. Geef met --identity het bestand met de geheime sleutel.',
    )
  return useTemporaryFolder('opened', async (folder) => {
    const from = path.join(folder, 'backup')
    await unpackBackup(backup, from, identityFile)
    return work({ from, beside })
  })
}

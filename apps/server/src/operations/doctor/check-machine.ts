import { mkdtemp, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { attention, good, messageOf, wrong, type Finding } from './finding.ts'

/** Which runs TypeScript without building it. */
const minNode = [22, 18] as const

export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number)
  const isEnough = major > minNode[0] || (major === minNode[0] && minor >= minNode[1])
  return isEnough
    ? good(`Node ${version}`)
    : wrong(`Node ${version} is te oud: start de server met node_modules/.bin/node, dat npm ci meebrengt.`)
}

const gigabyte = 1024 ** 3

/** Of a folder that must be there, writable and roomy. */
export async function checkFolder(folder: string, name: string): Promise<Finding> {
  try {
    await rm(await mkdtemp(path.join(folder, '.proef-')), { recursive: true })
    const { bavail, bsize } = await statfs(folder)
    return checkRoom(bavail * bsize, folder, name)
  } catch (error) {
    return wrong(
      `In ${folder} (${name}) kan de server niet schrijven (${messageOf(error)}). Maak de map, en geef hem aan de gebruiker van de server.`,
    )
  }
}

export function checkRoom(freeBytes: number, folder: string, name: string): Finding {
  const free = `${(freeBytes / gigabyte).toFixed(1).replace('.', ',')} GB`
  if (freeBytes < gigabyte)
    return wrong(`Op de schijf van ${folder} (${name}) is nog ${free} vrij. Ruim op, of vergroot de schijf.`)
  if (freeBytes < 5 * gigabyte)
    return attention(
      `Op de schijf van ${folder} (${name}) is nog ${free} vrij. Dat is weinig: kijk wat er groeit.`,
    )
  return good(`${folder} (${name}): ${free} vrij`)
}

/** Null for a file: the key is given by a setting. */
export async function checkSecret(file: string | null): Promise<Finding> {
  if (file === null) return good('De sleutel van de installatie staat in SECRET.')
  try {
    const { mode, size } = await stat(file)
    if (size === 0)
      return wrong(`De sleutel ${file} is leeg. Zet uw kopie terug (docs/operations.md, De sleutel).`)
    return (mode & 0o077) === 0
      ? good(`De sleutel ${file} is alleen voor de server te lezen.`)
      : wrong(`De sleutel ${file} is ook voor anderen te lezen. Geef: chmod 600 ${file}`)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? attention(
          `Er is nog geen sleutel in ${file}: de server maakt hem bij de eerste start. Was hij er al? Zet uw kopie terug.`,
        )
      : wrong(
          `De sleutel ${file} is niet te lezen (${messageOf(error)}). Geef het bestand aan de gebruiker van de server.`,
        )
  }
}

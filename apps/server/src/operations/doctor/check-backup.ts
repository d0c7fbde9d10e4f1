import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { readManifest } from '../backup/manifest.ts'
import { attention, good, messageOf, wrong, type Finding } from './finding.ts'

const hourMs = 3_600_000

/** Of the newest that is whole: one that was broken off has another name. */
export async function checkBackup(folder: string | null, now: Date): Promise<Finding> {
  if (folder === null)
    return attention(
      'BACKUP_DIR is niet ingesteld: hier is niet te zien of er back-ups zijn. Zie docs/operations.md.',
    )
  try {
    return checkAge(await findNewest(folder), folder, now)
  } catch (error) {
    return wrong(
      `In ${folder} is niet te zien welke back-ups er zijn (${messageOf(error)}). Staat de schijf aan, en mag de server erin?`,
    )
  }
}

async function findNewest(folder: string): Promise<Date | null> {
  const names = await readdir(folder)
  const found = names.filter((name) => /^letterliaan-[\d-]+T[\d-]+$/.test(name)).toSorted()
  const newest = found.at(-1)
  return newest === undefined ? null : new Date((await readManifest(path.join(folder, newest))).made_at)
}

function checkAge(madeAt: Date | null, folder: string, now: Date): Finding {
  if (madeAt === null)
    return wrong(`In ${folder} staat nog geen back-up. Maak er een: npm run backup -- ${folder}`)
  const hours = Math.floor((now.getTime() - madeAt.getTime()) / hourMs)
  return hours <= 30
    ? good(`De laatste back-up is van ${hours} uur geleden.`)
    : wrong(
        `De laatste back-up is van ${Math.floor(hours / 24)} dagen geleden. Kijk waarom: systemctl status letterliaan-backup.timer`,
      )
}

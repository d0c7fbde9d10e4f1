import type { LastBackup } from '../backup/last-backup.ts'
import { attention, good, wrong, type Finding } from './finding.ts'

const hourSeconds = 3600

const daysOf = (hours: number): string => {
  const days = Math.floor(hours / 24)
  return days === 1 ? '1 dag' : `${days} dagen`
}

/** `now` in unix seconds; `hasPlace`: backups are made by themselves. */
export function checkBackup(last: LastBackup | null, hasPlace: boolean, now: number): Finding {
  if (last === null && !hasPlace)
    return attention('Er zijn nog geen back-ups, en BACKUP_TO is niet ingesteld. Zie docs/operations.md.')
  if (last === null) return wrong('Er is nog geen back-up. Maak er een: npm run backup')
  const hours = Math.floor((now - last.made_at) / hourSeconds)
  if (hours > 30)
    return wrong(
      `De laatste back-up is van ${daysOf(hours)} geleden. Kijk waarom: in het log van de server, of met systemctl status letterliaan-backup.timer`,
    )
  if (last.num_missing_files > 0)
    return wrong(
      `In de laatste back-up zijn opnamen of plaatjes niet aanwezig (${last.num_missing_files}). Maak er nog een, en lees welke: npm run backup`,
    )
  return good(`De laatste back-up is van ${hours} uur geleden.`)
}

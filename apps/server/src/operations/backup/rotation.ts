export interface Rotation {
  readonly days: number
  readonly weeks: number
  readonly months: number
}

const usualRotation: Rotation = { days: 7, weeks: 4, months: 12 }

const namePattern = /^letterliaan-(\d{4})-(\d\d)-(\d\d)T(\d\d)-(\d\d)-(\d\d)(\.zip\.age)?$/

/** Returns the time of a backup in ms, or null if the name is not a backup's. */
export function readBackupMoment(name: string): number | null {
  const [, year, month, day, hour, minute, second] = (namePattern.exec(name) ?? []).map(Number)
  if (year === undefined || month === undefined) return null
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

export const dayMs = 24 * 60 * 60 * 1000
/** A Monday, from which weeks are counted. */
const firstMonday = Date.UTC(1970, 0, 5)

const periods: Readonly<Record<keyof Rotation, (ms: number) => number | string>> = {
  days: (ms) => Math.floor(ms / dayMs),
  weeks: (ms) => Math.floor((ms - firstMonday) / (7 * dayMs)),
  months: (ms) => new Date(ms).toISOString().slice(0, 7),
}

/** Returns the backups to delete. Keeps the newest backup of each of the last days, weeks and months. */
export function findOldBackups(names: readonly string[], rotation: Rotation = usualRotation): string[] {
  const backups = names
    .flatMap((name) => {
      const ms = readBackupMoment(name)
      return ms === null ? [] : [{ name, ms }]
    })
    .toSorted((a, b) => b.ms - a.ms)
  const kept = new Set<string>()
  for (const period of ['days', 'weeks', 'months'] as const) {
    const seen = new Set<number | string>()
    for (const { name, ms } of backups) {
      const which = periods[period](ms)
      if (seen.has(which) || seen.size === rotation[period]) continue
      seen.add(which)
      kept.add(name)
    }
  }
  return backups.map(({ name }) => name).filter((name) => !kept.has(name))
}

/** Returns the unfinished backups of more than a day ago, whose processes were killed. */
export const findUnfinishedBackups = (names: readonly string[], now: number): string[] =>
  names.filter((name) => {
    const ms = name.endsWith('.part') ? readBackupMoment(name.slice(0, -'.part'.length)) : null
    return ms !== null && now - ms > dayMs
  })

import { good, wrong, type Finding } from './finding.ts'

/** Logins, links and streaks go wrong beyond it (s). */
const maxDifference = 60

/** Beside the clock of something else, in unix seconds. */
export function checkClock(here: number, there: number, whose: string): Finding {
  const seconds = Math.round(Math.abs(here - there))
  return seconds <= maxDifference
    ? good(`De klok loopt gelijk met die van ${whose}.`)
    : wrong(
        `De klok verschilt ${seconds} seconden met die van ${whose}. Zet tijdsynchronisatie aan: timedatectl set-ntp true`,
      )
}

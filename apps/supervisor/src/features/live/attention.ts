import { fill } from '@letterliaan/texts'
import type { RecentWord, StudentWork } from './work.ts'
import { texts as commonTexts } from '../../app/texts/common.ts'
import { texts } from './texts.ts'

/** A child that does nothing for this time may be stuck (seconds). */
const quietSeconds = 120
/** Maximum number of wrong attempts at one word. */
const maxTries = 4
/** Maximum number of successive words with a wrong first answer. */
const maxWrongWords = 3

/** Returns the reasons why a child may need help. */
export function listHelpReasons(work: StudentWork, now: number): readonly string[] {
  const quiet = now - work.lastSign
  const last = work.recent.at(-1)
  const numWrong = countWrongInRow(work.recent)
  return [
    work.part !== 'done' &&
      quiet >= quietSeconds &&
      fill(texts.reasons.quiet, { count: Math.floor(quiet / 60) }),
    last?.outcome === 'busy' && last.num_wrong >= maxTries && fill(texts.reasons.stuck, { word: last.word }),
    numWrong >= maxWrongWords && fill(texts.reasons.wrong, { count: numWrong }),
  ].filter((reason) => reason !== false)
}

const countWrongInRow = (recent: readonly RecentWord[]): number => {
  const at = recent.findLastIndex(({ num_wrong }) => num_wrong === 0)
  return recent.length - 1 - at
}

/** Returns the time since a child's last event: 'net nog', '20 seconden geleden', '3 minuten geleden'. */
export function formatTimeSinceEvent(seconds: number): string {
  if (seconds < 10) return texts.ago.justNow
  if (seconds < 60) return fill(texts.ago.seconds, { count: Math.floor(seconds / 10) * 10 })
  return fill(texts.minutesAgo, { count: Math.floor(seconds / 60) })
}

/** Returns '5 kinderen zijn aan het werk. 1 kind kan hulp gebruiken.' */
export function summariseAttention(numAtWork: number, numReasons: number): string {
  if (numAtWork === 0) return commonTexts.nobodyAtWork
  const atWork = fill(texts.numAtWork, { count: numAtWork })
  return numReasons === 0 ? atWork : `${atWork} ${fill(texts.numNeedHelp, { count: numReasons })}`
}

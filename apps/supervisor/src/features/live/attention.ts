import type { RecentWord, StudentWork } from './work.ts'

/** So long without a sign (s) may be thinking; longer may be stuck. */
const quietSeconds = 120
/** So many wrong tries at one word. */
const maxTries = 4
/** After so many words in a row that went wrong at first, a child may need help. */
const maxWrongWords = 3

/** Why a child may need help; as words, for colour alone tells nothing. */
export function listReasons(work: StudentWork, now: number): readonly string[] {
  const quiet = now - work.lastSign
  const last = work.recent.at(-1)
  const numWrong = countWrongInRow(work.recent)
  return [
    work.part !== 'done' && quiet >= quietSeconds && `${Math.floor(quiet / 60)} minuten stil`,
    last?.outcome === 'busy' && last.num_wrong >= maxTries && `blijft hangen bij ${last.word}`,
    numWrong >= maxWrongWords && `${numWrong} woorden achter elkaar fout`,
  ].filter((reason) => reason !== false)
}

const countWrongInRow = (recent: readonly RecentWord[]): number => {
  const at = recent.findLastIndex(({ num_wrong }) => num_wrong === 0)
  return recent.length - 1 - at
}

/** 'net nog', '20 seconden geleden', '3 minuten geleden': since when nothing was heard of a child. */
export function formatQuiet(seconds: number): string {
  if (seconds < 10) return 'net nog'
  if (seconds < 60) return `${Math.floor(seconds / 10) * 10} seconden geleden`
  const minutes = Math.floor(seconds / 60)
  return minutes === 1 ? '1 minuut geleden' : `${minutes} minuten geleden`
}

/** '5 kinderen zijn aan het werk. 1 kind kan hulp gebruiken.' */
export function summarise(numAtWork: number, numReasons: number): string {
  if (numAtWork === 0) return 'Er is nu niemand aan het werk.'
  const atWork = numAtWork === 1 ? '1 kind is aan het werk.' : `${numAtWork} kinderen zijn aan het werk.`
  if (numReasons === 0) return atWork
  const help = numReasons === 1 ? '1 kind kan misschien' : `${numReasons} kinderen kunnen misschien`
  return `${atWork} ${help} hulp gebruiken.`
}

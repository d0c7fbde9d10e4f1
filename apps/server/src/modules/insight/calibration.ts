import type { Calibration, Confidence, OwnSpelling, SpellingTally } from '@letterliaan/contract'
import type { InsightLexicon } from './lexicon.ts'
import type { LogRow } from './queries.ts'

const maxSpellings = 20

type ConfidentRow = Pick<LogRow, 'word_id' | 'input' | 'is_right' | 'confidence' | 'created_at'>

/** Compares how sure a child said it was with how often its answers were right (KALM-2). */
export function computeCalibration(
  log: readonly ConfidentRow[],
  { textOf }: Pick<InsightLexicon, 'textOf'>,
): Calibration {
  const ofConfidence = (confidence: Confidence) => log.filter((row) => row.confidence === confidence)
  const sure = ofConfidence('sure')
  const wrong = sure.filter(({ is_right }) => !is_right)
  return { sure: tally(sure), doubt: tally(ofConfidence('doubt')), sure_wrong: countSpellings(wrong, textOf) }
}

const tally = (rows: readonly ConfidentRow[]): SpellingTally => ({
  words: rows.length,
  right: rows.filter(({ is_right }) => is_right).length,
})

function countSpellings(rows: readonly ConfidentRow[], textOf: InsightLexicon['textOf']): OwnSpelling[] {
  const bySpelling = Map.groupBy(rows, ({ word_id, input }) => `${word_id} ${input}`)
  return [...bySpelling.values()]
    .flatMap((ofSpelling) =>
      ofSpelling.slice(0, 1).map(({ word_id, input }) => ({
        word: textOf(word_id),
        written: input,
        count: ofSpelling.length,
        last_at: Math.max(...ofSpelling.map(({ created_at }) => created_at)),
      })),
    )
    .toSorted((a, b) => b.count - a.count || a.word.localeCompare(b.word, 'nl'))
    .slice(0, maxSpellings)
}

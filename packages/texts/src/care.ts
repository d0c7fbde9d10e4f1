interface Scores {
  readonly taken: number
  readonly lowest: number
  readonly low: number
}

interface Criteria {
  readonly reading: Scores
  readonly spelling: Scores
  readonly met: 'reading' | 'both' | null
}

/** Describes the scores: '3 × E/V- op spelling; lezen: niet ingevuld'. */
export const sayScores = ({ spelling, reading }: Criteria): string =>
  `${sayOf('spelling', spelling)}; ${sayOf('lezen', reading)}`

function sayOf(subject: string, { taken, lowest, low }: Scores): string {
  if (taken === 0) return `${subject}: niet ingevuld`
  if (low === 0) return `${subject}: laatste score niet bij de laagste`
  return lowest === low ? `${low} × E/V- op ${subject}` : `${low} × D/V of lager op ${subject}`
}

/** Compares the scores with the lag that the dyslexia protocol requires. */
export function sayCriterion({ met, reading, spelling }: Criteria): string {
  if (met === 'reading')
    return 'Dat past bij het criterium voor achterstand: drie keer na elkaar bij de laagste 10% op lezen.'
  if (met === 'both')
    return 'Dat past bij het criterium voor achterstand: drie keer na elkaar bij de laagste 16% op lezen (een D moet een lage D zijn) en bij de laagste 10% op spelling.'
  const asked =
    'drie keer na elkaar E/V- op lezen, of D/V of lager op lezen én E/V- op spelling. Toetsen binnen tien weken tellen samen als één keer.'
  return reading.taken < 3 || (reading.low >= 3 && spelling.taken < 3)
    ? `Of het criterium voor achterstand gehaald is, is nog niet te zeggen. Het vraagt ${asked}`
    : `Het criterium voor achterstand is daarmee niet gehaald: ${asked}`
}

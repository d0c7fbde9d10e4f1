import type { InterventionMeasured, InterventionResult, InterventionVerdict } from '@letterliaan/contract'
import { minMeasuredWords } from '@letterliaan/rules/intervention'

/** Texts of verdicts in reports. A change is named only if it exceeds its error. */
const verdicts: Readonly<Record<Exclude<InterventionVerdict, 'same'>, string>> = {
  forward: 'Vooruit, meer dan door toeval te verwachten is.',
  back: 'Achteruit, meer dan door toeval te verwachten is.',
  too_few: `Niet te zeggen: een van beide metingen heeft minder dan ${minMeasuredWords} woorden.`,
  no_before: 'Niet te zeggen: er is geen beginmeting.',
  no_after: 'Nog niet te zeggen: er is geen eindmeting.',
}

const reached = {
  yes: 'Doel bereikt.',
  no: 'Doel niet bereikt.',
  unsure: 'Of het doel bereikt is, is niet zeker.',
} as const

const percent = (share: number): string => `${Math.round(share * 100)}%`

/** Formats as '12 van 16 goed, naar schatting 71% (52% tot 86%)'. */
export const formatMeasured = (measured: InterventionMeasured | null): string =>
  measured === null
    ? 'geen meting'
    : `${measured.right} van ${measured.words} goed, naar schatting ${percent(measured.chance)} (${percent(measured.low)} tot ${percent(measured.high)})`

export const formatVerdict = ({ verdict, smallest, reached: isReached }: InterventionResult): string => {
  const said =
    verdict === 'same'
      ? `Geen verschil dat groter is dan de onzekerheid. Een verschil kleiner dan ${smallest} punten kan deze meting niet zien.`
      : verdicts[verdict]
  return isReached === null ? said : `${said} ${reached[isReached]}`
}

export const verdictExplanation: readonly string[] = [
  `Metingen van een interventie: van elk onderdeel van het doel vraagt de meting hoogstens 24 woorden; met minder dan ${minMeasuredWords} woorden volgt er geen oordeel.`,
  'Naar schatting: de kans dat het kind een gemiddeld woord van het onderdeel goed schrijft. De moeilijkheid van de gevraagde woorden is verrekend, zodat metingen met andere woorden naast elkaar kunnen. Tussen haakjes het interval van 90%.',
  'Vooruit of achteruit: alleen als het verschil groter is dan de fout van beide metingen samen. Het zegt niet dat de interventie de oorzaak is.',
  'Beginmeting: de laatste van twaalf weken voor de eerste dag tot twee weken erna. Eindmeting: de eerste vanaf twee weken voor de laatste dag tot twaalf weken erna.',
  'Gedaan: alle oefentijd in Letterliaan volgens het logboek, ook aan andere stappen, en wat de begeleider daarbuiten noteerde; een oefenmoment telt in de week waarin het begon.',
]

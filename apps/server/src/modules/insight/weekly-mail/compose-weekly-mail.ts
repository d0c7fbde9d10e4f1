import type { TodayCause } from '@letterliaan/contract'
import { createDutchFormat } from '@letterliaan/rules/calendar'
import type { Mail } from '../../../mailer.ts'

/** Contents of a letter. It has no names, because letters are read on phones and forwarded (ZEG-6). */
export interface WeekInCounts {
  readonly week: { readonly since: number; readonly until: number }
  readonly num_students: number
  readonly num_practised: number
  readonly minutes: number
  readonly causes: ReadonlyMap<TodayCause['kind'], number>
  readonly num_instructions: number
}

const causeTexts: Readonly<Record<TodayCause['kind'], string>> = {
  no_steps: 'nog geen stappen',
  locked: 'kan niet verder: de volgende stap is op slot',
  path_done: 'pad is klaar',
  absent: 'oefende te weinig',
  back: 'gaat misschien achteruit',
  stuck: 'loopt vast',
  suspect: 'een oefenmoment dat anders is dan anders',
  care: 'drie lage toetsscores na elkaar',
  measured: 'een meting is klaar',
  measure_waits: 'maakte een meting nog niet',
  intervention: 'een interventie loopt af',
  running_out: 'pad is bijna klaar',
}

const day = createDutchFormat({ day: 'numeric', month: 'long' })
const formatDay = (unixSeconds: number): string => day.format(unixSeconds * 1000)
const countChildren = (count: number): string => (count === 1 ? '1 kind' : `${count} kinderen`)

function listWaiting({ causes, num_instructions }: WeekInCounts): string[] {
  const lines = [...causes].map(([kind, count]) => `- ${causeTexts[kind]}: ${countChildren(count)}`)
  if (num_instructions === 0) return lines
  const groups = num_instructions === 1 ? '1 instructiegroep' : `${num_instructions} instructiegroepen`
  return [...lines, `- tijd om weer te kijken: ${groups}`]
}

export function composeWeeklyMail(to: string, counts: WeekInCounts, url: string): Mail {
  const { week, num_students, num_practised, minutes } = counts
  const practised =
    num_practised === 0
      ? 'oefende niemand'
      : `${num_practised === 1 ? 'oefende 1' : `oefenden ${num_practised}`} van de ${countChildren(num_students)} die u begeleidt, samen ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}`
  const waiting = listWaiting(counts)
  return {
    to,
    subject: 'Uw week met Letterliaan',
    text: `Hallo,

Vorige week (${formatDay(week.since)} tot en met ${formatDay(week.until - 1)}) ${practised}.

${waiting.length === 0 ? 'Op de pagina Vandaag wacht niets op u.' : `Dit staat op de pagina Vandaag:\n${waiting.join('\n')}`}

${url}/begeleider

In deze e-mail staan alleen aantallen, geen namen van kinderen.
Wilt u hem niet meer krijgen? Zet hem uit bij Instellingen:
${url}/begeleider/instellingen
`,
  }
}

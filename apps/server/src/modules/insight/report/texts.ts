import type { SpellingTally } from '@letterliaan/contract'
import { toAmsterdamDate, createDutchFormat } from '@letterliaan/rules/calendar'
import type { Period } from '../period.ts'

const dateFormat = createDutchFormat({ day: 'numeric', month: 'long', year: 'numeric' })
const shortFormat = createDutchFormat({ day: 'numeric', month: 'short', year: 'numeric' })
const weekdayFormat = createDutchFormat({ weekday: 'short', day: 'numeric' })
const hourFormat = createDutchFormat({ hour: '2-digit', hourCycle: 'h23' })

/** Formats unix seconds as '21 november 2026'. */
export const formatDate = (seconds: number): string => dateFormat.format(seconds * 1000)
export const formatShortDate = (seconds: number): string => shortFormat.format(seconds * 1000)
export const formatWeekday = (seconds: number): string => weekdayFormat.format(seconds * 1000)
/** Returns the day ('2026-11-21') and the time ('14:05:09') of unix seconds. */
export type FormatMoment = (seconds: number) => readonly [day: string, time: string]

/** Caches the date by hour, because neither the day nor the offset of Amsterdam changes within an hour. */
export function createMomentFormatter(): FormatMoment {
  const byHour = new Map<number, readonly [string, string]>()
  return (seconds) => {
    const hour = Math.floor(seconds / 3600)
    const known = byHour.get(hour) ?? [toAmsterdamDate(seconds), hourFormat.format(seconds * 1000)]
    byHour.set(hour, known)
    const [minutes, rest] = [Math.floor((seconds % 3600) / 60), seconds % 60]
    return [known[0], `${known[1]}:${twoDigits(minutes)}:${twoDigits(rest)}`]
  }
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Formats as '1 augustus 2026 tot en met 21 november 2026'. Omits the first day if `since` is 0. */
export function formatPeriod({ since, until }: Period): string {
  const last = formatDate(until - 1)
  return since === 0 ? `tot en met ${last}` : `${formatDate(since)} tot en met ${last}`
}

export const roundToMinutes = (seconds: number): number => Math.round(seconds / 60)

/** Formats as '12 van 25', or as '' if no word was asked. */
export const formatTally = ({ right, words }: SpellingTally): string =>
  words === 0 ? '' : `${right} van ${words}`

/** Explains how a report counts and over which period, so that readers can check its numbers in the log. */
export const explainCounting = (period: Period, now: number): string[] => [
  `Periode: ${formatPeriod(period)}. Gemaakt op ${formatDate(now)} uit het logboek van antwoorden in Letterliaan. Wat een begeleider ongeldig verklaarde, telt niet mee.`,
  'Woorden: elke keer dat een oefening, een dictee of een toets vroeg om een woord te schrijven. In één keer goed: bij de eerste poging goed, zonder hint en zonder het woord nog eens te bekijken.',
  'Oefentijd: van het eerste woord in beeld tot het laatste antwoord. Komt er tien minuten geen antwoord, dan begint een nieuw oefenmoment; die pauze telt niet mee. Dictees, toetsen en metingen horen erbij. Minuten zijn per regel afgerond.',
]

export const estimateExplanation =
  'Wat een kind nu kan, is een schatting: de kans op een goede eerste poging bij een nieuw woord, op de laatste dag van de periode. Wat lang geleden is, telt minder. Waar de schatting te onzeker is, zegt een rapport niets.'

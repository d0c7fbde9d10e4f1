import type {
  Calibration,
  GroupInsight,
  OwnSpelling,
  SpellingTally,
  StudentInsight,
} from '@letterliaan/contract'
import { countOf, formatDuration } from '@letterliaan/texts/numbers'
import { formatCount, formatPercent, lookOf, minWords, shareOf } from './shares.ts'

/** What each part of insight comes down to, in a sentence or two. */

/** A difference of fewer hundredths is chance. */
const clearDifference = 0.1

interface Named extends SpellingTally {
  readonly name: string
}

const ranked = <C extends Named>(categories: readonly C[]) =>
  categories
    .flatMap((category) => {
      const share = shareOf(category)
      return share === null ? [] : { category, share }
    })
    .toSorted((a, b) => b.share - a.share)

const describe = ({ category, share }: { readonly category: Named; readonly share: number }): string =>
  `‘${category.name}’: ${formatPercent(share)} in één keer goed (${formatCount(category)})`

const example = ({ word, written, count }: OwnSpelling): string =>
  `${word} → ${written}${count > 1 ? ` (${count}×)` : ''}`

export function concludePractice(
  name: string,
  { seconds, num_sessions, weeks }: StudentInsight['practice'],
): string {
  if (num_sessions === 0) return `${name} heeft in deze periode niet geoefend.`
  const often = countOf(num_sessions, 'keer', 'keer')
  const inWeeks = weeks.length > 1 ? ` in ${weeks.length} weken` : ''
  return `${name} oefende ${formatDuration(seconds)}, verdeeld over ${often}${inWeeks}.`
}

export function concludeMastery(name: string, categories: readonly Named[]): string {
  const all = ranked(categories)
  const [best] = all
  const worst = all.at(-1)
  if (best === undefined || worst === undefined)
    return `Er zijn nog te weinig woorden geschreven om iets te zeggen: pas vanaf ${minWords} in een categorie.`
  if (best === worst) return `${name} schreef bij ${describe(best)}.`
  if (best.share === worst.share)
    return `${name} schreef in elke categorie ${formatPercent(best.share)} in één keer goed.`
  if (lookOf(worst.share) === 'good') return `Alles gaat goed. Het minst vast is ${describe(worst)}.`
  return `Het best gaat ${describe(best)}. Het lastigst is ${describe(worst)}.`
}

export function concludeTraining(
  name: string,
  { trained, untrained }: Pick<StudentInsight, 'trained' | 'untrained'>,
): string {
  const [before, never] = [shareOf(trained), shareOf(untrained)]
  if (before === null || never === null)
    return 'Er zijn nog te weinig dictees en toetsen om geoefende en nieuwe woorden te vergelijken.'
  const numbers = `Geoefende woorden: ${formatPercent(before)} goed. Nieuwe woorden: ${formatPercent(never)} goed.`
  if (before - never > clearDifference)
    return `${numbers} Wat ${name} oefende, gaat beter dan nieuwe woorden van dezelfde soort.`
  const compared = never - before > clearDifference ? 'beter dan' : 'ongeveer even goed als'
  return `${numbers} ${name} schrijft nieuwe woorden ${compared} geoefende.`
}

export function concludeErrors(name: string, errors: StudentInsight['errors']): string {
  const types = errors.flatMap(({ types: ofCategory }) => ofCategory)
  const top = types.toSorted((a, b) => b.count - a.count).find(({ tag }) => tag !== 'onbekend')
  if (types.length === 0) return `Van ${name} zijn in deze periode geen fouten bekend.`
  if (top === undefined) return `Geen regel verklaart wat ${name} in deze periode fout schreef.`
  const [spelling] = top.spellings
  const shown = spelling === undefined ? '' : `, bijvoorbeeld ${example(spelling)}`
  return `Deze fout maakt ${name} het meest: ${top.name}, ${top.count} keer${shown}.`
}

const quoted = (letters: string): string => (letters === '' ? 'niets' : letters)

export function concludeConfusions(name: string, confusions: StudentInsight['confusions']): string {
  const [top] = confusions
  if (top === undefined || top.count < 2) return `Geen verwisseling valt op bij ${name}.`
  const [spelling] = top.spellings
  const shown = spelling === undefined ? '' : `, bijvoorbeeld ${example(spelling)}`
  return `${name} schrijft het vaakst ${quoted(top.written)} waar ${quoted(top.expected)} hoort: ${top.count} keer${shown}.`
}

export function concludeDue(name: string, { num_due, num_soon }: StudentInsight['due']): string {
  if (num_due + num_soon === 0) return `Geen woord van ${name} is nu toe aan herhaling.`
  const due = `${countOf(num_due, 'woord is', 'woorden zijn')} nu toe aan herhaling`
  return num_soon === 0
    ? `${due}.`
    : `${due}; deze week ${num_soon === 1 ? 'komt' : 'komen'} er ${num_soon} bij.`
}

export function concludeGroup({ categories, students }: GroupInsight): string {
  const worst = ranked(categories).at(-1)
  if (worst === undefined) return 'Er is nog te weinig geoefend om iets over deze groep te zeggen.'
  const { category } = worst.category
  if (lookOf(worst.share) === 'good')
    return `Alles gaat goed in deze groep. Het minst vast is ${describe(worst)}.`
  const numLow = students.filter(({ cells }) => {
    const cell = cells.find((candidate) => candidate.category === category)
    const share = cell ? shareOf(cell) : null
    return share !== null && lookOf(share) === 'low'
  }).length
  const low =
    numLow === 0
      ? 'Geen kind zit daar onder de 60%.'
      : `${countOf(numLow, 'kind zit', 'kinderen zitten')} daar onder de 60%.`
  return `Het lastigst voor deze groep is ${describe(worst)}. ${low}`
}

/** Knows that it knows, and knows when it does not: only of enough answers of each kind something is said. */
export function concludeCalibration(name: string, { sure, doubt }: Calibration): string {
  const [whenSure, inDoubt] = [shareOf(sure), shareOf(doubt)]
  if (whenSure === null || inDoubt === null)
    return `Er zijn nog te weinig antwoorden om iets te zeggen: pas vanaf ${minWords} keer ‘zeker’ en ${minWords} keer ‘twijfel’.`
  const numbers = `Zeker: ${formatPercent(whenSure)} goed. Twijfel: ${formatPercent(inDoubt)} goed.`
  return whenSure - inDoubt > clearDifference
    ? `${numbers} ${name} weet vaak wanneer het een woord nog niet weet.`
    : `${numbers} ${name} kan nog niet goed zeggen wanneer een woord fout is.`
}

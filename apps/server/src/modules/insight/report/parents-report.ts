import { isCutShort } from '@letterliaan/contract/cut-short'
import type { CategoryMastery, OwnSpelling, SkillChanges, StudentInsight } from '@letterliaan/contract'
import type { PrintedReport, ReportBar, ReportSection } from '@letterliaan/print'
import type { Period } from '../period.ts'
import type { ReportedChild } from './reported-child.ts'
import { formatCountOf, formatDuration, sayUnreadRuns } from '@letterliaan/texts/numbers'
import {
  chooseStatements,
  computeRangeOfTen,
  computeRightOfTen,
  type ParentsStatements,
} from './parents-statements.ts'
import { explainCounting, estimateExplanation, formatDate, formatPeriod } from './texts.ts'

export interface ParentsReportContent {
  readonly child: ReportedChild
  readonly groups: string
  readonly period: Period
  readonly practice: Pick<StudentInsight['practice'], 'seconds' | 'num_sessions'>
  readonly num_long_enough: number
  readonly num_unread_runs: number
  readonly categories: readonly CategoryMastery[]
  readonly changes: SkillChanges
  readonly spellings: ReadonlyMap<string, readonly OwnSpelling[]>
  readonly lessonOf: (category: string) => { readonly rule: string; readonly words: readonly string[] } | null
}

const explainRange =
  'Tussen haakjes staat tussen welke aantallen dat vermoedelijk ligt: hoe minder nieuwe woorden, hoe onzekerder.'

const maxExamples = 2
const numHomeWords = 5
const maxLatest = 2

/** Writes a page for parents. It begins with what goes well, and says nothing about other children (RAP-1). */
export function writeParentsReport(content: ParentsReportContent, now: number): PrintedReport {
  const { child, groups, period } = content
  const statements = chooseStatements(content)
  return {
    kind: 'Voor de ouders of verzorgers',
    title: `Zo gaat het spellen van ${child.first_name}`,
    facts: [
      { label: 'Naam', value: child.name },
      ...(groups === '' ? [] : [{ label: 'Groep', value: groups }]),
      { label: 'Periode', value: formatPeriod(period) },
      { label: 'Gemaakt op', value: formatDate(now) },
    ],
    sections: [
      practiceSection(content, statements),
      goodSection(content, statements),
      practisedSection(content, statements),
      helpSection(content, statements.practised[0]),
    ],
    counting: [
      ...explainCounting(period, now),
      estimateExplanation,
      explainRange,
      ...sayUnreadRuns(child.first_name, content.num_unread_runs),
    ],
    isOnePage: true,
  }
}

function practiceSection(
  { child, practice }: ParentsReportContent,
  { total: { words, right } }: ParentsStatements,
): ReportSection {
  const name = child.first_name
  const often = formatCountOf(practice.num_sessions, 'keer', 'keer')
  const wrote = `Daarbij schreef ${name} ${formatCountOf(words, 'woord', 'woorden')}. Daarvan waren er ${right} in één keer goed, zonder hulp.`
  return {
    title: 'Geoefend',
    blocks: [
      {
        type: 'text',
        text: `${name} oefende in deze periode ${often}, samen ${formatDuration(practice.seconds)}. ${words === 0 ? '' : wrote}`,
      },
    ],
  }
}

/** The page praises perseverance from this number of sessions. */
const minPersistence = 3

function sayPersistence(count: number): string {
  if (count === 0) return 'is begonnen met oefenen.'
  const often = `${count} keer een minuut of langer geoefend.`
  return count < minPersistence ? `is begonnen: ${often}` : `zet door: al ${often}`
}

function goodSection(
  { child, num_long_enough }: ParentsReportContent,
  { good, growth }: ParentsStatements,
): ReportSection {
  const name = child.first_name
  const grown = growth === null ? null : sayGrowth(name, growth)
  const opening =
    good.length > 0
      ? `Deze soorten woorden gaan nu goed, ook als ${name} een woord nog niet oefende:`
      : `${name} ${sayPersistence(num_long_enough)} Van nog geen soort woorden is zeker dat die al goed gaat.`
  return {
    title: 'Dit gaat goed',
    isBoxed: true,
    blocks: [
      { type: 'text', text: opening },
      ...(good.length === 0 ? [] : [{ type: 'bars', bars: good.map(toBar) } as const]),
      ...(grown === null ? [] : [{ type: 'text', text: grown } as const]),
    ],
  }
}

function practisedSection(
  { child, spellings, categories }: ParentsReportContent,
  { practised, isHard, hasTooLittle }: ParentsStatements,
): ReportSection {
  const name = child.first_name
  const bars = practised.map((category): ReportBar => {
    const detail = giveExamples(spellings.get(category.category))
    return detail === null ? toBar(category) : { ...toBar(category), detail }
  })
  const nothing = hasTooLittle
    ? `Daarover is nog te weinig te zeggen: van elke soort schreef ${name} nog maar een paar nieuwe woorden.`
    : `Het laatst oefende ${name} ${listLatest(categories)}. Er is nu niets dat zeker nog lastig is.`
  const opening = isHard ? 'Dit is nog lastig:' : 'Dit gaat nog niet zeker goed:'
  return {
    title: `Dit kan ${name} nog oefenen`,
    blocks: [
      { type: 'text', text: bars.length === 0 ? nothing : opening },
      ...(bars.length === 0 ? [] : [{ type: 'bars', bars } as const]),
    ],
  }
}

function listLatest(categories: readonly CategoryMastery[]): string {
  const lastWeekOf = ({ weeks }: CategoryMastery): string => weeks.at(-1)?.week ?? ''
  const last = categories.map(lastWeekOf).toSorted().at(-1)
  const latest = categories.filter((category) => lastWeekOf(category) === last).slice(-maxLatest)
  return latest.map(({ name }) => `‘${name}’`).join(' en ')
}

function giveExamples(ofKind: readonly OwnSpelling[] = []): string | null {
  // A spelling that was stopped at its first wrong letter is no example, because the rest is unknown.
  const spellings = ofKind.filter(({ written }) => !isCutShort(written))
  if (spellings.length === 0) return null
  const shown = spellings.slice(0, maxExamples).map(({ word, written }) => `‘${written}’ voor ‘${word}’`)
  return `Bijvoorbeeld: ${shown.join(', ')}.`
}

function helpSection(
  { child, spellings, lessonOf }: ParentsReportContent,
  category: CategoryMastery | undefined,
): ReportSection {
  const name = child.first_name
  const lesson = category === undefined ? null : lessonOf(category.category)
  const title = 'Zo kunt u thuis helpen'
  if (category === undefined || lesson === null) {
    const text = `Laat ${name} af en toe iets echts schrijven, zoals een boodschappenlijst of een kaartje, en vertel wat er goed aan is.`
    return { title, isBoxed: true, blocks: [{ type: 'text', text }] }
  }
  const missed = (spellings.get(category.category) ?? []).map(({ word }) => word)
  const words = [...new Set([...missed, ...lesson.words])].slice(0, numHomeWords)
  return {
    title,
    isBoxed: true,
    blocks: [
      {
        type: 'list',
        items: [
          `Lees samen de regel van ‘${category.name}’, en laat ${name} hem in eigen woorden vertellen: “${lesson.rule}”`,
          `Noem een paar keer per week deze woorden, laat ${name} ze opschrijven en kijk samen na: ${words.join(', ')}.`,
        ],
      },
    ],
  }
}

const toBar = (category: CategoryMastery): ReportBar => ({
  name: category.name,
  share: category.skill.chance,
  text: `ongeveer ${computeRightOfTen(category)} van de 10 nieuwe woorden${sayRange(category)}`,
})

/** Returns the range of the estimate in tenths, or '' if its ends are equal. */
function sayRange(category: CategoryMastery): string {
  const { least, most } = computeRangeOfTen(category)
  return least === most ? '' : ` (${least} tot ${most})`
}

const sayGrowth = (first_name: string, names: readonly string[]): string =>
  names.length === 0
    ? `Over alle soorten woorden samen ging ${first_name} in deze periode vooruit.`
    : `Vooruit ging ${first_name} in deze periode met ${joinNames(names.map((name) => `‘${name}’`))}.`

const joinNames = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' en ')

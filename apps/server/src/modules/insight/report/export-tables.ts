import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import type { ExportTable, Measure, PracticeSession } from '@letterliaan/contract'
import { findShownSpelling } from '../misspellings.ts'
import type { LogRow } from '../queries.ts'
import type { StudentLog } from '../student-log.ts'
import type { ReportedChild } from './reported-child.ts'
import type { FormatMoment } from './texts.ts'

/** The first columns of every exported row identify the child (RAP-2). */
const child = ['naam', 'leerlingnummer']

export const exportHeaders: Readonly<Record<ExportTable, readonly string[]>> = {
  answers: [
    ...child,
    'datum',
    'tijd',
    'stapnummer',
    'stap',
    'oefening',
    'keer',
    'niveau',
    'woord',
    'soort',
    'ingevoerd',
    'geschreven als',
    'goed',
    'zeker of twijfel',
    'milliseconden',
    'hints',
    'spieken',
    'categorie',
    'foutsoort',
    'regel in logboek',
  ],
  measures: [
    ...child,
    'meting',
    'gegeven op',
    'laatste antwoord op',
    'afgerond',
    'wereld',
    'onderdeel',
    'goed',
    'woorden',
    'fouten',
  ],
  sessions: [...child, 'datum', 'begin', 'einde', 'seconden', 'woorden', 'in één keer goed'],
}

const kindNames = { start: 'startmeting', interim: 'tussenmeting', end: 'eindmeting' } as const
const confidenceNames = { sure: 'zeker', doubt: 'twijfel' } as const
const yesNo = (value: boolean): string => (value ? 'ja' : 'nee')

const ownerOf = ({ name, school_key }: ReportedChild): string[] => [name, school_key ?? '']

export const listAnswerLines = (
  owner: ReportedChild,
  { log, lexicon }: Pick<StudentLog, 'log' | 'lexicon'>,
  formatMoment: FormatMoment,
): string[][] => {
  const toLine = (row: LogRow): string[] => {
    const step = lexicon.stepOf(row.word_id)
    return [
      ...ownerOf(owner),
      ...formatMoment(row.created_at),
      String(step?.nr ?? ''),
      step?.label ?? '',
      row.template,
      String(row.run),
      String(row.difficulty),
      lexicon.textOf(row.word_id),
      row.kind === 'answer' ? 'antwoord' : 'poging',
      row.input,
      findShownSpelling(lexicon, row) ?? '',
      yesNo(row.is_right),
      row.confidence === null ? '' : confidenceNames[row.confidence],
      String(row.time_ms),
      String(row.hints),
      String(row.cheats),
      lexicon.categoryOf(row.word_id),
      row.error_class ?? '',
      String(row.id),
    ]
  }
  return log.map(toLine)
}

export const listMeasureLines = (owner: ReportedChild, measures: readonly Measure[]): string[][] =>
  measures.flatMap(({ kind, created_at, last_answer_at, is_complete, topics }) => {
    const measure = [
      ...ownerOf(owner),
      kindNames[kind],
      toAmsterdamDate(created_at),
      last_answer_at === null ? '' : toAmsterdamDate(last_answer_at),
      yesNo(is_complete),
    ]
    if (topics.length === 0) return [[...measure, '', '', '', '', '']]
    return topics.map(({ world, label, right, words, mistakes }) => [
      ...measure,
      String(world),
      label,
      String(right),
      String(words),
      mistakes.map(({ word, input }) => `${word}: ${input}`).join(' | '),
    ])
  })

export const listSessionLines = (
  owner: ReportedChild,
  sessions: readonly PracticeSession[],
  formatMoment: FormatMoment,
): string[][] =>
  sessions.map(({ started_at, seconds, words, right }) => {
    const [, ended] = formatMoment(started_at + seconds)
    return [...ownerOf(owner), ...formatMoment(started_at), ended, ...[seconds, words, right].map(String)]
  })

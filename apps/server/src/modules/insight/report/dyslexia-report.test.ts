import type { Measure, PracticeSession } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import type { DyslexiaReportContent } from './dyslexia-content.ts'
import { writeDyslexiaReport } from './dyslexia-report.ts'

const day = 86_400
const start = 1_790_000_000
const session = (at: number): PracticeSession => ({ started_at: at, seconds: 600, words: 20, right: 15 })
const none = { words: 0, right: 0 }
const step: DyslexiaReportContent['steps'][number] = {
  nr: 1,
  label: 'Korte klank',
  first_at: start,
  last_at: start,
  ...none,
  trained: none,
  untrained: none,
}
const measure = { topics: [] } as unknown as Measure

function reportOf(changes: Partial<DyslexiaReportContent>) {
  const content: DyslexiaReportContent = {
    child: { student_id: 1, name: 'Kim Bos', first_name: 'Kim', school_key: null, eckid: null },
    groups: '',
    period: { since: start, until: start + 90 * day },
    support: {
      guided_by: '',
      guided_period: '',
      frequency: '',
      duration: '',
      goal: '',
      effect: '',
      has_annex: false,
    },
    measures: [],
    allMeasures: [],
    sessions: [],
    weekOf: () => '2026-09-21',
    dossier: { interventions: [], moments: [] },
    asked: [],
    steps: [],
    errors: [],
    num_unread_runs: 0,
    ...changes,
  }
  return writeDyslexiaReport(content, start + 90 * day)
}

/** Returns the text of the statements from the log and of the fields that were filled in. */
function saidOf(changes: Partial<DyslexiaReportContent>): string {
  const [support] = reportOf(changes).sections
  const [said] = support?.blocks ?? []
  return said?.type === 'text' ? said.text : ''
}

test('ZEG-2 the file reports that no step was practised if the child only took a measure', () => {
  const said = saidOf({ sessions: [session(start)], measures: [measure] })
  expect(said).toMatch(
    /^Volgens het logboek: 1 moment op [^,]*, 10 minuten\. Daarin is aan geen stap geoefend\.$/,
  )
})

test('ZEG-2 the file says that its practice time includes measures if there are any', () => {
  const sessions = [session(start), session(start + 3 * day)]
  const counted = 'De tijd van metingen is meegeteld.'
  expect(saidOf({ sessions, steps: [step] })).toMatch(
    /2 momenten van .* tot en met .*, samen 20 minuten, gemiddeld 10 minuten per keer, aan 1 stap\.$/,
  )
  expect(saidOf({ sessions, steps: [step], measures: [measure] })).toContain(counted)
})

test('FOLD-2 the file counts the runs that could not be read', () => {
  const sentence = 'Van Kim konden 2 oefeningen niet worden gelezen. In wat Kim nu kan, tellen die niet mee.'
  expect(reportOf({ num_unread_runs: 2 }).counting).toContain(sentence)
})

test('ZEG-2 the file names no level of support if nobody entered one', () => {
  const report = reportOf({ sessions: [session(start)], steps: [step] })
  expect(report.sections[0]?.title).toBe('Begeleiding')
  expect(JSON.stringify(report)).not.toMatch(/niveau/i)
})

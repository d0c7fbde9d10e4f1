import { execFileSync } from 'node:child_process'
import type { GroupInsight, StudentInsight } from '@letterliaan/contract'
import {
  listAsked,
  listSittings,
  type AnswerLogRow,
  countSeconds,
  type LoggedSpan,
  countScore,
  filterWithinSpan,
} from './log-sums.ts'
import type { Bench } from './compare-child.ts'
import type { SchoolChild } from './school.ts'

const toText = (pdf: ArrayBuffer): string =>
  execFileSync('pdftotext', ['-layout', '-', '-'], {
    input: Buffer.from(pdf),
    encoding: 'utf8',
    maxBuffer: 1e8,
  })

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** Parses a text such as '2 uur en 10 minuten'. */
function minutesIn(text: string): number {
  const hours = Number(/(\d+) uur/.exec(text)?.[1] ?? 0)
  return 60 * hours + Number(/(\d+) minu/.exec(text)?.[1] ?? 0)
}

const toMinutes = (seconds: number): number => Math.round(seconds / 60)

export async function compareParents(
  bench: Bench,
  child: SchoolChild,
  insight: StudentInsight,
): Promise<void> {
  const {
    juf,
    tally: { compare },
    span,
    rowsOf,
  } = bench
  const rows = rowsOf.get(child.student_id) ?? []
  const pdf = await juf.call('POST /api/v1/begeleider/student/:id/report/parents', {
    params: { id: child.student_id },
    body: span,
  })
  const text = flat(toText(pdf))
  const [, times, long = '', words, right] =
    /deze periode (\d+) keer, samen (.*?)\. Daarbij schreef \S+ (\d+) woord\S*\. Daarvan waren er (\d+) in/.exec(
      text,
    ) ?? []
  const sittings = listSittings(rows)
  compare(
    'report for parents',
    child.name,
    [times, minutesIn(long), words, right],
    [sittings.length, toMinutes(countSeconds(sittings)), ...countScore(listAsked(rows))],
  )
  const tenths = [...text.matchAll(/ongeveer (\d+) van de 10/g)].map(([, count]) => count)
  const known = insight.categories
    .filter(({ skill }) => skill.look !== 'unknown')
    .toSorted((a, b) => b.skill.chance - a.skill.chance)
  const good = known.filter(({ skill }) => skill.look === 'good').slice(0, 3)
  const hard = known.filter(({ skill }) => skill.look === 'low')
  const unsure = known.filter(({ skill }) => skill.look === 'middle')
  const others = (hard.length > 0 ? hard : unsure).slice(-3).toReversed()
  compare(
    'report for parents',
    `${child.name} tenths`,
    tenths,
    [...good, ...others].map(({ skill }) => Math.round(10 * skill.chance)),
  )
}

export function compareGroupPractice(bench: Bench, group_id: number, insight: GroupInsight): void {
  const {
    tally: { compare },
    school,
    rowsOf,
  } = bench
  for (const { student_id, name, num_sessions, seconds, words, right } of insight.students) {
    const child = school.children.find((each) => each.student_id === student_id)
    const rows = child ? listRowsInGroup(bench, child, group_id, rowsOf.get(student_id) ?? []) : []
    const sittings = listSittings(rows)
    compare(
      'group insight',
      name,
      [num_sessions, toMinutes(seconds), words, right],
      [sittings.length, toMinutes(countSeconds(sittings)), ...countScore(listAsked(rows))],
    )
  }
}

export function listRowsInGroup(
  { school }: Bench,
  child: SchoolChild,
  group_id: number,
  rows: readonly AnswerLogRow[],
): AnswerLogRow[] {
  const isFirst = school.groups[child.group] === group_id
  if (child.event !== 'changesGroup') return isFirst ? [...rows] : []
  const whole: LoggedSpan = { since: 0, until: Infinity }
  return filterWithinSpan(
    rows,
    isFirst
      ? { ...whole, until: school.groupChangedAt(child) }
      : { ...whole, since: school.groupChangedAt(child) },
  )
}

export async function compareDyslexia(
  bench: Bench,
  child: SchoolChild,
  insight: StudentInsight,
): Promise<void> {
  const {
    juf,
    tally: { compare },
    span,
    rowsOf,
  } = bench
  const page = 'dyslexia file'
  const rows = rowsOf.get(child.student_id) ?? []
  const pdf = await juf.call('POST /api/v1/begeleider/student/:id/report/dyslexia', {
    params: { id: child.student_id },
    body: { ...span, guided_by: '', guided_period: '', frequency: '', duration: '', goal: '', effect: '' },
  })
  const text = toText(pdf)
  const asked = listAsked(rows)
  const sittings = listSittings(rows)
  const total = /^\s*Samen((?:\s+\d+){4})\s*$/m.exec(text)?.[1]?.trim().split(/\s+/)
  compare(page, `${child.name} together`, total, [
    sittings.length,
    toMinutes(countSeconds(sittings)),
    ...countScore(asked),
  ])
  const weeks = [...text.matchAll(/^\s*\d+ \w+\.? \d{4}\s.*?\s{2,}(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*$/gm)].map(
    (match) => match.slice(1),
  )
  compare(
    page,
    `${child.name} weeks`,
    weeks,
    insight.practice.weeks.map(({ sessions, seconds, words, right }) => [
      sessions,
      toMinutes(seconds),
      words,
      right,
    ]),
  )
  const steps = text.slice(text.indexOf('Wat er is geoefend'), text.indexOf('Fouten per categorie'))
  const tallies = [...steps.replaceAll(/\S+ \d+ van \d+\s*\f/g, '').matchAll(/(\d+) van (\d+)/g)].map(
    ([, right, words]) => `${right} van ${words}`,
  )
  const practised = new Set(
    rows.filter(({ template }) => !['StapDictee', 'Test'].includes(template)).map(({ nr }) => nr),
  )
  const ofLessons = asked.filter(({ first }) => first.measure_id === null && practised.has(first.nr))
  const own = [
    ...Map.groupBy(ofLessons, ({ first }) => `${first.organisation_id} ${first.nr}`).values(),
  ].flatMap((ofStep) => {
    const final = ofStep.filter(({ isFinal }) => isFinal)
    return [
      ofStep.filter(({ isFinal }) => !isFinal),
      final.filter(({ isTrained }) => isTrained),
      final.filter(({ isTrained }) => !isTrained),
    ].flatMap((some) => (some.length === 0 ? [] : [`${countScore(some)[1]} van ${some.length}`]))
  })
  compare(page, `${child.name} steps`, tallies.toSorted(), own.toSorted())
}

/** Compares the page of an intervention: minutes done and planned, and the results of both measures. */
export async function compareIntervention({ juf, tally, rowsOf }: Bench, id: number): Promise<void> {
  const intervention = await juf.call('GET /api/v1/begeleider/intervention/:id', { params: { id } })
  const since = Date.parse(`${intervention.begin_on}T00:00:00+01:00`) / 1000
  const until = Date.parse(`${intervention.end_on}T24:00:00+01:00`) / 1000
  for (const { student_id, name, minutes, planned, results } of intervention.children) {
    const rows = rowsOf.get(student_id) ?? []
    const measured = listAsked(rows).filter(({ first }) => first.measure_id !== null)
    const scores = results.flatMap(({ before, after }) => [before, after]).filter((each) => each !== null)
    const sum = (key: 'words' | 'right') => scores.reduce((total, each) => total + each[key], 0)
    const [words, right] = countScore(measured)
    tally.compare(
      'page of an intervention',
      name,
      [minutes, planned, sum('words'), sum('right')],
      [
        toMinutes(countSeconds(listSittings(filterWithinSpan(rows, { since, until })))),
        intervention.num_weeks * 3 * 10,
        words,
        right,
      ],
    )
  }
}

import type { Client } from '@letterliaan/contract/client'
import type { StudentInsight } from '@letterliaan/contract'

import {
  type LoggedWord,
  groupInOrder,
  listAsked,
  listSittings,
  readRows,
  type AnswerLogRow,
  countSeconds,
  type LoggedSpan,
  countScore,
  findMonday,
  filterWithinSpan,
} from './log-sums.ts'
import type { GeneratedSchool, SchoolChild } from './school.ts'
import type { StatementTally } from './tally.ts'
import type { TrueChance } from './truth.ts'

export interface Bench {
  readonly school: GeneratedSchool
  readonly juf: Client
  readonly tally: StatementTally
  readonly truth: TrueChance
  readonly categoryOf: (row: Pick<AnswerLogRow, 'nr' | 'organisation_id'>) => string
  readonly rowsOf: ReadonlyMap<number, readonly AnswerLogRow[]>
  readonly span: LoggedSpan
}

export async function readAllRows({ database, children }: GeneratedSchool) {
  const rows = new Map<number, readonly AnswerLogRow[]>()
  for (const { student_id } of children) rows.set(student_id, await readRows(database.queries, student_id))
  return rows
}

export async function compareChild(bench: Bench, child: SchoolChild, since: number): Promise<StudentInsight> {
  const {
    juf,
    tally: { compare },
    rowsOf,
    categoryOf,
  } = bench
  const all = rowsOf.get(child.student_id) ?? []
  const span = { since, until: Infinity }
  const insight = await juf.call('GET /api/v1/begeleider/student/:id/insight', {
    params: { id: child.student_id },
    query: { since: String(since) },
  })
  const page = since === 0 ? 'dossier, the year' : 'dossier, six weeks'
  const rows = filterWithinSpan(all, span)
  const asked = filterWithinSpan(listAsked(all), span)
  const sittings = listSittings(rows)
  const { practice } = insight
  compare(
    page,
    `${child.name} practice`,
    [practice.seconds, practice.num_sessions],
    [countSeconds(sittings), sittings.length],
  )
  const byWeek = groupInOrder(sittings, ({ from }) => findMonday(from))
  compare(
    page,
    `${child.name} weeks`,
    practice.weeks.map(({ week, seconds, sessions, words, right }) => [
      week,
      seconds,
      sessions,
      words,
      right,
    ]),
    byWeek.map(([week, ofWeek]) => {
      const inWeek = asked.filter(({ created_at }) =>
        ofWeek.some(({ from, until }) => created_at >= from && created_at <= until),
      )
      return [week, countSeconds(ofWeek), ofWeek.length, countScore(inWeek)]
    }),
  )
  const byCategory = new Map(groupInOrder(asked, ({ first }) => categoryOf(first)))
  compare(page, `${child.name} categories`, insight.categories.length, byCategory.size)
  for (const { category, ...shown } of insight.categories) {
    const own = byCategory.get(category) ?? []
    compare(
      page,
      `${child.name} ${category}`,
      [shown.words, shown.right, ...training(shown)],
      [...countScore(own), ...countTraining(own)],
    )
    compare(
      page,
      `${child.name} ${category} weeks`,
      shown.weeks.map(({ week, words, right }) => [week, words, right]),
      groupInOrder(own, ({ created_at }) => findMonday(created_at)).map(([week, inWeek]) => [
        week,
        countScore(inWeek),
      ]),
    )
  }
  compare(page, `${child.name} training`, training(insight), countTraining(asked))
  const errors = rows.filter(({ is_right, error_class }) => !is_right && error_class !== null)
  const named = errors.flatMap(({ error_class }) => (error_class ?? '').split(','))
  for (const { category, count, types } of insight.errors) {
    const own = named.filter((error) => error.slice(error.indexOf(':') + 1) === category)
    compare(page, `${child.name} errors ${category}`, count, own.length)
    for (const { tag, count: ofTag } of types)
      compare(
        page,
        `${child.name} ${tag}:${category}`,
        ofTag,
        own.filter((error) => error.startsWith(`${tag}:`)).length,
      )
  }
  compare(
    page,
    `${child.name} errors`,
    insight.errors.reduce((sum, { count }) => sum + count, 0),
    named.length,
  )
  return insight
}

const training = ({ trained, untrained }: Pick<StudentInsight, 'trained' | 'untrained'>): number[] => [
  trained.words,
  trained.right,
  untrained.words,
  untrained.right,
]

function countTraining(asked: readonly LoggedWord[]): number[] {
  const final = asked.filter(({ isFinal }) => isFinal)
  return [
    ...countScore(final.filter(({ isTrained }) => isTrained)),
    ...countScore(final.filter(({ isTrained }) => !isTrained)),
  ]
}

export async function compareSittings(
  { juf, tally: { compare }, rowsOf }: Bench,
  child: SchoolChild,
): Promise<void> {
  const all = rowsOf.get(child.student_id) ?? []
  const { sessions } = await juf.call('GET /api/v1/begeleider/student/:id/session', {
    params: { id: child.student_id },
  })
  const asked = listAsked(all)
  compare(
    'sittings',
    child.name,
    sessions.map(({ started_at, seconds, words, right }) => [started_at, seconds, words, right]),
    listSittings(all)
      .map(({ from, until }) => [
        from,
        until - from,
        countScore(asked.filter(({ created_at }) => created_at >= from && created_at <= until)),
      ])
      .toReversed(),
  )
}

import type { ExportTable } from '@letterliaan/contract'
import { spellingTopics } from '@letterliaan/curriculum'
import { listWorkDone } from './compare-log.ts'
import { listAsked, listSittings, countScore } from './log-sums.ts'
import type { Bench } from './compare-child.ts'
import type { SchoolChild } from './school.ts'

const clockFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Returns day and time, such as '2026-08-31' and '09:00:10'. */
const momentOf = (at: number): string[] => clockFormat.format(at * 1000).split(' ')

const yesNo = (value: boolean): string => (value ? 'ja' : 'nee')

function parseCsv(bytes: ArrayBuffer): string[][] {
  const text = new TextDecoder().decode(bytes)
  const lines = text.split('\r\n').filter((line) => line !== '')
  return lines.map((line) =>
    [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    ),
  )
}

/** Groups lines by child. Each line is a record by column. */
function byName(lines: readonly string[][]): Map<string, Record<string, string>[]> {
  const [head = [], ...rest] = lines
  const records = rest.map((line) =>
    Object.fromEntries(head.map((column, at) => [column, line[at] ?? ''] as const)),
  )
  return Map.groupBy(records, ({ naam = '' }) => naam)
}

const pick = (record: Record<string, string>, columns: readonly string[]): string[] =>
  columns.map((column) => record[column] ?? '')

/** Compares the three files of all children. The files of a group contain the same lines for its members. */
export async function compareCsv(bench: Bench): Promise<void> {
  const { juf, tally, school, span } = bench
  const read = async (table: ExportTable) => {
    const groups = await Promise.all(
      school.groups.map((id) =>
        juf.call('POST /api/v1/begeleider/:scope/:id/csv', {
          params: { scope: 'group', id },
          body: { ...span, table },
        }),
      ),
    )
    const lines = groups.map(parseCsv)
    return byName([lines[0]?.[0] ?? [], ...lines.flatMap((ofGroup) => ofGroup.slice(1))])
  }
  const [answers, sessions, measures] = [
    await read('answers'),
    await read('sessions'),
    await read('measures'),
  ]
  for (const child of school.children) {
    tally.compare(
      'CSV of answers',
      child.name,
      (answers.get(child.name) ?? []).map((line) =>
        pick(line, ['datum', 'tijd', 'oefening', 'niveau', 'woord', 'goed', 'milliseconden', 'categorie']),
      ),
      listWorkDone(bench, child).map(({ at, template, difficulty, word, written, time_ms }, index) => [
        momentOf(at),
        template,
        difficulty,
        word,
        yesNo(written === null),
        time_ms,
        bench.categoryOf(bench.rowsOf.get(child.student_id)?.[index] ?? { nr: 0, organisation_id: null }),
      ]),
    )
    compareSpellings(bench, child, answers.get(child.name) ?? [])
    compareSessions(bench, child, sessions.get(child.name) ?? [])
    compareMeasureLines(bench, child, measures.get(child.name) ?? [])
  }
}

/** Compares misspellings. A refused letter is an error at the end of the text. */
function compareSpellings(bench: Bench, child: SchoolChild, lines: readonly Record<string, string>[]): void {
  for (const [at, { template, written }] of listWorkDone(bench, child).entries()) {
    if (written === null || template === 'LuisterTyp') continue
    const { ingevoerd, 'geschreven als': spelled } = lines[at] ?? {}
    bench.tally.compare('CSV of answers', `${child.name} spelling`, [ingevoerd, spelled], [written, written])
  }
}

function compareSessions(bench: Bench, child: SchoolChild, lines: readonly Record<string, string>[]): void {
  const rows = bench.rowsOf.get(child.student_id) ?? []
  const asked = listAsked(rows)
  bench.tally.compare(
    'CSV of sittings',
    child.name,
    lines.map((line) => pick(line, ['datum', 'begin', 'einde', 'seconden', 'woorden', 'in één keer goed'])),
    listSittings(rows).map(({ from, until }) => [
      momentOf(from),
      momentOf(until)[1],
      until - from,
      countScore(asked.filter(({ created_at }) => created_at >= from && created_at <= until)),
    ]),
  )
}

const topicOf = (category: string): string =>
  spellingTopics.find(({ categories }) => categories.includes(category))?.key ?? ''

/** Counts words and right answers of each topic of each completed measure, in a fixed order. */
function countMeasures(
  bench: Bench,
  child: SchoolChild,
): { label: string; key: string; words: number; right: number }[] {
  const taken = listAsked(bench.rowsOf.get(child.student_id) ?? []).filter(
    ({ first }) => first.measure_id !== null,
  )
  const byTopic = Map.groupBy(taken, ({ first }) => `${first.measure_id} ${topicOf(bench.categoryOf(first))}`)
  return [...byTopic].map(([of, asked]) => {
    const key = of.slice(of.indexOf(' ') + 1)
    const [words, right] = countScore(asked)
    return { key, label: spellingTopics.find((topic) => topic.key === key)?.label ?? '', words, right }
  })
}

const sorted = (lines: readonly (readonly (string | number)[])[]): string[] =>
  lines.map((line) => line.join('|')).toSorted()

function compareMeasureLines(
  bench: Bench,
  child: SchoolChild,
  lines: readonly Record<string, string>[],
): void {
  bench.tally.compare(
    'CSV of measures',
    child.name,
    sorted(
      lines
        .filter(({ woorden }) => woorden !== '')
        .map((line) => pick(line, ['onderdeel', 'woorden', 'goed'])),
    ),
    sorted(countMeasures(bench, child).map(({ label, words, right }) => [label, words, right])),
  )
}

/** Compares the file for a pupil system, which has a percentage for each topic of each completed measure. */
export async function compareUwlr(bench: Bench): Promise<void> {
  const { juf, tally, school, span } = bench
  const files = await Promise.all(
    school.groups.map((id) =>
      juf.call('POST /api/v1/begeleider/:scope/:id/uwlr', { params: { scope: 'group', id }, body: span }),
    ),
  )
  const xml = files.map((file) => new TextDecoder().decode(file)).join('')
  const results = new Map(
    [...xml.matchAll(/<toetsafname><leerlingid>(.*?)<\/leerlingid>(.*?)<\/toetsafname>/gs)].map(
      ([, key = '', inside = '']) => [
        key,
        [...inside.matchAll(/<toetsonderdeelcode>(.*?)<\/toetsonderdeelcode><score>(\d+)<\/score>/g)].map(
          ([, topic = '', percent = '']) => [topic, percent],
        ),
      ],
    ),
  )
  for (const child of school.children)
    tally.compare(
      'UWLR',
      child.name,
      sorted(results.get(`L${child.name.slice(4)}`) ?? []),
      sorted(
        countMeasures(bench, child).map(({ key, words, right }) => [key, Math.round((100 * right) / words)]),
      ),
    )
}

import type { GroupInsight } from '@letterliaan/contract'
import { spellingTopics } from '@letterliaan/curriculum'
import { sendWeeklyMails } from '../../apps/server/src/modules/insight/weekly-mail/send-weekly-mails.ts'
import { createChildCheck } from '../../apps/server/src/modules/insight/index.ts'
import { numSchoolWeeks } from './children.ts'
import { interventionWeeks } from './give.ts'
import {
  listAsked,
  listSittings,
  countSeconds,
  countScore,
  findMonday,
  filterWithinSpan,
} from './log-sums.ts'
import type { Bench } from './compare-child.ts'
import { listRowsInGroup } from './reports.ts'
import { getNow, setNow, benchSupervisor } from './school.ts'
import { compareCause } from './sentences.ts'

export async function compareGroup(bench: Bench, group_id: number): Promise<GroupInsight> {
  const {
    juf,
    tally: { compare },
    school,
    rowsOf,
    categoryOf,
  } = bench
  const insight = await juf.call('GET /api/v1/begeleider/group/:id/insight', {
    params: { id: group_id },
    query: { since: '0' },
  })
  const askedHere = (student_id: number) => {
    const child = school.children.find((each) => each.student_id === student_id)
    const rows = rowsOf.get(student_id) ?? []
    const isHere = new Set(child ? listRowsInGroup(bench, child, group_id, rows) : [])
    return listAsked(rows).filter(({ first }) => isHere.has(first))
  }
  const members = new Set(insight.students.map(({ student_id }) => student_id))
  for (const { student_id, name, words, right, cells } of insight.students) {
    const asked = askedHere(student_id)
    compare('group', name, [words, right], countScore(asked))
    for (const cell of cells)
      compare(
        'group',
        `${name} ${cell.category}`,
        [cell.words, cell.right],
        countScore(asked.filter(({ first }) => categoryOf(first) === cell.category)),
      )
  }
  const former = school.children
    .filter(({ student_id }) => !members.has(student_id))
    .map(({ student_id }) => askedHere(student_id))
  const left = former.filter((asked) => asked.length > 0)
  compare(
    'group',
    'former',
    [insight.former.num_students, insight.former.words, insight.former.right],
    [left.length, ...countScore(left.flat())],
  )
  const all = school.children.flatMap(({ student_id }) => askedHere(student_id))
  for (const { category, words, right, num_known, num_low } of insight.categories) {
    const looks = insight.students.flatMap(({ cells }) =>
      cells.filter((cell) => cell.category === category).map(({ skill }) => skill.look),
    )
    compare(
      'group',
      category,
      [words, right, num_known, num_low],
      [
        ...countScore(all.filter(({ first }) => categoryOf(first) === category)),
        looks.filter((look) => look !== 'unknown').length,
        looks.filter((look) => look === 'low').length,
      ],
    )
  }
  return insight
}

export async function compareGroupWeeks(bench: Bench): Promise<void> {
  const {
    juf,
    tally: { compare },
    school,
    rowsOf,
  } = bench
  for (const { group_id, num_practised, minutes } of await juf.call(
    'GET /api/v1/begeleider/group-week',
    {},
  )) {
    const ofChildren = school.children.flatMap((child) => {
      const rows = listRowsInGroup(bench, child, group_id, rowsOf.get(child.student_id) ?? [])
      const thisWeek = rows.filter(({ created_at }) => findMonday(created_at) === findMonday(getNow()))
      return thisWeek.length === 0 ? [] : [countSeconds(listSittings(thisWeek))]
    })
    const seconds = ofChildren.reduce((sum, own) => sum + own, 0)
    compare(
      'Vandaag',
      `group ${group_id}`,
      [num_practised, minutes],
      [ofChildren.length, Math.round(seconds / 60)],
    )
  }
}

export async function judgeToday(bench: Bench): Promise<void> {
  const { juf, tally, school, rowsOf } = bench
  const { lines } = await juf.call('GET /api/v1/begeleider/today', {})
  const causesOf = new Map(lines.map(({ id, causes }) => [id, causes]))
  for (const child of school.children) {
    const causes = causesOf.get(child.student_id) ?? []
    const rows = rowsOf.get(child.student_id) ?? []
    const what = `${child.name} (${child.course}, ${child.event ?? 'no event'})`
    const isAway = child.event === 'absent' || child.event === 'threeAnswers'
    const truths: Readonly<Record<string, boolean>> = {
      absent: isAway,
      back: child.course === 'fallen',
      suspect: child.event === 'siblingLast',
    }
    for (const cause of causes) {
      tally.say(`Vandaag: ${cause.kind}`, `${what} ${JSON.stringify(cause)}`, truths[cause.kind] ?? true)
      compareCause(bench, child, cause)
      if (cause.kind === 'absent')
        tally.compare('Vandaag', `${child.name} last`, cause.last_at, rows.at(-1)?.created_at ?? null)
      if (cause.kind !== 'stuck') continue
      for (const { word, written } of cause.words) {
        const isSo = rows.some(
          (row) =>
            row.step_id === cause.step_id &&
            row.word === word &&
            !row.is_right &&
            (written === null || row.input === written),
        )
        tally.compare(
          'Vandaag',
          `${child.name} wrong`,
          `${word} ${written} ${isSo}`,
          `${word} ${written} true`,
        )
      }
    }
    for (const [kind, isSo] of Object.entries(truths))
      if (isSo && (kind !== 'back' || child.event === null) && !causes.some((cause) => cause.kind === kind))
        tally.miss(`Vandaag: ${kind}`)
  }
}

const categoriesOfTopic = (key: string): readonly string[] =>
  spellingTopics.find((topic) => topic.key === key)?.categories ?? []

export async function checkComparedMeasures({
  juf,
  tally: { compare },
  school,
  rowsOf,
  categoryOf,
}: Bench): Promise<void> {
  for (const child of school.children) {
    const asked = listAsked(rowsOf.get(child.student_id) ?? [])
    const { measures } = await juf.call('GET /api/v1/begeleider/student/:id/measure', {
      params: { id: child.student_id },
    })
    for (const { id, num_done, topics } of measures) {
      const own = asked.filter(({ first }) => first.measure_id === id)
      compare('measures', `${child.name} done`, num_done, own.length)
      for (const { key, words, right } of topics) {
        const categories = categoriesOfTopic(key)
        compare(
          'measures',
          `${child.name} ${key}`,
          [words, right],
          countScore(own.filter(({ first }) => categories.includes(categoryOf(first)))),
        )
      }
    }
  }
}

export async function checkJudgedIntervention(bench: Bench, id: number): Promise<void> {
  const { juf, tally, school, rowsOf, categoryOf, truth } = bench
  const { compare } = tally
  const intervention = await juf.call('GET /api/v1/begeleider/intervention/:id', { params: { id } })
  const since = Date.parse(`${intervention.begin_on}T00:00:00+01:00`) / 1000
  const until = Date.parse(`${intervention.end_on}T24:00:00+01:00`) / 1000
  for (const told of intervention.children) {
    const child = school.children.find(({ student_id }) => student_id === told.student_id)
    const rows = rowsOf.get(told.student_id) ?? []
    const sittings = listSittings(filterWithinSpan(rows, { since, until }))
    compare(
      'intervention',
      told.name,
      [told.times, told.minutes],
      [sittings.length, Math.round(countSeconds(sittings) / 60)],
    )
    compare('intervention', `${told.name} planned`, told.planned, intervention.num_weeks * 3 * 10)
    for (const { topic, before, after, verdict } of told.results) {
      const categories = categoriesOfTopic(topic)
      for (const measured of [before, after]) {
        const own = listAsked(rows).filter(
          ({ first }) => first.measure_id === measured?.measure_id && categories.includes(categoryOf(first)),
        )
        compare('intervention', `${told.name} ${topic}`, [measured?.words, measured?.right], countScore(own))
      }
      if (!child) continue
      const chanceIn = (week: number) => {
        const chances = categories
          .map((category) => truth(child, category, week))
          .filter((chance) => !Number.isNaN(chance))
        return chances.reduce((sum, chance) => sum + chance, 0) / chances.length
      }
      const change = chanceIn(interventionWeeks.last) - chanceIn(interventionWeeks.first)
      const what = `${told.name} (${child.course}) ${topic}: ${verdict}, truly ${change.toFixed(2)}`
      const kind = Math.abs(change) < 0.01 ? 'intervention: verdict, of unchanged' : 'intervention: verdict'
      if (verdict === 'forward' || verdict === 'back')
        tally.say(kind, what, verdict === 'forward' ? change >= 0.01 : change <= -0.01)
      else if (Math.abs(change) > 0.2) tally.miss(kind)
    }
  }
}

const byWord = (a: { readonly word_id: number }, b: { readonly word_id: number }): number =>
  a.word_id - b.word_id

export async function compareDictation(
  { juf, tally: { compare }, rowsOf }: Bench,
  id: number,
): Promise<void> {
  const { results } = await juf.call('GET /api/v1/begeleider/week-dictation/:id', { params: { id } })
  for (const { student_id, name, answers } of results) {
    const own = listAsked(rowsOf.get(student_id) ?? []).filter(
      ({ first }) => first.dictation_id === id && first.template === 'Test',
    )
    compare(
      'week dictation',
      name,
      answers.toSorted(byWord).map(({ word_id, is_right, input }) => [word_id, is_right, input]),
      own
        .toSorted((a, b) => byWord(a.first, b.first))
        .map(({ first, right }) => [first.word_id, right, first.input]),
    )
  }
}

export async function compareMail(
  { juf, tally: { compare }, school, rowsOf }: Bench,
  monday: number,
): Promise<void> {
  await juf.call('PATCH /api/v1/begeleider/account', {
    body: { wants_weekly_mail: true },
  })
  const week = findMonday(getNow())
  const { database, contents } = school
  setNow(monday)
  let text = ''
  await sendWeeklyMails(
    {
      database,
      contents,
      checkChildren: createChildCheck(),
      mailer: { send: async (mail) => void (text = mail.text) },
      publicUrl: () => 'https://spel.school.test',
      onError: (error) => console.error(error),
    },
    monday,
  )
  const [, num, of, minutes] =
    /oefenden? (\d+) van de (\d+) kind\S* die u begeleidt, samen (\d+) minu/.exec(text) ?? []
  const ofChildren = school.children.flatMap(({ student_id }) => {
    const rows = (rowsOf.get(student_id) ?? []).filter(({ created_at }) => findMonday(created_at) === week)
    return rows.length === 0 ? [] : [countSeconds(listSittings(rows))]
  })
  const seconds = ofChildren.reduce((sum, own) => sum + own, 0)
  compare(
    'weekly mail',
    benchSupervisor,
    [num, of, minutes],
    [ofChildren.length, school.children.length, Math.round(seconds / 60)],
  )
}

export const lastWeek = numSchoolWeeks - 1

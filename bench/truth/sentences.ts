import type { GroupInsight, StudentInsight, TodayCause } from '@letterliaan/contract'
import { concludeGroup } from '../../apps/supervisor/src/features/insight/conclusions.ts'
import { summariseChild } from '../../apps/supervisor/src/features/insight/child-summary.ts'
import { describeCause } from '../../apps/supervisor/src/features/today/describe-cause.ts'
import { lessonTexts } from '@letterliaan/texts/lesson'
import { numSchoolWeeks } from './children.ts'
import { listWorkDone } from './compare-log.ts'
import { listSittings, countSeconds } from './log-sums.ts'
import type { Bench } from './compare-child.ts'
import { getNow, type SchoolChild } from './school.ts'

const lastWeek = numSchoolWeeks - 1
const fourWeeks = 28 * 86_400

/** Matches ‘Korte klank’ (ongeveer 55%). */
const namesIn = (text: string): string[] => [...text.matchAll(/‘(.*?)’/g)].map(([, name = '']) => name)

/** Parses a text such as '1 uur en 10 minuten'. */
function minutesIn(text: string): number {
  const hours = Number(/(\d+) uur/.exec(text)?.[1] ?? 0)
  return 60 * hours + Number(/(\d+) minu/.exec(text)?.[1] ?? 0)
}

/** Judges the sentences at the top of a child's page by the child's work and knowledge. */
export async function judgeSummary(bench: Bench, child: SchoolChild, insight: StudentInsight): Promise<void> {
  const { juf, tally, truth, rowsOf } = bench
  const { sessions } = await juf.call('GET /api/v1/begeleider/student/:id/session', {
    params: { id: child.student_id },
  })
  const [mastery = '', , latest = ''] = summariseChild(child.name, insight, sessions, getNow())
  const categoryOf = new Map(insight.categories.map(({ name, category }) => [name, category]))
  const chanceOf = (name: string) => truth(child, categoryOf.get(name) ?? '', lastWeek)
  const what = `${child.name} (${child.course}, ${child.event ?? 'no event'})`
  const [good = '', hard = ''] = mastery.split(/(?=Dit is nu nog lastig)/)
  for (const name of namesIn(good))
    tally.say('dossier, sentence: goes well', `${what} ${name}`, chanceOf(name) > 0.7)
  for (const name of namesIn(hard))
    tally.say(
      'dossier, sentence: is hard',
      `${what} ${name} ${chanceOf(name).toFixed(2)}`,
      chanceOf(name) < 0.8,
    )
  const recent = listSittings(rowsOf.get(child.student_id) ?? []).filter(
    ({ from }) => from > getNow() - fourWeeks,
  )
  const [, times] = /vier weken (\d+) keer/.exec(latest) ?? []
  tally.compare(
    'dossier, sentences',
    `${what} lately`,
    [times ?? 0, minutesIn(latest)],
    [recent.length, Math.round(countSeconds(recent) / 60)],
  )
}

const dayFormat = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  day: 'numeric',
  month: 'short',
})

/** Compares the day and the words that a line of 'Vandaag' names. */
export function compareCause(bench: Bench, child: SchoolChild, cause: TodayCause): void {
  const told = describeCause(cause)
  const last = listWorkDone(bench, child).at(-1)
  if (cause.kind === 'absent' && last !== undefined) {
    const [, day] = /sinds (\d+ \w+)/.exec(told) ?? []
    bench.tally.compare(
      'Vandaag, sentences',
      child.name,
      day,
      dayFormat.format(last.at * 1000).replace('.', ''),
    )
  }
  if (cause.kind === 'running_out')
    bench.tally.compare('Vandaag, sentences', child.name, /\d+/.exec(told)?.[0], cause.num_left)
}

/** Compares the sentence below the matrix: how many children are known, and how many find it hard. */
export function compareGroupSentence({ tally }: Bench, insight: GroupInsight): void {
  const told = concludeGroup(insight)
  const [name = ''] = namesIn(told)
  const category = insight.categories.find((each) => each.name === name)?.category
  const looks = insight.students.flatMap(({ cells }) =>
    cells.filter((cell) => cell.category === category).map(({ skill }) => skill.look),
  )
  const [, count, all] = /voor (\d+) kind\S*, van de (\d+)/.exec(told) ?? []
  tally.compare(
    'group, sentence',
    name,
    [count, all],
    [looks.filter((look) => look === 'low').length, looks.filter((look) => look !== 'unknown').length],
  )
}

/** A completed repetition must be called done, whatever its result, and never passed. */
export function judgeRepetitions({ school, tally }: Bench): void {
  const { repeated, passed, passedForFun } = lessonTexts
  for (const { child, said, isDone } of school.saidOfRepetitions) {
    if (said === repeated.text) tally.say('lesson: this repetition is done', child.name, isDone)
    else if (isDone) tally.miss('lesson: this repetition is done', `${child.name}: ${said}`)
    if (said === passed.text || said === passedForFun.text)
      tally.say('lesson: a repetition is passed', child.name, false)
  }
}

/**
 * Recounts every number of every page from the log of a simulated school year, and judges every statement by
 * the true skill. BENCH_SEED: other answers; BENCH_CHILDREN: in each group (12); BENCH_KEEP: a folder for the
 * database.
 */
import { daySeconds } from '@letterliaan/rules/calendar'
import { readStepIndex } from '../../apps/server/src/modules/insight/index.ts'
import {
  beginIntervention,
  giveGeneratedDictation,
  indexWords,
  interventionWeeks,
  logInSupervisor,
  measureGeneratedIntervention,
  takeDictation,
  takeMeasures,
} from './give.ts'
import { compareCsv, compareUwlr } from './exports.ts'
import { compareLog } from './compare-log.ts'
import {
  compareDictation,
  compareGroup,
  compareGroupWeeks,
  compareMail,
  checkComparedMeasures,
  checkJudgedIntervention,
  judgeToday,
  lastWeek,
} from './compare-pages.ts'
import { type Bench, compareChild, compareSittings, readAllRows } from './compare-child.ts'
import { endOfYear, firstMonday, findMondayOfWeek, playYear, voidedWeek } from './play-year.ts'
import { judgeOutros } from './outro.ts'
import { compareProgress } from './progress.ts'
import { compareDyslexia, compareGroupPractice, compareParents, compareIntervention } from './reports.ts'
import { compareGroupSentence, judgeRepetitions, judgeSummary } from './sentences.ts'
import { getNow, openSchool, type GeneratedSchool, setNow } from './school.ts'
import { judgeChanges, judgeHome, judgeIntervals, judgeLook } from './judge-statements.ts'
import { createTally } from './tally.ts'
import { readTruth } from './truth.ts'

const linksAMinute = 20
const sixWeeks = 42 * daySeconds

async function live(school: GeneratedSchool, url: string) {
  const contentOf = await indexWords(school)
  const given = { intervention: 0, dictation: 0 }
  await playYear(school, url, async (week, day) => {
    if (week === interventionWeeks.first && day === 0) {
      given.intervention = await beginIntervention(url, school)
      await measureGeneratedIntervention(url, given.intervention, 'start')
      await takeMeasures(url, school, week, contentOf)
    }
    if (week === interventionWeeks.last && day === 4) {
      await measureGeneratedIntervention(url, given.intervention, 'end')
      await takeMeasures(url, school, week, contentOf)
    }
    if (week === lastWeek && day === 0)
      given.dictation = await giveGeneratedDictation(url, school, findMondayOfWeek(week) + 4 * daySeconds)
    if (week === lastWeek && day === 4) await takeDictation(url, school, week, contentOf)
  })
  return given
}

/** Voids the whole week in which a sibling played. */
async function voidSittings(school: GeneratedSchool, url: string): Promise<void> {
  const juf = await logInSupervisor(url)
  for (const { student_id } of school.children.filter(({ event }) => event === 'voided')) {
    const { sessions } = await juf.call('GET /api/v1/begeleider/student/:id/session', {
      params: { id: student_id },
    })
    const monday = findMondayOfWeek(voidedWeek)
    const [first, ...also] = sessions
      .map(({ started_at }) => started_at)
      .filter((at) => at >= monday && at < monday + 7 * daySeconds)
    await juf.call('POST /api/v1/begeleider/student/:id/session/void', {
      params: { id: student_id },
      idempotencyKey: crypto.randomUUID(),
      body: { started_at: first ?? 0, also, reason: '' },
    })
  }
}

async function compareAll(
  bench: Bench,
  given: { readonly intervention: number; readonly dictation: number },
): Promise<void> {
  const { school, juf } = bench
  for (const [at, child] of school.children.entries()) {
    // More links may be made only a minute later.
    if (at > 0 && at % linksAMinute === 0) setNow(getNow() + 61)
    compareLog(bench, child)
    const insight = await compareChild(bench, child, 0)
    await compareChild(bench, child, endOfYear - sixWeeks)
    await compareSittings(bench, child)
    for (const { category, skill } of insight.categories)
      judgeLook(bench, child, category, skill.look, 'dossier')
    judgeIntervals(bench, child, insight)
    judgeChanges(bench, child, insight.changes, 'dossier')
    await compareParents(bench, child, insight)
    await compareDyslexia(bench, child, insight)
    await compareProgress(bench, child)
    await judgeSummary(bench, child, insight)
    const params = { id: child.student_id }
    const { address } = await juf.call('POST /api/v1/begeleider/student/:id/home-link', {
      params,
      body: { weeks: 4, since: 0 },
    })
    const home = await juf.call('POST /api/v1/home-page', {
      body: { token: address.slice(address.indexOf('#') + 1) },
    })
    const { num_sessions, seconds, words, right } = home.practice
    const { practice, categories } = insight
    const sum = (key: 'words' | 'right') => categories.reduce((total, category) => total + category[key], 0)
    bench.tally.compare(
      'page for home',
      child.name,
      [num_sessions, seconds, words, right],
      [practice.num_sessions, practice.seconds, sum('words'), sum('right')],
    )
    judgeHome(bench, child, home, insight)
  }
  for (const group_id of school.groups) {
    const insight = await compareGroup(bench, group_id)
    for (const { student_id, cells } of insight.students) {
      const child = school.children.find((each) => each.student_id === student_id)
      if (child)
        for (const { category, skill } of cells) judgeLook(bench, child, category, skill.look, 'group')
    }
    compareGroupPractice(bench, group_id, insight)
    compareGroupSentence(bench, insight)
  }
  await compareGroupWeeks(bench)
  await judgeToday(bench)
  await checkComparedMeasures(bench)
  await checkJudgedIntervention(bench, given.intervention)
  await compareIntervention(bench, given.intervention)
  await compareCsv(bench)
  await compareUwlr(bench)
  await compareDictation(bench, given.dictation)
  await compareMail(bench, findMondayOfWeek(lastWeek) + 7 * daySeconds + 3600)
  judgeRepetitions(bench)
  await judgeOutros(bench)
}

const school = await openSchool(firstMonday - daySeconds)
try {
  const url = await school.listen()
  const given = await live(school, url)
  setNow(endOfYear)
  await voidSittings(school, url)
  const index = await readStepIndex(school.database.queries, school.contents, school.organisation_id)
  const tally = createTally()
  const bench: Bench = {
    school,
    juf: await logInSupervisor(url),
    tally,
    truth: await readTruth(school),
    categoryOf: (row) => index.stepOf(row)?.category ?? '',
    rowsOf: await readAllRows(school),
    span: { since: firstMonday, until: endOfYear + 1 },
  }
  await compareAll(bench, given)
  tally.print()
} finally {
  await school.close()
}

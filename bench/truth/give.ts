import type { Client } from '@letterliaan/contract/client'
import {
  findWordOf,
  readCurrentStepContents,
  type StepContent,
} from '../../apps/server/src/modules/curriculum/index.ts'
import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import { createRandomness } from '../learning/randomness.ts'
import { logInChild } from '../server/load/child.ts'
import { computeChance } from './children.ts'
import { findMondayOfWeek } from './play-year.ts'
import {
  getNow,
  benchPassword,
  type GeneratedSchool,
  type SchoolChild,
  benchSeed,
  setNow,
  benchSupervisor,
  formatUsername,
} from './school.ts'
import { misspellOnce } from './spelling.ts'

export const interventionWeeks = { first: 15, last: 23 } as const
const wordSeconds = 8

export const logInSupervisor = (url: string): Promise<Client> =>
  logInChild(url, benchSupervisor, benchPassword)

type ContentOf = (word: string) => StepContent | undefined

export async function indexWords({
  database,
  contents,
  organisation_id,
}: GeneratedSchool): Promise<ContentOf> {
  const steps = await readCurrentStepContents(database.queries, contents, organisation_id)
  return (text) => steps.find((content) => findWordOf(content, ({ word }) => word === text))
}

interface Taker extends Pick<GeneratedSchool, 'spellingsOf' | 'note'> {
  readonly child: SchoolChild
  readonly week: number
  readonly contentOf: ContentOf
}

/** Takes a test of single words, with the child's true knowledge. */
async function takeTest(
  client: Client,
  test_id: number,
  { child, week, contentOf, spellingsOf, note }: Taker,
): Promise<void> {
  const chance = createRandomness(benchSeed * 1_000_000 + test_id * 100 + Number(child.name.slice(4)))
  let test = await client.call('GET /api/v1/test/:id', { params: { id: test_id } })
  while (!test.is_complete) {
    const text = test.current_word ?? ''
    const content = contentOf(text)
    const word = content && findWordOf(content, (candidate) => candidate.word === text)
    const wrong =
      content &&
      word &&
      misspellOnce(
        spellingsOf(content, word),
        (category) => computeChance(child, category, week),
        chance.next(),
      )
    setNow(getNow() + wordSeconds)
    test = await client.call('PUT /api/v1/test/:id', {
      params: { id: test_id },
      idempotencyKey: crypto.randomUUID(),
      body: {
        step_id: test.current_step ?? 0,
        word: text,
        num_errors: wrong ? 1 : 0,
        time: wordSeconds * 1000,
        data: { answer: wrong ?? text },
      },
    })
    note({
      student_id: child.student_id,
      exercise_id: test_id,
      template: 'Test',
      difficulty: 2,
      word: text,
      written: wrong ?? null,
      time_ms: wordSeconds * 1000,
      at: getNow(),
    })
  }
}

/** All children who are present take a measure. */
const isMeasured = ({ event }: SchoolChild): boolean => event !== 'threeAnswers' && event !== 'absent'

export async function takeMeasures(url: string, school: GeneratedSchool, week: number, contentOf: ContentOf) {
  for (const child of school.children.filter(isMeasured)) {
    const client = await logInChild(url, formatUsername(child), benchPassword)
    for (const { test_id } of (await client.call('GET /api/v1/test', {})).measures)
      await takeTest(client, test_id, { ...school, child, week, contentOf })
  }
}

/** Plans an intervention for all measured children, on the two topics that the path teaches in its weeks. */
export async function beginIntervention(url: string, school: GeneratedSchool): Promise<number> {
  const juf = await logInSupervisor(url)
  const { topics } = await juf.call('GET /api/v1/begeleider/intervention', {})
  const goals = topics
    .filter(({ world }) => world === 2)
    .slice(0, 2)
    .map(({ key }) => ({ topic: key, wanted: 75 }))
  const { id } = await juf.call('POST /api/v1/begeleider/intervention', {
    idempotencyKey: crypto.randomUUID(),
    body: {
      label: 'Twaalf weken',
      group_id: null,
      student_ids: school.children
        .filter(isMeasured)
        .slice(0, 15)
        .map(({ student_id }) => student_id),
      goals,
      times_per_week: 3,
      minutes: 10,
      begin_on: toAmsterdamDate(findMondayOfWeek(interventionWeeks.first)),
      end_on: toAmsterdamDate(findMondayOfWeek(interventionWeeks.last) + 4 * 86_400),
      guide: 'Juf',
      approach: '',
    },
  })
  return id
}

export async function measureGeneratedIntervention(
  url: string,
  id: number,
  kind: 'start' | 'end',
): Promise<void> {
  const juf = await logInSupervisor(url)
  await juf.call('POST /api/v1/begeleider/intervention/:id/measure', {
    params: { id },
    idempotencyKey: crypto.randomUUID(),
    body: { kind },
  })
}

const dictated = ['bakker', 'kikker', 'ladder', 'emmer', 'appel', 'zomer', 'boter', 'molen', 'water', 'regen']

/** Gives a dictation on Monday, to be taken on Friday. */
export async function giveGeneratedDictation(
  url: string,
  school: GeneratedSchool,
  day: number,
): Promise<number> {
  const juf = await logInSupervisor(url)
  const { words } = await juf.call('POST /api/v1/begeleider/own-word/split', {
    body: { text: dictated.join('\n') },
  })
  const { id } = await juf.call('POST /api/v1/begeleider/week-dictation', {
    idempotencyKey: crypto.randomUUID(),
    body: {
      group_id: school.groups[0],
      day: toAmsterdamDate(day),
      list: { label: 'Woorden van de week', words },
    },
  })
  return id
}

export async function takeDictation(
  url: string,
  school: GeneratedSchool,
  week: number,
  contentOf: ContentOf,
) {
  for (const child of school.children.filter((each) => each.group === 0 && isMeasured(each))) {
    const client = await logInChild(url, formatUsername(child), benchPassword)
    for (const { test_id } of (await client.call('GET /api/v1/test', {})).dictations)
      await takeTest(client, test_id, { ...school, child, week, contentOf })
  }
}

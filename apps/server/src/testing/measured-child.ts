import type { MeasureKind, Test } from '@letterliaan/contract'
import { loadCurriculum, spellingTopics } from '@letterliaan/curriculum'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { logIn, type TestCaller } from './http.ts'
import { makeChild, makeSchool, makeSupervisor, type TestChild, type TestSchool } from './school.ts'
import { startTestApp, type TestApp } from './test-app.ts'
import { takeWaitingMeasure } from './test-taker.ts'

interface AtMeasures {
  app: TestApp
  school: TestSchool
  juf: TestCaller
  kim: TestChild
  kimCaller: TestCaller
  /** By word id, because several steps may have the same text. */
  topicOfWord: ReadonlyMap<number, string>
}

/** Makes a child to measure. There is one server per file and one child per test. */
export function useMeasuredChild() {
  const at = {} as AtMeasures
  beforeAll(async () => {
    at.app = await startTestApp()
    at.topicOfWord = await readTopics(at.app)
  })
  afterAll(() => at.app.close())
  beforeEach(async () => {
    at.school = await makeSchool(at.app)
    at.juf = await logIn(at.app, await makeSupervisor(at.app, at.school))
    at.kim = await makeChild(at.app, at.school, { worlds: [1, 2] })
    at.kimCaller = await logIn(at.app, at.kim.username)
  })
  return { at, ...measureCalls(at), ...takingOf(at) }
}

async function readTopics(app: TestApp): Promise<ReadonlyMap<number, string>> {
  const topics = loadCurriculum().steps.map(({ nr, category }) => {
    const topic = spellingTopics.find(({ categories }) => categories.includes(category))
    return [nr, topic?.key ?? ''] as const
  })
  const byStep = new Map(topics)
  const words = await app.database.queries.selectFrom('word').select(['id', 'nr']).execute()
  return new Map(words.map(({ id, nr }) => [id, byStep.get(nr) ?? '']))
}

function measureCalls(at: AtMeasures) {
  return {
    async give(worlds: readonly number[], kind: MeasureKind = 'start', children = [at.kim]) {
      const student_ids = children.map(({ student_id }) => student_id)
      const { status, body } = await at.juf.call('POST /api/v1/begeleider/measure', {
        body: { student_ids, kind, worlds },
      })
      expect(status).toBe(201)
      return body
    },
    measuresOf: async ({ student_id } = at.kim, as = at.juf) => {
      const params = { id: student_id }
      return (await as.call('GET /api/v1/begeleider/student/:id/measure', { params })).body
    },
    waitingOf: async (caller = at.kimCaller) => (await caller.call('GET /api/v1/test')).body.measures,
    async pathOf(caller = at.kimCaller) {
      const { body } = await caller.call('GET /api/v1/step')
      return Object.values(body).flat()
    },
  }
}

function takingOf(at: AtMeasures) {
  const topicOf = (toets: Test, text: string): string => {
    const word = Object.values(toets.words)
      .flat()
      .find((candidate) => candidate.word === text)
    return at.topicOfWord.get(word?.id ?? 0) ?? ''
  }
  return {
    topicOf,
    /** Takes the waiting part. For each topic, the given number of words is wrong, from the first. */
    async takePart(wrong: Readonly<Record<string, number>> = {}): Promise<void> {
      const left = { ...wrong }
      await takeWaitingMeasure(at.kimCaller, (_, word, toets) => {
        const topic = topicOf(toets, word)
        const isWrong = (left[topic] ?? 0) > 0
        if (isWrong) left[topic] = (left[topic] ?? 0) - 1
        return isWrong
      })
    },
  }
}

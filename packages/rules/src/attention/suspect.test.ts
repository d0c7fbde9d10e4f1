import { expect, test } from 'vitest'
import { isLong } from '../../../../tools/testing/is-long.ts'
import { createSeededRandom } from '../words/random.ts'
import { findSuspect, type Sitting } from './suspect.ts'

const random = createSeededRandom(2026)
const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
const chanceAt = (logit: number): number => 1 / (1 + Math.exp(-logit))

const templates = [
  { template: 'LuisterTyp', slower: 0, harder: 0 },
  { template: 'StapDictee', slower: 0.4, harder: 0.5 },
  { template: 'Blokken', slower: -0.3, harder: -0.6 },
]

interface Child {
  /** Mean of the logarithm of the seconds per word. */
  readonly time: number
  /** Logit of the chance of a right answer. */
  readonly skill: number
  /** Standard deviation of skill between days. */
  readonly moods: number
  readonly growth: number
}

const drawChild = (): Child => ({
  time: 2 + 0.4 * normal(),
  skill: 1.2 + 0.9 * normal(),
  moods: 0.5 + random(),
  growth: 0.01 * random(),
})

/** Simulates a sitting: days and steps differ, and sometimes the child leaves its screen. */
function sit({ time, skill, moods, growth }: Child, at: number): Sitting {
  const [slow, hard] = [0.15 * moods * normal(), 0.35 * moods * normal()]
  const length = 10 + Math.floor(25 * random())
  const kinds = templates.filter(() => random() < 0.7)
  const words = Array.from({ length }, () => {
    const kind = kinds[Math.floor(random() * kinds.length)] ?? templates[0]
    const away = random() < 0.02 ? 2 : 0
    const logSeconds = time + slow + (kind?.slower ?? 0) - growth * at + 0.45 * normal() + away
    const is_right = random() < chanceAt(skill - hard - (kind?.harder ?? 0) + 3 * growth * at)
    return { template: kind?.template ?? '', is_right, seconds: Math.exp(logSeconds) }
  })
  return { started_at: at, words }
}

const numBefore = 16
const numInMonth = 20

const share = (values: readonly boolean[]): number => values.filter(Boolean).length / values.length

test('ZEG-5 at most 2% of children who do their own work are suspected in a month', () => {
  const alarms = Array.from({ length: isLong ? 1500 : 300 }, () => {
    const child = drawChild()
    const sittings = Array.from({ length: numBefore + numInMonth }, (_, at) => sit(child, at))
    return Array.from({ length: numInMonth }, (_, at) => sittings.slice(0, numBefore + at + 1)).some(
      (upTo) => findSuspect(upTo) !== null,
    )
  })
  expect(share(alarms)).toBeLessThanOrEqual(0.02)
})

test('ZEG-5 a sibling is mostly suspected if it is twice as fast and far better, but not if its skill is equal', () => {
  const judge = (change: (child: Child) => Child) =>
    Array.from({ length: isLong ? 400 : 100 }, () => {
      const child = drawChild()
      const own = Array.from({ length: 25 }, (_, at) => sit(child, at))
      return findSuspect([...own, sit(change(child), 25)])
    })
  const brother = judge((child) => ({ ...child, time: child.time - 0.8, skill: child.skill + 2 }))
  expect(share(brother.map((found) => found !== null))).toBeGreaterThan(0.5)
  expect(brother.every((found) => found === null || found.speed !== 'slower')).toBe(true)
  expect(share(judge((child) => child).map((found) => found !== null))).toBeLessThan(0.01)
})

test('ZEG-5 a sitting is never suspected if it is short or has few earlier sittings', () => {
  const child = drawChild()
  const own = Array.from({ length: 25 }, (_, at) => sit(child, at))
  const other = sit({ ...child, time: child.time - 3, skill: 6 }, 25)
  expect(findSuspect([...own, other])).toMatchObject({ speed: 'faster' })
  expect(findSuspect([...own, { ...other, words: other.words.slice(0, 9) }])).toBeNull()
  expect(findSuspect([...own.slice(0, 11), other])).toBeNull()
  expect(findSuspect([])).toBeNull()
})

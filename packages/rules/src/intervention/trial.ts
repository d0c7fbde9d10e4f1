import type { TrialTally, TrialVerdict } from '@letterliaan/contract'
import { daySeconds } from '../calendar/index.ts'
import { compareShares, computeShareDifference } from '../measure/spelling-share.ts'
import { createSeededRandom, shuffle } from '../words/random.ts'

/** How half of the words of a trial are practised: by rule, or by looking, covering and writing. */
export type TrialWay = 'rule' | 'sight'

export const trialWays: readonly TrialWay[] = ['rule', 'sight']

export const practiceSeconds = 56 * daySeconds
/** Limits: more pairs make the dictation longer than 24 words, and fewer cannot show a difference. */
export const trialPairs = { min: 6, max: 12 }
const setSize = 6

export const minWordsPerWay = 12

/** Pairs words of nearly equal difficulty (logits) and splits each pair at random; null for too few words. */
export function drawTrial<W extends { readonly difficulty: number }>(
  words: readonly W[],
  seed: number,
): Readonly<Record<TrialWay, readonly W[]>> | null {
  const count = Math.min(trialPairs.max, Math.floor(words.length / 2))
  if (count < trialPairs.min) return null
  const drawn = shuffle(words, seed)
    .slice(0, 2 * count)
    .toSorted((a, b) => a.difficulty - b.difficulty)
  const random = createSeededRandom(seed + 1)
  const halves: Record<TrialWay, W[]> = { rule: [], sight: [] }
  for (let at = 0; at < drawn.length; at += 2) {
    const pair = drawn.slice(at, at + 2)
    const [rule, sight] = random() < 0.5 ? pair : pair.toReversed()
    if (rule === undefined || sight === undefined) break
    halves.rule.push(rule)
    halves.sight.push(sight)
  }
  return halves
}

/** Returns the words of a practice set, rotating through all. `setNumber` starts at 0. */
export const listWordsOfSet = <W>(half: readonly W[], setNumber: number): readonly W[] =>
  Array.from(
    { length: Math.min(setSize, half.length) },
    (_, at) => half[(setNumber * setSize + at) % half.length],
  ).flatMap((word) => word ?? [])

/** `low` and `high`: 95% interval of the share by rule minus the share by sight. */
export interface TrialOutcome {
  readonly rule: TrialTally
  readonly sight: TrialTally
  readonly low: number
  readonly high: number
  readonly verdict: TrialVerdict
}

/**
 * Compares both ways over all children; null for a child without a dictation. There is no verdict before the
 * last child unless `isEnded`: a test after each child calls equal ways different in up to 10% of trials.
 */
export function judgeTrial(
  children: readonly (Readonly<Record<TrialWay, TrialTally>> | null)[],
  isEnded = false,
): TrialOutcome {
  const taken = children.filter((child) => child !== null)
  const sum = (way: TrialWay): TrialTally => ({
    right: taken.reduce((total, child) => total + child[way].right, 0),
    words: taken.reduce((total, child) => total + child[way].words, 0),
  })
  const [rule, sight] = [sum('rule'), sum('sight')]
  const { low, high } = computeShareDifference(rule, sight)
  const isComplete = taken.length > 0 && (isEnded || taken.length === children.length)
  return { rule, sight, low, high, verdict: isComplete ? verdictOf(rule, sight) : 'waits' }
}

function verdictOf(rule: TrialTally, sight: TrialTally): TrialVerdict {
  if (Math.min(rule.words, sight.words) < minWordsPerWay) return 'too_few'
  const compared = compareShares(rule, sight)
  if (compared === null) return 'same'
  return compared === 'more' ? 'rule' : 'sight'
}

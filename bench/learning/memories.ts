import { computeSigmoid, type Randomness } from './randomness.ts'

/** How well a child really remembers one word, which the product can't see. `day` is the day of the year, with fractions. */
export interface TrueMemory {
  recall(day: number): number
  /** Practises the word, which is corrected if it was wrong. `isWeak`: only read or copied. */
  practise(day: number, wasRight: boolean, isWeak: boolean): void
}

/** Uses FSRS's model with other weights. */
export function createFsrsMemory(chance: Randomness): TrueMemory {
  const pace = Math.exp(chance.normal(0, 0.4))
  const hardness = chance.between(0.4, 1.4)
  let stability = 0
  let last = 0
  const recall = (day: number): number =>
    stability === 0 ? 0 : (1 + (0.235 * (day - last)) / stability) ** -0.5
  return {
    recall,
    practise(day, wasRight, isWeak) {
      const share = isWeak ? 0.2 : 1
      if (stability === 0) stability = share * pace * (wasRight ? 2.5 : 1)
      else if (wasRight) stability *= 1 + share * hardness * 6 * stability ** -0.15 * (1 - recall(day)) * 3
      else if (!isWeak) stability = Math.max(0.5, stability ** 0.4 * pace)
      if (!isWeak || last === 0) last = day
    },
  }
}

/** ACT-R: each practice leaves a trace that fades by a power law, and fades faster if practice followed soon. */
export function createPowerMemory(chance: Randomness): TrueMemory {
  const threshold = chance.normal(-1.6, 0.4)
  const traces: { readonly day: number; readonly decay: number; readonly weight: number }[] = []
  const activation = (day: number): number =>
    Math.log(
      traces.reduce(
        (sum, { day: at, decay, weight }) => sum + weight * Math.max(0.02, day - at) ** -decay,
        0,
      ),
    )
  return {
    recall: (day) => (traces.length === 0 ? 0 : computeSigmoid((activation(day) - threshold) / 0.5)),
    practise(day, _wasRight, isWeak) {
      const soon = traces.length === 0 ? 0 : Math.exp(activation(day))
      traces.push({ day, decay: Math.min(0.9, 0.3 + 0.06 * soon), weight: isWeak ? 0.25 : 1 })
    },
  }
}

/** A word is known or unknown. Each success makes it harder to lose. */
export function createTwoStateMemory(chance: Randomness): TrueMemory {
  const learning = chance.between(0.3, 0.7)
  const dailyLoss = chance.between(0.02, 0.08)
  let known = 0
  let last = 0
  let times = 0
  const recall = (day: number): number => 0.97 * known * Math.exp((-dailyLoss * (day - last)) / (1 + times))
  return {
    recall,
    practise(day, wasRight, isWeak) {
      const before = wasRight ? Math.max(0.7, recall(day)) : 0.1
      if (wasRight && !isWeak && day - last > 0.5) times++
      known = before + (1 - before) * learning * (isWeak ? 0.3 : 1)
      last = day
    },
  }
}

/** The half-life of a word grows with the time between practices. */
export function createHalfLifeMemory(chance: Randomness): TrueMemory {
  const ease = chance.between(1.3, 2.6)
  let halfLife = 0
  let last = 0
  const recall = (day: number): number => (halfLife === 0 ? 0 : 2 ** (-(day - last) / halfLife))
  return {
    recall,
    practise(day, wasRight, isWeak) {
      if (halfLife === 0) halfLife = isWeak ? 0.7 : chance.between(1, 4)
      else if (!isWeak)
        halfLife = wasRight
          ? halfLife * (1 + (ease - 1) * Math.min(1, (day - last) / halfLife))
          : halfLife * 0.5 + 0.5
      last = day
    },
  }
}

/** One store fades within days and one within a year. Time between practices moves words to the slow one. */
export function createTwoStoreMemory(chance: Randomness): TrueMemory {
  const days = Math.exp(chance.normal(0.7, 0.5))
  const share = chance.between(0.15, 0.5)
  const yearly = chance.between(0.003, 0.012)
  let [fast, slow, last] = [0, 0, 0]
  const fastAt = (day: number): number => fast * Math.exp(-(day - last) / days)
  const slowAt = (day: number): number => slow * Math.exp(-yearly * (day - last))
  return {
    recall: (day) => 1 - (1 - fastAt(day)) * (1 - slowAt(day)),
    practise(day, wasRight, isWeak) {
      const rested = last === 0 ? 0.5 : 1 - Math.exp(-(day - last))
      const gain = share * rested * (isWeak ? 0.2 : wasRight ? 1 : 0.5)
      slow = slowAt(day) + (1 - slowAt(day)) * gain
      fast = isWeak ? Math.max(0.5, fastAt(day)) : 0.9
      last = day
    },
  }
}

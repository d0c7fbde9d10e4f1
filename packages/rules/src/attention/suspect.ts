export interface SittingWord {
  readonly template: string
  readonly is_right: boolean
  /** Above 0. */
  readonly seconds: number
}

export interface Sitting {
  /** Unix seconds. */
  readonly started_at: number
  readonly words: readonly SittingWord[]
}

export interface Suspicion {
  readonly speed: 'faster' | 'slower' | null
  readonly skill: 'better' | 'worse' | null
}

const minWords = 10
/** Minimum number of words for an earlier sitting to count in the comparison. */
const minEarlierWords = 5
const minSittings = 12
const maxSittings = 40
/** The average of a template with fewer words is unreliable. */
const minTemplateWords = 12
/** Chance of a false alarm per sitting. At twenty sittings a month 2% of unchanged children are suspected. */
const falseAlarms = 0.001
/** Minimum differences, even if a smaller one is certain: a quarter faster, or one word in five. */
const minSpeed = 0.3
const minSkill = 0.2
/** A second difference is reported from this number of standard errors. */
const minNamed = 2

/**
 * Tests whether somebody else played the last of `sittings` (earliest first). Compares speed and skill, by
 * template, with the child's own variation (Hotelling's T²). Null if there is no difference or too few data.
 */
export function findSuspect(sittings: readonly Sitting[]): Suspicion | null {
  const last = sittings.at(-1)
  if (last === undefined || last.words.length < minWords) return null
  const earlier = sittings
    .slice(0, -1)
    .filter(({ words }) => words.length >= minEarlierWords)
    .slice(-maxSittings)
  if (earlier.length < minSittings) return null
  const usual = usualByTemplate(earlier)
  const means = earlier.flatMap(({ words }) => meansOf(words, usual) ?? [])
  const now = meansOf(last.words, usual)
  if (now === null || now.count < minWords || means.length < minSittings) return null
  return compare(means, now)
}

interface Means {
  /** Change of the logarithm of the time: below 0 is faster. */
  readonly speed: number
  readonly skill: number
  readonly count: number
}

type Usual = ReadonlyMap<string, Means>

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const rawMeans = (words: readonly SittingWord[]): Means => ({
  speed: mean(words.map(({ seconds }) => Math.log(seconds))),
  skill: mean(words.map(({ is_right }) => Number(is_right))),
  count: words.length,
})

function usualByTemplate(sittings: readonly Sitting[]): Usual {
  const byTemplate = Map.groupBy(
    sittings.flatMap(({ words }) => words),
    ({ template }) => template,
  )
  return new Map(
    [...byTemplate].flatMap(([template, words]): [string, Means][] =>
      words.length < minTemplateWords ? [] : [[template, rawMeans(words)]],
    ),
  )
}

function meansOf(words: readonly SittingWord[], usual: Usual): Means | null {
  const differences = words.flatMap(({ template, is_right, seconds }) => {
    const known = usual.get(template)
    return known ? [{ speed: Math.log(seconds) - known.speed, skill: Number(is_right) - known.skill }] : []
  })
  if (differences.length === 0) return null
  return {
    speed: mean(differences.map(({ speed }) => speed)),
    skill: mean(differences.map(({ skill }) => skill)),
    count: differences.length,
  }
}

const covariance = (a: readonly number[], b: readonly number[]): number => {
  const [meanA, meanB] = [mean(a), mean(b)]
  return a.reduce((sum, value, at) => sum + (value - meanA) * ((b[at] ?? meanB) - meanB), 0) / (a.length - 1)
}

const shortness = (means: readonly Means[], now: Means): number =>
  Math.max(1, mean(means.map(({ count }) => count)) / now.count)

function compare(means: readonly Means[], now: Means): Suspicion | null {
  const [speeds, skills] = [means.map(({ speed }) => speed), means.map(({ skill }) => skill)]
  const [speed, skill] = [now.speed - mean(speeds), now.skill - mean(skills)]
  const count = means.length
  const wider = (1 + 1 / count) * shortness(means, now)
  // Without a lower bound a child would be suspected for its first error.
  const speedError = Math.sqrt(Math.max(covariance(speeds, speeds), 0.05 ** 2) * wider)
  const skillError = Math.sqrt(Math.max(covariance(skills, skills), 0.06 ** 2) * wider)
  const [z1, z2] = [speed / speedError, skill / skillError]
  const together = (covariance(speeds, skills) * wider) / (speedError * skillError)
  const squared = (z1 * z1 + z2 * z2 - 2 * together * z1 * z2) / (1 - Math.min(0.9, together * together))
  const chance = (1 + squared / (count - 1)) ** (-(count - 2) / 2)
  const isLarge = Math.abs(speed) >= minSpeed || Math.abs(skill) >= minSkill
  if (chance >= falseAlarms || !isLarge) return null
  return {
    speed: Math.abs(z1) < minNamed ? null : speed < 0 ? 'faster' : 'slower',
    skill: Math.abs(z2) < minNamed ? null : skill > 0 ? 'better' : 'worse',
  }
}

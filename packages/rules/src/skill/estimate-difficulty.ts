export interface FirstMeeting {
  readonly word_id: number
  /** Each child counts once per word. */
  readonly student_id: number
  /** Skill just before: a logit and its variance. */
  readonly mean: number
  readonly variance: number
  readonly is_right: boolean
}

export interface EstimatedDifficulty {
  readonly word_id: number
  /** A logit, as in `itemDifficultyOf`. */
  readonly difficulty: number
  readonly num_children: number
}

export interface DifficultyFit {
  readonly difficulties: readonly EstimatedDifficulty[]
  readonly num_children: number
  /** Log loss on a fifth of the children, excluded from the fit: with the prior and with the estimate. */
  readonly before: number
  readonly after: number
}

/** If there are fewer children, the prior is better, and an estimate could reveal a child. */
export const minChildrenOfWord = 20
/** Standard deviation of word difficulty around its prior, in logits. */
const deviation = 0.6
const bound = 2
const numSteps = 8

const chanceOf = ({ mean, variance }: FirstMeeting, difficulty: number): number =>
  1 / (1 + Math.exp((difficulty - mean) / Math.sqrt(1 + (Math.PI * variance) / 8)))

/** Returns the most likely difficulty, shrunk to the prior, by Newton's method. */
function fitWord(meetings: readonly FirstMeeting[], prior: number): number {
  let difficulty = prior
  for (let step = 0; step < numSteps; step++) {
    let slope = (prior - difficulty) / deviation ** 2
    let curve = 1 / deviation ** 2
    for (const meeting of meetings) {
      const scale = 1 / Math.sqrt(1 + (Math.PI * meeting.variance) / 8)
      const chance = chanceOf(meeting, difficulty)
      slope += scale * (chance - Number(meeting.is_right))
      curve += scale * scale * chance * (1 - chance)
    }
    difficulty = Math.min(bound, Math.max(-bound, difficulty + slope / curve))
  }
  return difficulty
}

function estimate(meetings: readonly FirstMeeting[], priorOf: (word_id: number) => number) {
  const estimates: EstimatedDifficulty[] = []
  for (const [word_id, ofWord] of Map.groupBy(meetings, (meeting) => meeting.word_id)) {
    const num_children = new Set(ofWord.map(({ student_id }) => student_id)).size
    if (num_children < minChildrenOfWord) continue
    estimates.push({ word_id, difficulty: fitWord(ofWord, priorOf(word_id)), num_children })
  }
  return estimates
}

const lossOf = (meetings: readonly FirstMeeting[], difficultyOf: (word_id: number) => number): number =>
  meetings.reduce((sum, meeting) => {
    const chance = Math.min(0.999, Math.max(0.001, chanceOf(meeting, difficultyOf(meeting.word_id))))
    return sum - Math.log(meeting.is_right ? chance : 1 - chance)
  }, 0) / Math.max(1, meetings.length)

/** Fits word difficulties; null if no word was answered by enough children. Deterministic. */
export function fitDifficulties(
  meetings: readonly FirstMeeting[],
  priorOf: (word_id: number) => number,
): DifficultyFit | null {
  const known = meetings.filter(
    ({ mean, variance }) => Number.isFinite(mean) && Number.isFinite(variance) && variance >= 0,
  )
  const difficulties = estimate(known, priorOf)
  if (difficulties.length === 0) return null
  const students = [...new Set(known.map(({ student_id }) => student_id))].toSorted((a, b) => a - b)
  const apart = new Set(students.filter((_, at) => at % 5 === 4))
  const fitted = new Map(
    estimate(
      known.filter(({ student_id }) => !apart.has(student_id)),
      priorOf,
    ).map(({ word_id, difficulty }) => [word_id, difficulty]),
  )
  const unseen = known.filter(({ word_id, student_id }) => apart.has(student_id) && fitted.has(word_id))
  return {
    difficulties,
    num_children: students.length,
    before: lossOf(unseen, priorOf),
    after: lossOf(unseen, (word_id) => fitted.get(word_id) ?? priorOf(word_id)),
  }
}

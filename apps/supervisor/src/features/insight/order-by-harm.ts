import type { CategoryErrors, ErrorType } from '@letterliaan/contract'

const halfLifeSeconds = 30 * 86_400

/** Returns the number of errors. An error of a month ago counts half. `now` in unix seconds. */
const harmOf = ({ spellings }: Pick<ErrorType, 'spellings'>, now: number): number =>
  spellings.reduce((sum, { count, last_at }) => sum + count * 0.5 ** ((now - last_at) / halfLifeSeconds), 0)

export interface HarmfulError extends ErrorType {
  readonly category: string
}

/** Returns the errors of all categories, sorted by number weighted by recency. */
export const orderByHarm = (errors: readonly CategoryErrors[], now: number): HarmfulError[] =>
  errors
    .flatMap(({ name, types }) => types.map((type) => Object.assign({ category: name }, type)))
    .toSorted((a, b) => harmOf(b, now) - harmOf(a, now))

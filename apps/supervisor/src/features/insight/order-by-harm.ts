import type { CategoryErrors, ErrorType } from '@letterliaan/contract'

const halfLifeSeconds = 30 * 86_400

/** How often it went wrong, what is a month old for half. `now` in unix seconds. */
const harmOf = ({ spellings }: Pick<ErrorType, 'spellings'>, now: number): number =>
  spellings.reduce((sum, { count, last_at }) => sum + count * 0.5 ** ((now - last_at) / halfLifeSeconds), 0)

export interface HarmfulError extends ErrorType {
  readonly category: string
}

/** The kinds of errors of all categories, the most harmful first: count by how recent. */
export const orderByHarm = (errors: readonly CategoryErrors[], now: number): HarmfulError[] =>
  errors
    .flatMap(({ name, types }) => types.map((type) => Object.assign({ category: name }, type)))
    .toSorted((a, b) => harmOf(b, now) - harmOf(a, now))

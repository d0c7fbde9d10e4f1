import type { SpokenLine } from '@letterliaan/texts'
import type { Worded } from '@letterliaan/ui/pictures'

export interface TourStep<S> {
  /** A selector. The step is skipped if nothing matches. Undefined: the whole page. */
  readonly target?: string
  readonly header: SpokenLine
  readonly body: SpokenLine
  readonly button?: Worded
  readonly allow?: (situation: S) => boolean
}

export interface NextOnPage {
  readonly target: string
  readonly said: SpokenLine
}

export interface Tour<S> {
  /** Value of `user_manual_flow` after this tour, from 1 (rules.md, Words of the domain). */
  readonly index: number
  readonly after?: number
  readonly steps: readonly TourStep<S>[]
  readonly next?: NextOnPage
  /** At most two cards that open automatically in place of the whole tour (GIDS-3). */
  readonly opening?: readonly TourStep<S>[]
}

export const listShownSteps = <S>(
  { steps }: Pick<Tour<S>, 'steps'>,
  situation: S,
  isThere: (target: string) => boolean,
): TourStep<S>[] =>
  steps.filter(
    ({ target, allow }) =>
      (allow === undefined || allow(situation)) && (target === undefined || isThere(target)),
  )

/** Returns true only before this tour and all later ones were seen. */
export const shouldOpenTour = (
  { index, after = 0 }: Pick<Tour<never>, 'index' | 'after'>,
  user_manual_flow: number,
): boolean => user_manual_flow >= after && user_manual_flow < index

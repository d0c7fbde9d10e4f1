import type { SpokenLine } from '@letterliaan/texts'

/** One step of a help tour (HELP-1). `S` is what the page knows of the child's situation. */
export interface TourStep<S> {
  /** Selector of the element that it is about; the step is skipped where there is none. Left out: about the whole page. */
  readonly target?: string
  readonly header: SpokenLine
  readonly body: SpokenLine
  /** Text of the button that goes on; an arrow where it is left out. */
  readonly button?: string
  /** The step is skipped when this fails. */
  readonly allow?: (situation: S) => boolean
}

/** What a child does next on a page. */
export interface NextOnPage {
  /** Selector of what is to be tapped. */
  readonly target: string
  readonly said: SpokenLine
}

/** The steps that explain one page. */
export interface Tour<S> {
  /** What `user_manual_flow` becomes once the child has reached it (rules.md, Words of the domain); 1 and up. */
  readonly index: number
  /** It opens by itself only to a child that has reached this tour; 0 by default: to every child. */
  readonly after?: number
  readonly steps: readonly TourStep<S>[]
  /** What comes next on the page: the last card's button leads to it, and the buddy says so. */
  readonly next?: NextOnPage
  /** What opens by itself, where that is not the whole tour: at most two cards, for who wants to play (GIDS-3). */
  readonly opening?: readonly TourStep<S>[]
}

/** The steps to show: those that are allowed and whose element is there. */
export const shownSteps = <S>(
  { steps }: Pick<Tour<S>, 'steps'>,
  situation: S,
  isThere: (target: string) => boolean,
): TourStep<S>[] =>
  steps.filter(
    ({ target, allow }) =>
      (allow === undefined || allow(situation)) && (target === undefined || isThere(target)),
  )

/**
 * Is this the moment at which a tour opens by itself? It does so once: as long as the child has reached neither this
 * tour nor a later one.
 */
export const shouldOpenTour = (
  { index, after = 0 }: Pick<Tour<never>, 'index' | 'after'>,
  user_manual_flow: number,
): boolean => user_manual_flow >= after && user_manual_flow < index

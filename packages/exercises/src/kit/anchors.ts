import type { Anchor } from '@letterliaan/contract'

/** A step has at most nine anchors, so that its number and the anchor's place in it (from 1) make an id of its own. */
export const anchorIdOf = (step: number, place: number): number => step * 10 + place

/** The step whose rule an anchor stands for: anchors of one step share a rule. */
export const stepOfAnchor = ({ id }: Pick<Anchor, 'id'>): number => Math.floor(id / 10)

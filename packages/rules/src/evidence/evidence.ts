/** How a word was asked. In blocks its number of letters is known, with rules what decides its spelling. */
export type Asked =
  | 'in_sight'
  | 'shown_first'
  | 'by_ear'
  | 'in_blocks'
  | 'with_rules'
  | 'in_sentence'
  | 'chosen'
  | 'cut'
  | 'coloured'

/**
 * A spelling category of a word, and whether the first attempt had it right. Leaves out parts that the attempt did
 * not reach.
 */
export interface EvidencePart {
  readonly category: string
  readonly is_right: boolean
}

/** One turn of one word, as the log tells it. */
export interface TurnEvidence {
  readonly word_id: number
  /** Unix seconds, by the child's own clock where it worked offline. */
  readonly at: number
  readonly asked: Asked
  /** The first try had no error. Help and peeks are told apart: an error brings help, so one does not follow from the other. */
  readonly is_right_first: boolean
  /** At any time of the turn. */
  readonly was_helped: boolean
  readonly was_peeked: boolean
  /** An error on one says nothing bad of the others. */
  readonly parts: readonly EvidencePart[]
}

/** Only a word that nobody could see is recalled. */
export const isRecall = (asked: Asked): boolean =>
  asked === 'by_ear' || asked === 'in_blocks' || asked === 'with_rules' || asked === 'in_sentence'

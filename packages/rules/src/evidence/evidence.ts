/** How a word was asked. 'blocks' reveals the number of letters; 'rules' reveals the rule of its spelling. */
export type HowAsked =
  | 'in_sight'
  | 'shown_first'
  | 'by_ear'
  | 'in_blocks'
  | 'with_rules'
  | 'in_sentence'
  | 'chosen'
  | 'cut'
  | 'coloured'

/** A spelling category in the first attempt at a word, and whether its part was spelt right. */
export interface EvidencePart {
  readonly category: string
  readonly is_right: boolean
}

export interface TurnEvidence {
  readonly word_id: number
  /** Unix seconds, by the child's own clock if it worked offline. */
  readonly at: number
  readonly asked: HowAsked
  /** True if the first try had no error. An error triggers help, so `was_helped` is separate. */
  readonly is_right_first: boolean
  /** True if help was given at any moment of the turn. */
  readonly was_helped: boolean
  readonly was_peeked: boolean
  /** An error in one part is no evidence against the others. */
  readonly parts: readonly EvidencePart[]
}

/** True if the word was not visible, so that it had to be recalled. */
export const isRecall = (asked: HowAsked): boolean =>
  asked === 'by_ear' || asked === 'in_blocks' || asked === 'with_rules' || asked === 'in_sentence'

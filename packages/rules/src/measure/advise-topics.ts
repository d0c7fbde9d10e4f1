import type { MeasureAdvice } from '@letterliaan/contract'

/** Fewer words than these tell too little of a topic to propose something (rules.md, Measures). */
export const minTopicWords = 3

/** How a child did in a topic. */
export interface TopicResult {
  readonly right: number
  readonly words: number
}

/**
 * What a measure proposes for each of its topics, which stand in the order of the path: a topic that is all right is waived,
 * one that is right for half or more is repeated, the first that is less is where to begin; those after it come later by
 * themselves. Too few words propose nothing.
 */
export function adviseTopics(topics: readonly TopicResult[]): MeasureAdvice[] {
  const start = topics.findIndex((topic) => hasEnough(topic) && isFailed(topic))
  return topics.map((topic, at) => {
    if (!hasEnough(topic)) return 'too_few'
    if (topic.right === topic.words) return 'waive'
    if (!isFailed(topic)) return 'repeat'
    return at === start ? 'begin' : 'later'
  })
}

const hasEnough = ({ words }: TopicResult): boolean => words >= minTopicWords

const isFailed = ({ right, words }: TopicResult): boolean => 2 * right < words

const conclusions: Readonly<Record<MeasureAdvice, string>> = {
  waive: 'Deze stappen kunnen worden overgeslagen.',
  repeat: 'Het meeste gaat goed: deze stappen nog eens herhalen.',
  begin: 'Hier kan het kind het best beginnen.',
  later: 'Dit komt vanzelf aan de beurt.',
  too_few: 'Dat is te weinig om iets voor te stellen.',
}

/** Why something is proposed, in words for a supervisor: 'Klankgroepen: 4 van de 5 goed. …' */
export const sayReason = (label: string, { right, words }: TopicResult, advice: MeasureAdvice): string =>
  advice === 'too_few'
    ? `${label}: ${words === 1 ? '1 woord' : `${words} woorden`}. ${conclusions.too_few}`
    : `${label}: ${right} van de ${words} goed. ${conclusions[advice]}`

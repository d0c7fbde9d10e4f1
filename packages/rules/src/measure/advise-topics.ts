import type { MeasureAdvice } from '@letterliaan/contract'

/** Too few to propose something (rules.md, Measures). */
export const minTopicWords = 3

export interface TopicResult {
  readonly right: number
  readonly words: number
}

/**
 * Topics in path order: all right is waived, half or more is repeated, the first below that is where to begin; later
 * ones follow by themselves. Too few words propose nothing.
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

/** For a supervisor: 'Klankgroepen: 4 van de 5 goed. …' */
export const sayReason = (label: string, { right, words }: TopicResult, advice: MeasureAdvice): string =>
  advice === 'too_few'
    ? `${label}: ${words === 1 ? '1 woord' : `${words} woorden`}. ${conclusions.too_few}`
    : `${label}: ${right} van de ${words} goed. ${conclusions[advice]}`

import type { MeasureAdvice, MeasureBand } from '@letterliaan/contract'
import { minTopicWords } from './estimate-topic.ts'

export interface TopicResult {
  readonly right: number
  readonly words: number
  readonly band: MeasureBand
}

/** Waives known topics, repeats half-known topics and starts at the next. Skips topics with too few words. */
export function adviseTopics(topics: readonly TopicResult[]): MeasureAdvice[] {
  const start = topics.findIndex((topic) => hasEnough(topic) && isFailed(topic))
  return topics.map((topic, at) => {
    if (!hasEnough(topic)) return 'too_few'
    if (topic.band === 'known') return 'waive'
    if (!isFailed(topic)) return 'repeat'
    return at === start ? 'begin' : 'later'
  })
}

const hasEnough = ({ words }: TopicResult): boolean => words >= minTopicWords

const isFailed = ({ right, words, band }: TopicResult): boolean => band !== 'known' && 2 * right < words

const conclusions: Readonly<Record<MeasureAdvice, string>> = {
  waive: 'Deze stappen kunnen worden overgeslagen.',
  repeat: 'Deze stappen nog eens herhalen.',
  begin: 'Hier kan het kind het best beginnen.',
  later: 'Dit komt vanzelf aan de beurt.',
  too_few: 'Dat is te weinig om iets voor te stellen.',
}

const bands: Readonly<Record<MeasureBand, string>> = {
  known: 'Kan dit al',
  almost: 'Bijna, of al wel: dat is nog niet zeker',
  not_yet: 'Nog niet',
  unknown: 'Nog niet te zeggen',
}

export interface AdvisedTopic extends TopicResult {
  readonly chance: number
  readonly low: number
  readonly high: number
  readonly mistakes: readonly { readonly word: string }[]
}

const inTen = (chance: number): number => Math.round(10 * chance)

/** Returns a sentence for a supervisor: 'Klankgroepen: 7 van de 8 goed (fout: muren). Bijna: van …' */
export function describeAdvice(label: string, topic: AdvisedTopic, advice: MeasureAdvice): string {
  const { right, words, band, low, high, mistakes } = topic
  if (advice === 'too_few')
    return `${label}: ${words === 1 ? '1 woord' : `${words} woorden`}. ${conclusions.too_few}`
  const missed = mistakes.length === 0 ? '' : ` (fout: ${mistakes.map(({ word }) => word).join(', ')})`
  const [least, most] = [inTen(low), inTen(high)]
  const range = least === most ? `ongeveer ${least}` : `${least} tot ${most}`
  return `${label}: ${right} van de ${words} goed${missed}. ${bands[band]}: van tien van zulke woorden schrijft het kind er naar schatting ${range} goed. ${conclusions[advice]}`
}

import type { AnalysedWord, OwnWord } from '@letterliaan/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useServices } from '../../app/useServices.ts'

/** What the analysis says of each word, by the word; what was said last stays until the next word of it comes. */
export function useAnalysis(words: readonly OwnWord[]): ReadonlyMap<string, AnalysedWord> {
  const { client } = useServices()
  // A sentence changes at every key, and what the analysis says only by there being one.
  const asked = words.map((word) =>
    Object.assign({}, word, { sentence: word.sentence === '' ? '' : word.word }),
  )
  const { data } = useQuery({
    queryKey: ['own-word-analysis', asked],
    queryFn: () => client.call('POST /api/v1/begeleider/own-word/analysis', { body: { words: asked } }),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  return new Map((data ?? []).map((analysed) => [analysed.word, analysed]))
}

import type { SoundReviewWord, MarkedWord, ReviewStepWords } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import type { Change, ChangeOf } from './change.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Queries } from './queries.ts'

export const createWordChange =
  <I>(
    sendBy: (client: Client) => Change<I, SoundReviewWord>['send'],
    done: string | null = null,
  ): ChangeOf<I, SoundReviewWord> =>
  ({ client, queries }) => ({
    send: sendBy(client),
    take: (word, _, queryClient) => replaceCachedWord(queryClient, queries, word),
    done: () => done,
  })

/** Replaces a word in the cache. An open list of marked words keeps the word, so that its rows do not move. */
export function replaceCachedWord(queryClient: QueryClient, queries: Queries, word: SoundReviewWord): void {
  const replace = (words: readonly SoundReviewWord[]): SoundReviewWord[] =>
    words.map((other) => (other.id === word.id ? { ...word, difficulty: other.difficulty } : other))

  queryClient.setQueriesData<ReviewStepWords>(
    { queryKey: ['step'] },
    (step) =>
      step && {
        ...step,
        words: { 1: replace(step.words[1]), 2: replace(step.words[2]), 3: replace(step.words[3]) },
      },
  )
  queryClient.setQueryData<MarkedWord[]>(queries.marked.queryKey, (marked) =>
    marked?.map((place) => (place.word.id === word.id ? { ...place, word } : place)),
  )
  void queryClient.invalidateQueries({ queryKey: ['step'], refetchType: 'none' })
  void queryClient.invalidateQueries({ queryKey: queries.marked.queryKey, refetchType: 'none' })
  void queryClient.invalidateQueries({ queryKey: queries.steps.queryKey })
}

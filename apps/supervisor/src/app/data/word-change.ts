import type { SoundReviewWord } from '@letterliaan/contract'
import type { Change } from './change.ts'
import type { Queries } from './queries.ts'
import { replaceWord } from './replace-word.ts'

/** Changes how a word sounds, and shows the outcome everywhere. */
export const wordChange = <I>(
  queries: Queries,
  send: Change<I, SoundReviewWord>['send'],
  done: string | null = null,
): Change<I, SoundReviewWord> => ({
  send,
  take: (word, _, queryClient) => replaceWord(queryClient, queries, word),
  done: () => done,
})

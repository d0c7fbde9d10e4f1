import type { SoundReviewWord } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import type { Change, ChangeOf } from './change.ts'
import { replaceWord } from './replace-word.ts'

export const createWordChange =
  <I>(
    sendBy: (client: Client) => Change<I, SoundReviewWord>['send'],
    done: string | null = null,
  ): ChangeOf<I, SoundReviewWord> =>
  ({ client, queries }) => ({
    send: sendBy(client),
    take: (word, _, queryClient) => replaceWord(queryClient, queries, word),
    done: () => done,
  })

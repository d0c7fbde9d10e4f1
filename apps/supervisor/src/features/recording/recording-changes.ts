import type { RecordedType, SoundReviewWord } from '@letterliaan/contract'
import type { Client } from '@letterliaan/contract/client'
import type { Change } from '../../app/data/change.ts'
import type { Queries } from '../../app/data/queries.ts'
import { wordChange } from '../../app/data/word-change.ts'
import * as texts from './texts.ts'

/** The word, and what of it is recorded. */
interface Recorded {
  readonly id: number
  readonly type: RecordedType
}

/** A recording that is not kept yet: what to send, and how it will sound. */
export interface Take {
  readonly wav: Blob
  readonly address: string
}

/** How a sound will be once it is trimmed and levelled. `hold`: gives what was answered an address. */
export const tryRecording = async (
  client: Client,
  hold: (mp3: ArrayBuffer) => string,
  wav: Blob,
): Promise<Take> => ({
  wav,
  address: hold(await client.call('POST /api/v1/begeleider/recording/try', { upload: wav })),
})

export const keepRecording = (
  client: Client,
  queries: Queries,
  params: Recorded,
): Change<Take, SoundReviewWord> =>
  wordChange(
    queries,
    ({ wav }) => client.call('PUT /api/v1/begeleider/word/:id/recording/:type', { params, upload: wav }),
    texts.doneKeep,
  )

export const removeRecording = (
  client: Client,
  queries: Queries,
  params: Recorded,
): Change<void, SoundReviewWord> =>
  wordChange(
    queries,
    () => client.call('DELETE /api/v1/begeleider/word/:id/recording/:type', { params }),
    texts.doneRemove,
  )

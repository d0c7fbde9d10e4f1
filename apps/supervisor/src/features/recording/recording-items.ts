import type {
  RecordedSound,
  RecordingDoubt,
  SoundReviewWord,
  RecordableSound,
  RecordableText,
} from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { formatWordAudioAddress } from '@letterliaan/web/spoken-sound'
import type { ChangeOf } from '../../app/data/change.ts'
import { replaceCachedWord, createWordChange } from '../../app/data/word-change.ts'
import type { Services } from '../../app/services.ts'
import { texts } from './texts.ts'

/** One thing to record: a sound, a word, its plural, klankgroepen or sentence, or a text of a step. */
export interface RecordingItem {
  readonly id: string
  readonly text: string
  /** The sentence of a word, which clarifies its meaning, or ''. */
  readonly context: string
  readonly recording: RecordedSound | null
  /** Address of the present sound, or null if it cannot be played. */
  readonly address: string | null
  readonly keep: (wav: Blob) => Promise<void>
  /** Removes the recording. Null if the recording can only be replaced. */
  readonly remove: ChangeOf<void, SoundReviewWord> | null
}

export interface CheckedRecording {
  readonly isEmpty: boolean
  readonly doubts: readonly RecordingDoubt[]
}

export type CheckedRecordings = ReadonlyMap<string, CheckedRecording>

const recordedTypes = ['word', 'sound_groups', 'sentence', 'plural'] as const

export function createWordRecordingItems({ client, queries, queryClient }: Services, word: SoundReviewWord) {
  const sayings = {
    word: word.word,
    sound_groups: word.sound_groups.replaceAll(',', ' – '),
    sentence: word.sentence,
    plural: word.plural_form ?? '',
  }
  return recordedTypes
    .filter((type) => sayings[type] !== '')
    .map((type) => {
      const params = { id: word.id, type }
      const item: RecordingItem = {
        id: `${type} ${word.id}`,
        text: sayings[type],
        context: type === 'word' ? word.sentence : '',
        recording: word.recordings[type],
        address: formatWordAudioAddress(word, type),
        keep: async (upload) =>
          replaceCachedWord(
            queryClient,
            queries,
            await client.call('PUT /api/v1/begeleider/word/:id/recording/:type', { params, upload }),
          ),
        remove: createWordChange(
          (by) => () => by.call('DELETE /api/v1/begeleider/word/:id/recording/:type', { params }),
          texts.removed,
        ),
      }
      return { type, item }
    })
}

export const createSoundRecordingItem = (
  { client, queries, queryClient }: Services,
  { id, letters, word, recording }: RecordableSound,
): RecordingItem => ({
  id: `part ${id}`,
  text: letters,
  context: fill(texts.soundAsIn, { word }),
  recording,
  address: `/word/parts/${id}.mp3`,
  remove: null,
  async keep(upload) {
    const kept = await client.call('PUT /api/v1/begeleider/sound/:id/recording', { params: { id }, upload })
    queryClient.setQueryData(
      queries.spokenTexts(null).queryKey,
      (all) => all && { ...all, sounds: all.sounds.map((other) => (other.id === id ? kept : other)) },
    )
  },
})

/** Returns the item of a text of a step, or of the product (null). It cannot be played in this app. */
export const createTextRecordingItem = (
  { client, queries, queryClient }: Services,
  step_id: number | null,
  { key, text, recording }: RecordableText,
): RecordingItem => ({
  id: `text ${key}`,
  text,
  context: '',
  recording,
  address: null,
  remove: null,
  async keep(upload) {
    const query = step_id === null ? {} : { step_id }
    const params = { key }
    const kept = await client.call('PUT /api/v1/begeleider/text/:key/recording', { params, query, upload })
    queryClient.setQueryData(
      queries.spokenTexts(step_id).queryKey,
      (all) => all && { ...all, texts: all.texts.map((other) => (other.key === key ? kept : other)) },
    )
  },
})

/** Returns the first item without a recording, searched from `at` and then from the start, or −1. */
export function findNextRecordingItem(
  items: readonly Pick<RecordingItem, 'id' | 'recording'>[],
  at: number,
  isSpoken: (id: string) => boolean,
): number {
  const isOpen = ({ id, recording }: Pick<RecordingItem, 'id' | 'recording'>) =>
    recording === null && !isSpoken(id)
  const later = items.findIndex((item, place) => place > at && isOpen(item))
  return later >= 0 ? later : items.findIndex(isOpen)
}

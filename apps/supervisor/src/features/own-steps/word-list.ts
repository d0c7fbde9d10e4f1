import type { OwnStep, OwnWord, OwnWordList, PastedWords } from '@letterliaan/contract'
import type { ChangeOf } from '../../app/data/change.ts'
import { texts } from './texts.ts'

export interface WordsDraft {
  readonly text: string
  /** Null: not looked at yet. */
  readonly pasted: PastedWords | null
  readonly words: readonly OwnWord[]
}

export const noWords: WordsDraft = { text: '', pasted: null, words: [] }

export const splitWords: ChangeOf<string, PastedWords> = ({ client }) => ({
  changesNothing: true,
  send: (text) => client.call('POST /api/v1/begeleider/own-word/split', { body: { text } }),
})

/** Keeps a list as a step, and the words `apart` as a second: both or neither. */
export const keepWords: ChangeOf<OwnWordList, OwnStep[]> = ({ client, queries }) => ({
  send: (body, idempotencyKey) =>
    client.call('POST /api/v1/begeleider/own-step/words', { body, idempotencyKey }),
  take(steps, _list, queryClient) {
    for (const step of steps) queryClient.setQueryData(queries.ownStep(step.id).queryKey, step)
  },
  stale: [queries.ownSteps.queryKey],
  done: (steps) => (steps.length > 1 ? texts.told.twoSaved : texts.told.oneSaved),
})

/** A list as it is sent. Of the words `apart` only those count that are still in it. */
export const toWordList = (
  label: string,
  words: readonly OwnWord[],
  apart: readonly string[],
): OwnWordList => ({
  label,
  words: [...words],
  apart: apart.filter((text) => words.some(({ word }) => word === text)),
})

/** Removes sentences, plurals and pictures: a proposal does not depend on them. */
export const toProposed = (words: readonly OwnWord[]): OwnWord[] =>
  words.map((own) => ({ ...own, sentence: '', plural_form: null, image: null }))

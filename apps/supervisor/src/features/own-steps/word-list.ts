import type { OwnStep, OwnWord, OwnWordList, PastedWords } from '@letterliaan/contract'
import type { ChangeOf } from '../../app/data/change.ts'
import { texts } from './texts.ts'

export interface WordsDraft {
  readonly text: string
  /** Null if nothing was pasted yet. */
  readonly pasted: PastedWords | null
  readonly words: readonly OwnWord[]
}

export const noWords: WordsDraft = { text: '', pasted: null, words: [] }

export const splitWords: ChangeOf<string, PastedWords> = ({ client }) => ({
  changesNothing: true,
  send: (text) => client.call('POST /api/v1/begeleider/own-word/split', { body: { text } }),
})

/** Saves a list as a step, and the words `apart` as a second step. Either both are saved or neither. */
export const saveWordList: ChangeOf<OwnWordList, OwnStep[]> = ({ client, queries }) => ({
  send: (body, idempotencyKey) =>
    client.call('POST /api/v1/begeleider/own-step/words', { body, idempotencyKey }),
  take(steps, _list, queryClient) {
    for (const step of steps) queryClient.setQueryData(queries.ownStep(step.id).queryKey, step)
  },
  stale: [queries.ownSteps.queryKey],
  done: (steps) => (steps.length > 1 ? texts.told.twoSaved : texts.told.oneSaved),
})

/** Returns the list to send. Words `apart` that were removed from the list are ignored. */
export const toWordList = (
  label: string,
  words: readonly OwnWord[],
  apart: readonly string[],
): OwnWordList => ({
  label,
  words: [...words],
  apart: apart.filter((text) => words.some(({ word }) => word === text)),
})

/** Removes sentences, plurals and pictures, which do not affect a proposal. */
export const toProposalWords = (words: readonly OwnWord[]): OwnWord[] =>
  words.map((own) => ({ ...own, sentence: '', plural_form: null, image: null }))

import { analyseOwnWord, loadCurriculum, proposeStep } from '@letterliaan/curriculum'
import type { OwnWord } from '@letterliaan/contract'
import type { Database } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { checkDraft } from './check-draft.ts'
import { createOwnSteps } from './own-steps.ts'
import { pasteWords } from './paste-words.ts'
import type { SpellingLookup } from './spelling.ts'
import { categoryLabels, surroundingsOf } from './surroundings.ts'

/** Own words and own steps. */
export function ownStepRoutes({ queries }: Database, spelling: SpellingLookup) {
  const { steps } = loadCurriculum()
  const product = new Map(steps.map((step) => [step.nr, step]))
  const ownSteps = createOwnSteps({ surroundingsOf, product })

  return defineHandlers({
    'GET /api/v1/begeleider/own-step': ({ caller }) => ownSteps.list(queries, caller.organisation_id),
    'GET /api/v1/begeleider/own-step/:id': ({ caller, params }) =>
      ownSteps.get(queries, caller.organisation_id, params.id),
    'POST /api/v1/begeleider/own-step': ({ caller, transaction, body, now }) =>
      ownSteps.add(transaction, caller, body, now),
    'PUT /api/v1/begeleider/own-step/:id': ({ caller, transaction, params, body, now }) =>
      ownSteps.change(transaction, caller, { id: params.id, ...body }, now),
    'PUT /api/v1/begeleider/own-step/:id/archived': ({ caller, transaction, params, body, now }) =>
      ownSteps.archive(transaction, caller, { id: params.id, ...body }, now),

    'POST /api/v1/begeleider/own-word/split': async ({ body }) => pasteWords(body.text),
    'POST /api/v1/begeleider/own-word/analysis': async ({ body }) => {
      const known = await spelling.areKnown(body.words.map(({ word }) => word))
      return body.words.map((word, at) => analyseOwnWord(word, categoryLabels(), known[at] ?? null))
    },
    'POST /api/v1/begeleider/own-step/proposal': async ({ body }) =>
      proposeStep(body.label, distinct(body.words), steps),
    'POST /api/v1/begeleider/own-step/check': async ({ caller, body }) =>
      checkDraft(body, await surroundingsOf(queries, caller.organisation_id)),
  })
}

const distinct = (words: readonly OwnWord[]): OwnWord[] =>
  [...new Map(words.toReversed().map((word) => [word.word, word])).values()].toReversed()

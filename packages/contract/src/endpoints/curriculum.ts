import * as z from 'zod'
import { defineEndpoints, params } from '../endpoint.ts'
import { ownStepLimits } from '../limits.ts'
import {
  AnalysedWord,
  Difficulty,
  OwnPicture,
  OwnStep,
  OwnStepBody,
  OwnStepChange,
  OwnStepCheck,
  OwnStepFile,
  OwnStepPreview,
  OwnStepProposal,
  OwnStepSummary,
  OwnWord,
  OwnWordList,
  PastedWords,
  StepPictures,
} from '../entities/index.ts'

const supervised = { tag: 'own-step', auth: 'bearer', needs: 'supervisor' } as const
const words = z.array(OwnWord).min(1).max(ownStepLimits.words)

export const curriculumEndpoints = defineEndpoints({
  // A link sends no token, so `documents` returns addresses with a signature that expires soon.
  'GET /api/v1/step/:id/werkboek.pdf': {
    summary: 'The workbook of a step',
    tag: 'document',
    auth: 'bearer-or-signed',
    needs: 'user',
    params,
    query: z.object({ exp: z.coerce.number().int().optional(), sig: z.string().max(100).optional() }),
    response: null,
    contentType: 'application/pdf',
  },
  'GET /klankenkaart.pdf': {
    summary: 'The sound chart',
    tag: 'document',
    auth: 'none',
    response: null,
    contentType: 'application/pdf',
  },
  'GET /api/v1/begeleider/own-step': {
    ...supervised,
    summary: 'The own steps of the organisation, the latest changed first',
    response: z.array(OwnStepSummary),
  },
  'GET /api/v1/begeleider/own-step/:id': {
    ...supervised,
    summary:
      'An own step as its author has it, with what the check says of it, and the step of the product that it is a copy of',
    params,
    response: OwnStep,
  },
  'POST /api/v1/begeleider/own-step/words': {
    ...supervised,
    summary:
      'Keep a list of words as a new step made as its proposal is, and the words apart as a second: both or neither',
    body: OwnWordList,
    response: z.array(OwnStep),
    success: 201,
    idempotent: true,
    perMinute: 60,
  },
  'PATCH /api/v1/begeleider/own-step/:id': {
    ...supervised,
    summary:
      'Change an own step: a new version, for children who did nothing in it yet; who began keeps the old one. Or put it away, or take it back; children keep it on their path',
    params,
    body: OwnStepChange,
    response: OwnStep,
    idempotent: true,
  },
  'POST /api/v1/begeleider/own-step/copy': {
    ...supervised,
    summary: 'Copy a step of the product, to change it',
    body: z.strictObject({ nr: z.int().min(1).max(999) }),
    response: OwnStep,
    success: 201,
    idempotent: true,
  },
  'GET /api/v1/begeleider/own-step/:id/preview': {
    ...supervised,
    summary: 'The step as a child would get it at a number of stars, with runs that are about to begin',
    params,
    query: z.object({ difficulty: z.coerce.number().pipe(Difficulty).default(2) }),
    response: OwnStepPreview,
  },
  'GET /api/v1/begeleider/own-step/:id/file': {
    ...supervised,
    summary: 'The step with its own pictures, as a file for another organisation',
    params,
    response: OwnStepFile,
  },
  'POST /api/v1/begeleider/own-step/file': {
    ...supervised,
    summary: 'Take a step over from a file',
    upload: { types: ['application/vnd.letterliaan.stap+json'], maxBytes: ownStepLimits.fileBytes },
    response: OwnStep,
    success: 201,
    perMinute: 20,
  },
  'GET /api/v1/begeleider/own-picture': {
    ...supervised,
    summary: 'The pictures that a step can have',
    response: StepPictures,
  },
  'POST /api/v1/begeleider/own-picture': {
    ...supervised,
    summary: 'Keep a picture: PNG, JPEG or WebP, made anew and at most 512 pixels wide and high',
    query: z.object({
      alt: z.string().trim().min(1, 'Vertel wat er op het plaatje staat.').max(ownStepLimits.alt),
    }),
    upload: { types: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: ownStepLimits.pictureBytes },
    response: OwnPicture,
    success: 201,
    perMinute: 20,
  },
  'GET /pictures/eigen/:name.webp': {
    summary: 'A picture of an organisation, by a name that only who uses it was told',
    tag: 'own-step',
    auth: 'none',
    params: z.object({ name: z.string().regex(/^eigen-[0-9a-f]{32}$/) }),
    response: null,
    contentType: 'image/webp',
  },
  'POST /api/v1/begeleider/own-word/split': {
    ...supervised,
    summary: 'Find the words in a pasted list or text; nothing is kept',
    body: z.strictObject({
      text: z.string().max(ownStepLimits.pasted, `Plak hoogstens ${ownStepLimits.pasted} tekens tegelijk.`),
    }),
    response: PastedWords,
    perMinute: 60,
    changesNothing: true,
  },
  'POST /api/v1/begeleider/own-word/analysis': {
    ...supervised,
    summary: 'Analyse words: letters, sounds, klankgroepen, category, plural, doubts; nothing is kept',
    body: z.strictObject({ words }),
    response: z.array(AnalysedWord),
    perMinute: 240,
    changesNothing: true,
  },
  'POST /api/v1/begeleider/own-word/known': {
    ...supervised,
    summary: 'Are words in the dictionary? In their order; null where that can’t be told now',
    body: z.strictObject({ words: z.array(OwnWord.shape.word).min(1).max(ownStepLimits.words) }),
    response: z.array(z.boolean().nullable()),
    perMinute: 240,
    changesNothing: true,
  },
  'POST /api/v1/begeleider/own-step/proposal': {
    ...supervised,
    summary: 'Make a step of words: rule, anchors, stars and exercises chosen by the words; nothing is kept',
    body: z.strictObject({ label: OwnStepBody.shape.label, words }),
    response: OwnStepProposal,
    perMinute: 240,
    changesNothing: true,
  },
  'POST /api/v1/begeleider/own-step/check': {
    ...supervised,
    summary: 'What the check says of a step, and the exercises that it can have; nothing is kept',
    body: OwnStepBody,
    response: OwnStepCheck,
    perMinute: 240,
    changesNothing: true,
  },
})

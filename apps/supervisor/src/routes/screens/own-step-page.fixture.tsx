import {
  OwnWord,
  type AnalysedWord,
  type OwnExercise,
  type OwnStep,
  type OwnStepBody,
} from '@letterliaan/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import type { Answers } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import { createSampleAnalysis } from '../../testing/samples.ts'
import { OwnStepPage } from './OwnStepPage.tsx'

export const saveCall = 'PATCH /api/v1/begeleider/own-step/:id'
export const checkCall = 'POST /api/v1/begeleider/own-step/check'
export const analyseCall = 'POST /api/v1/begeleider/own-word/analysis'
export const uploadCall = 'POST /api/v1/begeleider/own-picture'

const exercise = (name: string, template: OwnExercise['template']): OwnExercise =>
  ({ name, template, description: 'Typ wat je hoort', num_words: 5 }) as OwnExercise

export const ownStepBody: OwnStepBody = {
  label: 'Dubbel',
  rule: 'Na een korte klank',
  description: '',
  hint: '',
  tip: '',
  category: 'eigen',
  world: 2,
  dl: 25,
  anchors: [{ word: 'bakker', image: 'fish', description: '', hint: '', tip: '' }],
  words: ['bakker', 'kikker', 'rok'].map((word) => OwnWord.parse({ word })),
  recipe: [exercise('Luister', 'Luisteren' as never), exercise('Blokken', 'Blokken')],
}

export const createOwnStep = (more: Partial<OwnStep> = {}): OwnStep => ({
  id: 9,
  curriculum_step_id: 1,
  version: 4,
  label: 'Dubbel',
  category: 'eigen',
  world: 2,
  dl: 25,
  num_words: 3,
  num_students: 0,
  source: null,
  updated_at: 1,
  step: ownStepBody,
  findings: [],
  original: null,
  ...more,
})

const analysed = ({ word, correction }: OwnWord): AnalysedWord =>
  createSampleAnalysis(word, {
    read_letters: 'b,a,kk,e,r',
    structure: 'M1,K1,M2,D1,M1',
    structure_audio_parts: 'm_b,k_a,m_k,d_e,m_r',
    sound_groups: 'bak,ker',
    syllables: 'bak,ker',
    colors: [null, null, null, null, null],
    categories: ['Klankvaste', 'Korte klank', 'Verdubbeling', 'Stomme e'].map((label, at) => ({
      category: String(at),
      label,
    })),
    likely_errors: ['baker'],
    doubts: word === 'rok' ? ['rok of rock?'] : [],
    refusal: word === 'kikker' ? 'Dit woord kan een kind niet typen.' : null,
    ...correction,
  })

export const ownStepAnswers: Answers = {
  'GET /api/v1/begeleider/own-step/:id': createOwnStep(),
  'GET /api/v1/begeleider/curriculum': [
    { nr: 1, is_own: false, world: 1, position: 1, label: 'Verdubbeling', category: 'kg-K', dl: 5 },
  ] as never,
  'GET /api/v1/begeleider/own-picture': { product: ['fish', 'cat', 'catfish'], own: [] },
  [checkCall]: {
    findings: [],
    choices: [
      { exercise: exercise('Luister', 'Luisteren' as never), category: 'Schrijven', num_playable: 3 },
      { exercise: exercise('Woordzoeker', 'Woordzoeker' as never), category: 'Spelen', num_playable: 2 },
      { exercise: exercise('Rijmen', 'Rijmen' as never), category: 'Spelen', num_playable: 0 },
    ] as never,
  },
  [analyseCall]: (({ body: asked }: { body: { words: OwnWord[] } }) => asked.words.map(analysed)) as never,
  'POST /api/v1/begeleider/own-word/known': ({ body: asked }: { body: { words: string[] } }) =>
    asked.words.map((word) => word !== 'rok'),
}

/** Answers a save with the sent step, like the server. */
export const savedAsSent: Answers[typeof saveCall] = ({ body: { version = 0, step = ownStepBody } }) =>
  createOwnStep({ version: version + 1, step: step as OwnStepBody })

export async function openOwnStepPage(more: Answers = {}) {
  const page = await openPage(<OwnStepPage own_step_id={9} />, { ...ownStepAnswers, ...more })
  const sent = () =>
    page.calls.findLast(({ name }) => name === saveCall)?.body as { step: OwnStepBody } & Record<
      string,
      unknown
    >
  const rowOf = (word: string) =>
    within(
      within(screen.getByRole('list', { name: 'Woorden' }))
        .getByRole('heading', { name: word })
        .closest('li') as HTMLElement,
    )
  return { ...page, sent, rowOf, saved: () => page.changes().filter((name) => name === saveCall).length }
}

export const readHeadings = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent?.trim())

export const chooseOption = (label: RegExp, option: string) => {
  const field = screen.getByLabelText<HTMLSelectElement>(label)
  const value = [...field.options].find(({ textContent }) => textContent === option)?.value
  fireEvent.change(field, { target: { value } })
}

import type { Step } from '@letterliaan/contract'
import { helpTours } from '@letterliaan/contract/status'
import type { Tour } from '../tour.ts'

export interface LessonSituation {
  readonly step: Pick<Step, 'phase_id'>
  /** Has it a Stapdictee? An own step in the treehouse has no world, and is passed as one on the map. */
  readonly hasStepDictation?: boolean
}

/** A repetition has no world and no Stapdictee: it has other rules than a step. */
const isPassedByRule = ({ step, hasStepDictation = false }: LessonSituation): boolean =>
  step.phase_id !== null || hasStepDictation

/** The lesson page, with how a step is passed in a child's words (LES-9; rules.md, RUL-1). */
export const lessonTour: Tour<LessonSituation> = {
  index: helpTours.lesson,
  next: { target: 'a:has([data-help="oefening"])', said: 'Ik sta bij de oefening die je nu doet. Tik erop!' },
  opening: [
    {
      target: 'section[aria-label="Oefeningen"]',
      header: 'De oefeningen',
      body: 'Ik sta bij de oefening die je nu doet. Tik erop!',
      button: 'Aan de slag!',
    },
  ],
  steps: [
    {
      target: 'section[aria-label="Oefeningen"]',
      header: 'De oefeningen',
      body: 'De verrekijker is verkennen. De schoen is oefenen. Het kompas is een dictee.',
    },
    {
      target: '[data-help="niveau"]',
      header: 'Niveau',
      body: 'Kies 1, 2 of 3 sterren. Met meer sterren is het moeilijker.',
    },
    {
      target: '[data-help="voortgang"]',
      header: 'Zo haal je de stap',
      body: 'Oefen met minstens 2 sterren. Doe minstens 2 oefeningen met de verrekijker en 2 met de schoen.',
      allow: isPassedByRule,
    },
    {
      target: '[data-help="voortgang"]',
      header: 'Het Stapdictee',
      body: 'Maak daarna het Stapdictee. Heb je 80% goed? Dan is de stap gehaald!',
      allow: isPassedByRule,
    },
    {
      target: 'section[aria-label="Ankerwoorden"]',
      header: 'Ankerwoorden',
      body: 'Deze plaatjes helpen je om de regel te onthouden.',
    },
    {
      target: 'section[aria-labelledby="woorden"]',
      header: 'De woorden',
      body: 'Deze woorden leer je in deze stap.',
    },
    {
      target: '[data-help="punten"]',
      header: 'Punten',
      body: 'Voor elke oefening die je haalt, krijg je punten.',
      button: 'Aan de slag!',
    },
  ],
}

import { helpTours } from '@letterliaan/contract/status'
import type { Tour } from '../tour.ts'

export interface WorldMapSituation {
  /** Is there a step that the child can go on with? */
  readonly hasCurrentStep: boolean
  readonly canEnterNextWorld: boolean
}

/** The map of a world with its steps (WO-6). */
export const worldMapTour: Tour<WorldMapSituation> = {
  index: helpTours.worldMap,
  next: { target: '[data-help="stap"] a', said: 'Ik sta bij de stap die je nu doet. Tik erop!' },
  opening: [
    {
      target: '[data-help="stap"]',
      header: 'De kaart',
      body: 'Ik sta bij de stap die je nu doet. Tik erop!',
      button: 'Aan de slag!',
    },
  ],
  steps: [
    {
      header: 'De kaart',
      body: 'Je loopt over het pad van stap naar stap. Bij elke stap leer je nieuwe woorden.',
      button: 'Laat maar zien',
    },
    {
      target: '[data-help="stap"]',
      header: 'Hier ben je nu',
      body: 'Tik op deze stap. Dan kun je beginnen.',
      allow: ({ hasCurrentStep }) => hasCurrentStep,
    },
    {
      target: '[data-help="ankerwoorden"]',
      header: 'Ankerwoorden',
      body: 'Tik op het cijfer. Dan zie je de ankerwoorden van de stap.',
    },
    {
      target: '[data-help="volgende-wereld"]',
      header: 'Volgende wereld',
      body: 'Tik op het bord of veeg opzij. Dan ga je naar de volgende wereld.',
      allow: ({ canEnterNextWorld }) => canEnterNextWorld,
    },
    {
      target: 'nav [aria-label="Kaart"]',
      header: 'Terug',
      body: 'Hiermee ga je terug naar de vier werelden.',
      button: 'Aan de slag!',
    },
  ],
}

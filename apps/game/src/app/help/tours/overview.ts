import type { Student } from '@letterliaan/contract'
import { helpTours } from '@letterliaan/contract/status'
import type { Tour } from '../tour.ts'

export interface OverviewSituation {
  readonly student: Pick<Student, 'phase_id' | 'end_reward_1_collected'>
}

/** The map with the four worlds, and the menu above it. */
export const overviewTour: Tour<OverviewSituation> = {
  index: helpTours.overview,
  next: { target: '[data-help="speel"] a', said: 'Tik op Speel!' },
  opening: [
    {
      target: '[data-help="speel"]',
      header: 'Welkom in de jungle!',
      body: 'Tik op Speel! Dan beginnen we. Met het vraagteken leg ik alles uit.',
      button: 'Aan de slag!',
    },
  ],
  steps: [
    {
      header: 'Welkom in de jungle!',
      body: 'Ik laat je zien wat je hier kunt doen.',
      button: 'Laat maar zien',
    },
    {
      target: '[data-help="werelden"]',
      header: 'Vier werelden',
      body: 'Tik op een wereld. Dan ga je naar binnen.',
    },
    {
      target: '[data-help="slot"]',
      header: 'Nog op slot',
      body: 'Deze wereld gaat open als je de wereld ervoor hebt gehaald.',
      allow: ({ student }) => student.phase_id < 4,
    },
    {
      target: '[data-help="diamant"]',
      header: 'Diamant',
      body: 'Je kreeg een diamant, want je hebt deze wereld gehaald.',
      allow: ({ student }) => student.end_reward_1_collected,
    },
    {
      target: '[data-help="uitleg"]',
      header: 'Uitleg stappen',
      body: 'Hier zie je wat de plaatjes op de kaart betekenen.',
    },
    {
      target: 'nav a[href="/boomhut"]',
      header: 'Boomhut',
      body: 'In de boomhut zie je wat je al kunt. Je schrijft er ook in je logboek.',
    },
    {
      target: 'nav [aria-label="Klankenkaart"]',
      header: 'Klankenkaart',
      body: 'Weet je niet hoe een klank klinkt? Kijk op de klankenkaart.',
    },
    {
      target: '[data-help="knop"]',
      header: 'Help',
      body: 'Wil je dit nog eens zien? Tik dan op het vraagteken.',
      button: 'Aan de slag!',
    },
  ],
}

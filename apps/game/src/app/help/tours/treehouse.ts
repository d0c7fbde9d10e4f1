import { helpTours } from '@letterliaan/contract/status'
import type { Tour } from '../tour.ts'

export interface TreehouseSituation {
  /** How many steps wait. */
  readonly open: number
}

/** The room in the treehouse and its things. It opens by itself only after the lesson's, which a child needs first. */
export const treehouseTour: Tour<TreehouseSituation> = {
  index: helpTours.treehouse,
  after: helpTours.lesson,
  steps: [
    {
      header: 'Jouw boomhut',
      body: 'Dit is jouw eigen plek. Tik op de spullen om te zien wat ze doen.',
      button: 'Laat maar zien',
    },
    {
      target: '[data-help="kamer-chart"]',
      header: 'Voortgang',
      body: 'Op deze kaart zie je hoe ver je bent. Je kunt je woorden nog eens horen.',
    },
    {
      target: '[data-help="kamer-badges"]',
      header: 'Mijn Badges',
      body: 'Hier hangen de badges die je hebt verdiend.',
    },
    {
      target: '[data-help="kamer-bookshelf"]',
      header: 'Boekenplank',
      body: 'Hier zet je de boeken neer die je hebt gelezen.',
    },
    {
      target: '[data-help="kamer-desk"]',
      header: 'Logboek',
      body: 'In dit boek schrijf je wat je wilt onthouden.',
    },
    {
      target: '[data-help="kamer-goal"]',
      header: 'Deze week',
      body: 'Oefen je woorden? Dan komt er fruit in de mand. Samen maak je hem vol.',
    },
    {
      target: '[data-help="kamer-leaves"]',
      header: 'Blaadjes opruimen',
      body: 'Hier liggen stappen voor je klaar. Doe je ze? Dan wordt de hoop kleiner.',
      allow: ({ open }) => open > 0,
    },
    {
      target: '[data-help="kamer-leaves"]',
      header: 'Herhaling',
      body: 'Hier komen blaadjes te liggen als er stappen voor je klaarstaan.',
      allow: ({ open }) => open === 0,
    },
    {
      target: '[data-help="kamer-telescope"]',
      header: 'Naar de jungle',
      body: 'Met de verrekijker ga je terug naar de vier werelden.',
      button: 'Kijk maar rond!',
    },
  ],
}

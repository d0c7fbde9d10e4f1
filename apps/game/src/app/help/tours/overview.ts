import type { Student } from '@letterliaan/contract'
import { helpTours } from '@letterliaan/contract/status'
import { commonTexts } from '@letterliaan/texts/common'
import { overviewTexts } from '@letterliaan/texts/overview'
import { pageTexts } from '@letterliaan/texts/pages'
import type { Tour } from '../tour.ts'

export interface OverviewSituation {
  readonly student: Pick<Student, 'phase_id' | 'end_reward_1_collected'>
}

export const overviewTour: Tour<OverviewSituation> = {
  index: helpTours.overview,
  next: { target: '[data-help="speel"] a', said: overviewTexts.tour.tapPlay },
  opening: [
    {
      target: '[data-help="speel"]',
      header: overviewTexts.tour.welcome,
      body: overviewTexts.tour.opening,
      button: commonTexts.letsGo,
    },
  ],
  steps: [
    {
      header: overviewTexts.tour.welcome,
      body: overviewTexts.tour.intro,
      button: commonTexts.showMe,
    },
    {
      target: '[data-help="werelden"]',
      header: overviewTexts.tour.worlds,
      body: overviewTexts.tour.tapWorld,
    },
    {
      target: '[data-help="slot"]',
      header: commonTexts.locked,
      body: overviewTexts.tour.lockedWorld,
      allow: ({ student }) => student.phase_id < 4,
    },
    {
      target: '[data-help="diamant"]',
      header: overviewTexts.tour.diamond,
      body: overviewTexts.tour.diamondEarned,
      allow: ({ student }) => student.end_reward_1_collected,
    },
    {
      target: '[data-help="uitleg"]',
      header: overviewTexts.legend.title,
      body: overviewTexts.legend.intro,
    },
    {
      target: 'nav a[href$="/boomhut"]',
      header: pageTexts.treehouse,
      body: overviewTexts.tour.treehouse,
    },
    {
      target: 'nav [aria-label="Klankenkaart"]',
      header: pageTexts.soundChart,
      body: overviewTexts.tour.soundChart,
    },
    {
      target: '[data-help="knop"]',
      header: commonTexts.help,
      body: overviewTexts.tour.help,
      button: commonTexts.letsGo,
    },
  ],
}

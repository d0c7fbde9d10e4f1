import { helpTours } from '@letterliaan/contract/status'
import { commonTexts } from '@letterliaan/texts/common'
import { goalTexts } from '@letterliaan/texts/goals'
import { pageTexts } from '@letterliaan/texts/pages'
import { treehouseTexts } from '@letterliaan/texts/treehouse'
import type { Tour } from '../tour.ts'

export interface TreehouseSituation {
  readonly open: number
}

/** Opens automatically only after the tour of the lesson, which a child needs first. */
export const treehouseTour: Tour<TreehouseSituation> = {
  index: helpTours.treehouse,
  after: helpTours.lesson,
  steps: [
    {
      header: treehouseTexts.tour.yours,
      body: treehouseTexts.tour.intro,
      button: commonTexts.showMe,
    },
    {
      target: '[data-help="kamer-chart"]',
      header: commonTexts.progress,
      body: treehouseTexts.tour.progress,
    },
    {
      target: '[data-help="kamer-badges"]',
      header: pageTexts.badges,
      body: treehouseTexts.tour.badges,
    },
    {
      target: '[data-help="kamer-bookshelf"]',
      header: pageTexts.bookshelf,
      body: treehouseTexts.tour.bookshelf,
    },
    {
      target: '[data-help="kamer-desk"]',
      header: pageTexts.logbook,
      body: treehouseTexts.tour.logbook,
    },
    {
      target: '[data-help="kamer-goal"]',
      header: goalTexts.week,
      body: treehouseTexts.tour.week,
    },
    {
      target: '[data-help="kamer-leaves"]',
      header: treehouseTexts.tour.sweep,
      body: treehouseTexts.tour.leaves,
      allow: ({ open }) => open > 0,
    },
    {
      target: '[data-help="kamer-leaves"]',
      header: treehouseTexts.repetition,
      body: treehouseTexts.tour.noLeaves,
      allow: ({ open }) => open === 0,
    },
    {
      target: '[data-help="winkel"]',
      header: treehouseTexts.tour.shop,
      body: treehouseTexts.tour.buy,
    },
    {
      target: '[data-help="kamer-telescope"]',
      header: treehouseTexts.toJungle,
      body: treehouseTexts.tour.telescope,
      button: treehouseTexts.tour.lookAround,
    },
  ],
}

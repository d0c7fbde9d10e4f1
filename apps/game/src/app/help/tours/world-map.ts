import { helpTours } from '@letterliaan/contract/status'
import { commonTexts } from '@letterliaan/texts/common'
import { mapTexts } from '@letterliaan/texts/map'
import type { Tour } from '../tour.ts'

export interface WorldMapSituation {
  readonly hasCurrentStep: boolean
  readonly canEnterNextWorld: boolean
}

/** The tour of the world map (WO-6). */
export const worldMapTour: Tour<WorldMapSituation> = {
  index: helpTours.worldMap,
  next: { target: '[data-help="stap"] a', said: mapTexts.tour.atYourStep },
  opening: [
    {
      target: '[data-help="stap"]',
      header: mapTexts.tour.map,
      body: mapTexts.tour.atYourStep,
      button: commonTexts.letsGo,
    },
  ],
  steps: [
    {
      header: mapTexts.tour.map,
      body: mapTexts.tour.path,
      button: commonTexts.showMe,
    },
    {
      target: '[data-help="stap"]',
      header: mapTexts.tour.youAreHere,
      body: mapTexts.tour.tapStep,
      allow: ({ hasCurrentStep }) => hasCurrentStep,
    },
    {
      target: '[data-help="ankerwoorden"]',
      header: commonTexts.anchors,
      body: mapTexts.tour.tapNumber,
    },
    {
      target: '[data-help="volgende-wereld"]',
      header: mapTexts.tour.nextWorld,
      body: mapTexts.tour.swipe,
      allow: ({ canEnterNextWorld }) => canEnterNextWorld,
    },
    {
      target: 'nav [aria-label="Kaart"]',
      header: commonTexts.back,
      body: mapTexts.tour.backToWorlds,
      button: commonTexts.letsGo,
    },
  ],
}

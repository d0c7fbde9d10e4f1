/** The camp that stands in the place of the treehouse in the look 10+: what is seen out of the tent, the tent, and its things. */
import { drawCrates } from './crates.ts'
import { drawCrateSide, drawPackSide } from './sides.ts'
import { drawTent, drawTentFront } from './tent.ts'
import {
  drawBookCrates,
  drawMapTable,
  drawPatchBoard,
  drawRouteMap,
  drawSpyglass,
  drawStone,
} from './things.ts'
import { drawTentView } from './view.ts'

export const fieldCamp = (): Record<string, string> => ({
  'field-camp-view-wide': drawTentView('landscape'),
  'field-camp-view-tall': drawTentView('portrait'),
  'field-camp-tent-wide': drawTent('landscape'),
  'field-camp-tent-tall': drawTent('portrait'),
  'field-camp-front-wide': drawTentFront('landscape'),
  'field-camp-front-tall': drawTentFront('portrait'),
  'field-camp-chart': drawRouteMap(),
  'field-camp-badges': drawPatchBoard(),
  'field-camp-bookshelf': drawBookCrates(),
  'field-camp-telescope': drawSpyglass(),
  'field-camp-desk': drawMapTable(),
  'field-camp-stone': drawStone(),
  'field-camp-crate-side': drawCrateSide(),
  'field-camp-pack-side': drawPackSide(),
  ...drawCrates(),
})

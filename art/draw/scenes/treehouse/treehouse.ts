/** The room in the treehouse: what is seen through its opening, the room, what hangs before it, and its things. */
import { drawBookshelf, drawCushion, drawDesk, drawTelescope } from './floor-things.ts'
import { drawPiles } from './leaf-pile.ts'
import { drawFront, drawRoom } from './room.ts'
import { drawView } from './view.ts'
import { drawBadgeBoard, drawChart } from './wall-things.ts'

export const treehouse = (): Record<string, string> => ({
  'treehouse-view-wide': drawView('landscape'),
  'treehouse-view-tall': drawView('portrait'),
  'treehouse-room-wide': drawRoom('landscape'),
  'treehouse-room-tall': drawRoom('portrait'),
  'treehouse-front-wide': drawFront('landscape'),
  'treehouse-front-tall': drawFront('portrait'),
  'treehouse-chart': drawChart(),
  'treehouse-badges': drawBadgeBoard(),
  'treehouse-bookshelf': drawBookshelf(),
  'treehouse-telescope': drawTelescope(),
  'treehouse-desk': drawDesk(),
  'treehouse-cushion': drawCushion(),
  ...drawPiles(),
})

import campBadges from '../art/field-camp-badges.svg?url&no-inline'
import campBookshelf from '../art/field-camp-bookshelf.svg?url&no-inline'
import campChart from '../art/field-camp-chart.svg?url&no-inline'
import campCratesHigh from '../art/field-camp-crates-high.svg?url&no-inline'
import campCratesLow from '../art/field-camp-crates-low.svg?url&no-inline'
import campCratesMedium from '../art/field-camp-crates-medium.svg?url&no-inline'
import campCratesNone from '../art/field-camp-crates-none.svg?url&no-inline'
import campDesk from '../art/field-camp-desk.svg?url&no-inline'
import campStone from '../art/field-camp-stone.svg?url&no-inline'
import campTelescope from '../art/field-camp-telescope.svg?url&no-inline'
import type { Look } from '../../pictures/look.ts'
import badges from '../art/treehouse-badges.svg?url&no-inline'
import bookshelf from '../art/treehouse-bookshelf.svg?url&no-inline'
import chart from '../art/treehouse-chart.svg?url&no-inline'
import cushion from '../art/treehouse-cushion.svg?url&no-inline'
import desk from '../art/treehouse-desk.svg?url&no-inline'
import leavesHigh from '../art/treehouse-leaves-high.svg?url&no-inline'
import leavesLow from '../art/treehouse-leaves-low.svg?url&no-inline'
import leavesMedium from '../art/treehouse-leaves-medium.svg?url&no-inline'
import leavesNone from '../art/treehouse-leaves-none.svg?url&no-inline'
import telescope from '../art/treehouse-telescope.svg?url&no-inline'

export type LeafPile = 'none' | 'low' | 'medium' | 'high'

export type TreehouseObjectPictureName =
  | 'badges'
  | 'bookshelf'
  | 'chart'
  | 'cushion'
  | 'desk'
  | 'telescope'
  | `leaves-${LeafPile}`

interface Drawn {
  readonly src: string
  readonly width: number
  readonly height: number
}

const pile = (src: string): Drawn => ({ src, width: 500, height: 350 })

type Pictures = Readonly<Record<TreehouseObjectPictureName, Drawn>>

const inJungle: Pictures = {
  badges: { src: badges, width: 340, height: 252 },
  bookshelf: { src: bookshelf, width: 280, height: 430 },
  chart: { src: chart, width: 340, height: 272 },
  cushion: { src: cushion, width: 300, height: 106 },
  desk: { src: desk, width: 320, height: 320 },
  telescope: { src: telescope, width: 296, height: 390 },
  'leaves-none': pile(leavesNone),
  'leaves-low': pile(leavesLow),
  'leaves-medium': pile(leavesMedium),
  'leaves-high': pile(leavesHigh),
}

const inFieldCamp: Pictures = {
  badges: { src: campBadges, width: 340, height: 252 },
  bookshelf: { src: campBookshelf, width: 280, height: 406 },
  chart: { src: campChart, width: 340, height: 272 },
  cushion: { src: campStone, width: 300, height: 106 },
  desk: { src: campDesk, width: 320, height: 320 },
  telescope: { src: campTelescope, width: 296, height: 390 },
  'leaves-none': pile(campCratesNone),
  'leaves-low': pile(campCratesLow),
  'leaves-medium': pile(campCratesMedium),
  'leaves-high': pile(campCratesHigh),
}

export const treehouseObjectPictures: Readonly<Record<Look, Pictures>> = {
  jungle: inJungle,
  'field-camp': inFieldCamp,
}

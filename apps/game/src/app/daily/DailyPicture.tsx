import type { DailyThing } from '@letterliaan/contract'
import { visits } from '@letterliaan/texts/daily'
import { DailyDrawing, StoryDrawing } from '@letterliaan/ui/pictures'

export interface DailyPictureProps {
  readonly thing: DailyThing
  /** A CSS length. */
  readonly size: string
}

export function DailyPicture({ thing, size }: DailyPictureProps) {
  switch (thing.kind) {
    case 'egg':
      return <DailyDrawing name={thing.is_moving ? 'nest-moving' : 'nest-egg'} size={size} />
    case 'hatch':
      return <DailyDrawing name="nest-open" size={size} />
    case 'letter':
      return <DailyDrawing name="letter" size={size} />
    case 'visitor':
      return <StoryDrawing name={visits[thing.number]?.guest ?? 'snail'} size={size} />
  }
}

import { Glyph, type GlyphName, LeafSprig } from '@letterliaan/ui'
import {
  AnchorBadge,
  Avatar,
  Buddy,
  type BuddyId,
  DailyDrawing,
  dailyDrawingNames,
  DoneThing,
  fixedPictures,
  Icon,
  iconNames,
  LoginMethodPicture,
  Logo,
  LookPicture,
  type MarkerState,
  Picture,
  Signpost,
  StepMarker,
  StoryDrawing,
  storyDrawingNames,
} from '@letterliaan/ui/pictures'
import { workplaceNames } from '@letterliaan/ui/workplaces'
import type { ReactNode } from 'react'
import type { Entries } from './entry.ts'

const buddyIds: readonly BuddyId[] = [1, 2, 3, 4, 5, 6]
const glyphs: readonly GlyphName[] = [
  'close',
  'left',
  'right',
  'check',
  'repeat',
  'speaker',
  'eye',
  'warning',
  'speech',
]
const markers: readonly MarkerState[] = [
  'locked',
  'open',
  'paused-exploring',
  'paused-practising',
  'paused-dictation',
  'passed',
  'passed-plain',
  'test',
]

const each = <Name extends string | number>(names: readonly Name[], show: (name: Name) => ReactNode) =>
  Object.fromEntries(names.map((name) => [String(name), show(name)]))

export const pictures: Entries = {
  LoginMethodPicture: {
    states: {
      'scan je kaart': <LoginMethodPicture way="scan-card" />,
      'typ je code': <LoginMethodPicture way="type-code" />,
    },
  },
  Logo: { states: { gewoon: <Logo size="12rem" /> } },
  LeafSprig: { states: { gewoon: <LeafSprig /> } },
  Glyph: { states: each(glyphs, (name) => <Glyph name={name} />) },
  Icon: {
    states: { alle: iconNames.map((name) => <Icon key={name} name={name} size="3rem" label={name} />) },
  },
  Picture: {
    states: {
      alle: fixedPictures.map((name) => <Picture key={name} name={name} size="4rem" label={name} />),
    },
  },
  Avatar: { states: each(buddyIds, (id) => <Avatar id={id} size="5rem" />) },
  Buddy: {
    states: each(buddyIds, (id) => (
      <>
        <Buddy id={id} mood="blij" />
        <Buddy id={id} mood="denkt" />
        <Buddy id={id} mood="juicht" />
      </>
    )),
  },
  DailyDrawing: { states: each(dailyDrawingNames, (name) => <DailyDrawing name={name} />) },
  DoneThing: {
    states: each(workplaceNames, (name) => <DoneThing name={name} />),
  },
  LookPicture: { states: each(['jungle', 'field-camp'], (look) => <LookPicture look={look} />) },
  StoryDrawing: { states: each(storyDrawingNames, (name) => <StoryDrawing name={name} />) },
  AnchorBadge: { states: each([1, 12], (position) => <AnchorBadge position={position} />) },
  Signpost: {
    states: {
      terug: <Signpost to="previous">Wereld 1</Signpost>,
      verder: <Signpost to="next">Wereld 3</Signpost>,
    },
  },
  StepMarker: {
    states: {
      ...each(markers, (state) => <StepMarker world={1} state={state} stars={2} />),
      hier: <StepMarker world={2} state="open" current />,
      herhalen: <StepMarker world={3} state="passed" stars={3} repeatable />,
    },
  },
}

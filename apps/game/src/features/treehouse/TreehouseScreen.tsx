import type { RepeatableStep, StudentGoals } from '@letterliaan/contract'
import type { SpokenLine } from '@letterliaan/texts'
import { goalTexts } from '@letterliaan/texts/goals'
import { pageTexts } from '@letterliaan/texts/pages'
import { treehouseTexts } from '@letterliaan/texts/treehouse'
import { HiddenText } from '@letterliaan/ui'
import { useLook, useWording } from '@letterliaan/ui/pictures'
import { TreehouseRoom } from '@letterliaan/ui/scenes'
import { commonTexts } from '@letterliaan/texts/common'
import type { ReactNode } from 'react'
import { GoalBasket } from '../../app/goals/GoalBasket.tsx'
import { countFruitsInRoom, writeBest, writeGoal } from '../../app/goals/goal-texts.ts'
import { BadgesOnBoard, CollectedPile, WorldDiamonds } from './Collected.tsx'
import { OwnThings, type OwnThingsProps } from './OwnThings.tsx'
import type { OwnThing } from './things.ts'
import { BuddyAtHome } from './BuddyAtHome.tsx'
import {
  countOpenRepetitions,
  describeCrates,
  describeLeaves,
  chooseLeafGreeting,
  includesOwnStep,
  chooseLeafPile,
} from './leaf-pile.ts'
import { ObjectInRoom, type DrawPicture, type RenderControl } from './ObjectInRoom.tsx'
import type { TreehouseLife } from './life/useTreehouseLife.ts'
import styles from './TreehouseScreen.module.css'

export interface TreehouseScreenProps {
  readonly buddy_id: number
  readonly jokes: readonly SpokenLine[] | undefined
  readonly repeatables: readonly RepeatableStep[]
  /** Undefined while loading. */
  readonly goals: StudentGoals | undefined
  readonly onOpenProgress: () => void
  readonly onOpenGoals: () => void
  readonly onOpenRepetition: () => void
  readonly overviewLink: RenderControl
  readonly badgesLink: RenderControl
  readonly bookshelfLink: RenderControl
  readonly logbookLink: RenderControl
  readonly things: readonly OwnThing[]
  readonly earnedImages: readonly string[]
  readonly bookCount: number
  readonly noteCount: number
  readonly worlds: readonly number[]
  readonly onPlace: OwnThingsProps['onPlace']
  readonly shopLink: RenderControl
  /** Null until the room is loaded. */
  readonly life: TreehouseLife | null
  readonly help: ReactNode
}

/** Shows the room. Its things are the menu (TREE-1). */
export function TreehouseScreen(props: TreehouseScreenProps) {
  const { buddy_id, repeatables, goals, onOpenProgress, onOpenGoals, onOpenRepetition } = props
  const { overviewLink, badgesLink, bookshelfLink, logbookLink, help } = props
  const { things, earnedImages, bookCount, noteCount, worlds, onPlace, shopLink, life } = props
  const open = countOpenRepetitions(repeatables)
  const isCamp = useLook() === 'field-camp'
  const word = useWording()

  return (
    <main className={styles.screen}>
      <HiddenText as="h1">{word(pageTexts.treehouse)}</HiddenText>
      {help}
      <TreehouseRoom>
        {life && <life.Residents animals={life.animals} />}
        <ObjectInRoom
          thing="chart"
          picture="chart"
          label={commonTexts.progress.text}
          renderControl={buttonThat(onOpenProgress)}
        />
        <ObjectInRoom
          thing="badges"
          picture="badges"
          label={pageTexts.badges.text}
          collected={<BadgesOnBoard images={earnedImages} />}
          renderControl={badgesLink}
        />
        <ObjectInRoom
          thing="bookshelf"
          picture="bookshelf"
          label={pageTexts.bookshelf.text}
          collected={<CollectedPile kind="books" count={bookCount} />}
          renderControl={bookshelfLink}
        />
        <ObjectInRoom
          thing="telescope"
          picture="telescope"
          label={word(treehouseTexts.toJungle)}
          renderControl={overviewLink}
        />
        <ObjectInRoom
          thing="goal"
          picture={basketOf(goals)}
          label={goalTexts.week.text}
          {...(goals !== undefined && { detail: word(sayWeek(goals)) })}
          renderControl={buttonThat(onOpenGoals)}
        />
        <ObjectInRoom
          thing="desk"
          picture="desk"
          label={pageTexts.logbook.text}
          collected={<CollectedPile kind="notes" count={noteCount} />}
          renderControl={logbookLink}
        />
        <BuddyAtHome
          buddy_id={buddy_id}
          greeting={chooseLeafGreeting(open)}
          jokes={props.jokes}
          wears={things.find(({ place }) => place === 'buddy')}
        />
        <ObjectInRoom
          thing="leaves"
          picture={`leaves-${chooseLeafPile(open)}`}
          label={treehouseTexts.repetition.text}
          count={open}
          detail={(isCamp ? describeCrates : describeLeaves)(open, includesOwnStep(repeatables))}
          renderControl={buttonThat(onOpenRepetition)}
        />
        <WorldDiamonds worlds={worlds} />
        <OwnThings {...{ buddy_id, things, onPlace, shopLink, life }} leaves={chooseLeafPile(open)} />
      </TreehouseRoom>
    </main>
  )
}

const basketOf =
  (goals: StudentGoals | undefined): DrawPicture =>
  (className) => (
    <GoalBasket fruits={goals === undefined ? 0 : countFruitsInRoom(goals)} className={className} />
  )

const sayWeek = ({ goals: [goal], own }: StudentGoals): SpokenLine =>
  goal === undefined ? writeBest(own) : writeGoal(goal)

const buttonThat =
  (onClick: () => void): RenderControl =>
  (className, content) => (
    <button type="button" className={className} onClick={onClick}>
      {content}
    </button>
  )

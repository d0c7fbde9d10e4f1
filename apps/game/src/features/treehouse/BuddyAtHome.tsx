import { fill, type SpokenLine } from '@letterliaan/texts'
import { treehouseTexts } from '@letterliaan/texts/treehouse'
import { SpokenText } from '@letterliaan/ui/spoken'
import { HiddenText, joinClasses, shared, SpeechBubble } from '@letterliaan/ui'
import { Buddy, useLook } from '@letterliaan/ui/pictures'
import { RoomPlace, TreehouseObjectPicture } from '@letterliaan/ui/scenes'
import { useEffect, useState } from 'react'
import { alternateLists, pickInTurn } from '../../app/buddy/pick-in-turn.ts'
import styles from './BuddyAtHome.module.css'

const sayings: readonly SpokenLine[] = [
  treehouseTexts.sayings.tickles,
  treehouseTexts.sayings.ourPlace,
  treehouseTexts.sayings.birds,
  treehouseTexts.sayings.sunset,
  treehouseTexts.sayings.onTheWay,
]

const noJokes: readonly SpokenLine[] = []

/** Maximum number of letters in a bubble on a small screen. A longer text would cover the signs. */
const maxSmall = 38

const fitsOnSmall = ({ text }: SpokenLine): boolean => text.length <= maxSmall

const isSmallScreen = (): boolean => window.innerWidth < 720 || window.innerHeight < 480

const hopsMs = 1600

export interface BuddyAtHomeProps {
  readonly buddy_id: number
  readonly greeting: SpokenLine
  /** The buddy's own jokes, which alternate with lines that all buddies have. */
  readonly jokes?: readonly SpokenLine[] | undefined
  /** The name of what the buddy wears, for the label. `Buddy` draws it. */
  readonly wears?: { readonly name: string } | undefined
}

/** The buddy greets, and hops and speaks if tapped. An emblem (look 10+) is silent and does not move. */
export function BuddyAtHome({ buddy_id, greeting, jokes = noJokes, wears }: BuddyAtHomeProps) {
  const [strokes, setStrokes] = useState(0)
  const [calmedAfter, setCalmedAfter] = useState(0)
  const isEmblem = useLook() === 'field-camp'
  const told = isSmallScreen() ? jokes.filter(fitsOnSmall) : jokes
  const isGlad = strokes > calmedAfter

  useEffect(() => {
    const timer = setTimeout(() => setCalmedAfter(strokes), hopsMs)
    return () => clearTimeout(timer)
  }, [strokes])

  const saying =
    strokes === 0 ? greeting : (pickInTurn(alternateLists(sayings, told), strokes - 1) ?? greeting)
  const pictures = (
    <>
      <TreehouseObjectPicture name="cushion" className={styles.cushion} />
      <Buddy id={buddy_id} mood={isGlad ? 'juicht' : 'blij'} size="100%" className={styles.buddy ?? ''} />
      {wears && <HiddenText>{fill(treehouseTexts.wears, { name: wears.name })}</HiddenText>}
    </>
  )
  return (
    <RoomPlace thing="buddy" className={styles.home}>
      <output>
        <SpeechBubble key={strokes} tail="below" className={styles.bubble ?? ''}>
          <p>
            <SpokenText line={saying} auto />
          </p>
        </SpeechBubble>
      </output>
      {isEmblem ? (
        <div className={joinClasses(shared.cover, styles.stroke)}>{pictures}</div>
      ) : (
        <button
          type="button"
          className={joinClasses(shared.cover, styles.stroke)}
          onClick={() => setStrokes(strokes + 1)}
        >
          <HiddenText>{treehouseTexts.strokeBuddy}</HiddenText>
          {pictures}
        </button>
      )}
    </RoomPlace>
  )
}

import { SpokenText, useReadAloud } from '@letterliaan/ui/spoken'
import type { TreehousePlace } from '@letterliaan/contract'
import { fill, type SpokenLine } from '@letterliaan/texts'
import { treehouseTexts } from '@letterliaan/texts/treehouse'
import { commonTexts } from '@letterliaan/texts/common'
import { Button, Dialog, getButtonClass, HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { Icon, Picture, toBuddyId } from '@letterliaan/ui/pictures'
import { RoomPlace, TreehousePicture, type LeafPile } from '@letterliaan/ui/scenes'
import { useState } from 'react'
import type { RenderControl } from './ObjectInRoom.tsx'
import styles from './OwnThings.module.css'
import { DraggableThing, useDragThing, type ThingDrag } from './useDragThing.tsx'
import type { TreehouseLife } from './life/useTreehouseLife.ts'
import { allPlaceNames, nameObjectAt, roomPlaceNames, usePlaceNames, type OwnThing } from './things.ts'

export interface OwnThingsProps {
  readonly buddy_id: number
  readonly things: readonly OwnThing[]
  readonly leaves: LeafPile
  readonly onPlace: (id: number, place: TreehousePlace | null) => void
  readonly shopLink: RenderControl
  /** Null while loading. A tap on a thing then asks for a place. */
  readonly life?: Pick<TreehouseLife, 'UsedThing' | 'animals'> | null
}

/** Shows things at their places (GIDS-12). 'Mijn spullen' offers them to taps, keys or dragging. */
export function OwnThings({ buddy_id, things, leaves, onPlace, shopLink, life }: OwnThingsProps) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<OwnThing | null>(null)
  const [putPlace, setPutPlace] = useState<TreehousePlace | null>(null)
  const placeNames = usePlaceNames()

  const drag = useDragThing(({ id, place: from }, place) => {
    if (from !== place) onPlace(id, place)
    setOpen(false)
  })

  function askPlace(thing: OwnThing) {
    setPutPlace(null)
    setChosen(thing)
    setOpen(true)
  }

  function putAt(place: TreehousePlace | null) {
    if (chosen !== null) onPlace(chosen.id, place)
    setPutPlace(place)
    setChosen(null)
    setOpen(false)
  }

  const putAway = chosen !== null && chosen.place !== null && (
    <Button variant="quiet" onClick={() => putAt(null)}>
      {treehouseTexts.things.putAway}
    </Button>
  )
  const toShop = (className: string) =>
    shopLink(
      className,
      <>
        <Icon name="shop" size="2rem" />
        <span className={styles.name}>{commonTexts.toShop}</span>
      </>,
    )
  const footer = (chosen === null ? toShop(getButtonClass()) : putAway) || undefined

  return (
    <>
      {roomPlaceNames.map((place) => {
        const thing = things.find((other) => other.place === place)
        return (
          thing && (
            <RoomPlace key={place} thing={`place-${place}`} className={styles.placed}>
              {life ? (
                <life.UsedThing thing={thing} drag={drag} animals={life.animals} />
              ) : (
                <DraggableThing thing={thing} drag={drag} onTap={() => askPlace(thing)} />
              )}
            </RoomPlace>
          )
        )
      })}
      {drag.shown}
      {putPlace !== null && <PutNote line={placeNames[putPlace]} />}
      <div className={joinClasses(shared.wrap, styles.ways)}>
        <Button
          variant="quiet"
          icon={<Picture name={things[0]?.image ?? 'backpack'} size="2rem" />}
          onClick={() => setOpen(true)}
        >
          <span className={styles.name}>{treehouseTexts.things.title}</span>
        </Button>
        <span data-help="winkel">{toShop(getButtonClass({ variant: 'quiet' }))}</span>
      </div>
      <Dialog
        open={isOpen}
        title={chosen === null ? treehouseTexts.things.title : chosen.name}
        onClose={() => {
          setOpen(false)
          setChosen(null)
        }}
        size={chosen === null ? undefined : 'wide'}
        footer={footer}
      >
        {chosen === null ? (
          <ThingChoice things={things} drag={drag} onChoose={askPlace} />
        ) : (
          <PlaceChoice {...{ things, buddy_id, leaves, chosen }} onPut={putAt} />
        )}
      </Dialog>
    </>
  )
}

interface ThingChoiceProps extends Pick<OwnThingsProps, 'things'> {
  readonly drag: ThingDrag
  readonly onChoose: (thing: OwnThing) => void
}

function ThingChoice({ things, drag, onChoose }: ThingChoiceProps) {
  const placeNames = usePlaceNames()
  const texts = treehouseTexts.things
  if (things.length === 0)
    return (
      <p>
        <SpokenText line={texts.none} auto />
      </p>
    )
  return (
    <>
      <p className={styles.question}>
        <SpokenText line={texts.intro} auto />
      </p>
      <ul className={styles.choices} aria-label={texts.choose}>
        {things.map((thing) => (
          <li key={thing.id}>
            <button
              type="button"
              className={joinClasses(shared.tile, shared.column, styles.choice)}
              onPointerDownCapture={drag.begin}
              onClick={(event) => {
                if (!drag.isDrag(event)) onChoose(thing)
              }}
            >
              <DraggableThing thing={thing} drag={drag} size="3.5rem" />
              {thing.name}
              {thing.place !== null && <small>{placeNames[thing.place].text}</small>}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface PlaceChoiceProps extends Pick<OwnThingsProps, 'things' | 'buddy_id' | 'leaves'> {
  readonly chosen: OwnThing
  readonly onPut: (place: TreehousePlace | null) => void
}

function PlaceChoice({ things, buddy_id, leaves, chosen, onPut }: PlaceChoiceProps) {
  const placeNames = usePlaceNames()
  const texts = treehouseTexts.things
  return (
    <>
      <p className={joinClasses(styles.question, shared.line, styles.held)}>
        <Picture name={chosen.image} size="3rem" />
        <SpokenText line={texts.where} auto />
      </p>
      <TreehousePicture buddy_id={toBuddyId(buddy_id)} leaves={leaves}>
        {allPlaceNames.map((place) => {
          const there = things.find((thing) => thing.place === place)
          const name = capitalise(placeNames[place].text)
          return (
            <RoomPlace key={place} thing={nameObjectAt(place)} className={styles.target}>
              <button
                type="button"
                className={joinClasses(
                  shared.middle,
                  styles.free,
                  there === chosen && styles.here,
                  place === 'buddy' && styles.onBuddy,
                )}
                aria-pressed={there === chosen}
                title={name}
                onClick={() => onPut(place)}
              >
                {there && place !== 'buddy' && <Picture name={there.image} size="100%" />}
                {there && <HiddenText>{fill(texts.standsHere, { name: there.name })}</HiddenText>}
                <HiddenText>{name}</HiddenText>
              </button>
            </RoomPlace>
          )
        })}
      </TreehousePicture>
    </>
  )
}

function PutNote({ line }: { readonly line: SpokenLine }) {
  const { textOf } = useReadAloud([line], { auto: true })
  return (
    <HiddenText>
      <output>{textOf(0)}</output>
    </HiddenText>
  )
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

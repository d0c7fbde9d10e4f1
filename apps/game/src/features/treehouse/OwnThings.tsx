import { SpokenText } from '@letterliaan/ui/spoken'
import type { TreehousePlace } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import * as treehouseTexts from '@letterliaan/texts/treehouse'
import { Button, Dialog, HiddenText, joinClasses } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import { RoomPlace } from '@letterliaan/ui/scenes'
import { useState, type ReactNode } from 'react'
import styles from './OwnThings.module.css'
import { DraggableThing, useDragThing, type ThingDrag } from './useDragThing.tsx'
import type { TreehouseLife } from './life/useTreehouseLife.ts'
import { allPlaceNames, roomPlaceNames, usePlaceNames, type OwnThing } from './things.ts'

export interface OwnThingsProps {
  readonly things: readonly OwnThing[]
  readonly onPlace: (id: number, place: TreehousePlace | null) => void
  readonly shopLink: ReactNode
  /** While that is not there, a tap asks for a place. */
  readonly life?: Pick<TreehouseLife, 'UsedThing' | 'animals'> | null
}

/** Each at its chosen place (GIDS-12): choose a thing in 'Mijn spullen', then a place. By taps, keys or dragging. */
export function OwnThings({ things, onPlace, shopLink, life }: OwnThingsProps) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<OwnThing | null>(null)

  const drag = useDragThing(({ id, place: from }, place) => {
    if (from !== place) onPlace(id, place)
    setOpen(false)
  })

  function askPlace(thing: OwnThing) {
    setChosen(thing)
    setOpen(true)
  }

  function putAt(place: TreehousePlace | null) {
    if (chosen !== null) onPlace(chosen.id, place)
    setChosen(null)
    setOpen(false)
  }

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
      <Button className={styles.open} variant="quiet" onClick={() => setOpen(true)}>
        {treehouseTexts.things.title}
      </Button>
      <Dialog
        open={isOpen}
        title={chosen === null ? treehouseTexts.things.title : chosen.name}
        onClose={() => {
          setOpen(false)
          setChosen(null)
        }}
        footer={things.length === 0 ? shopLink : undefined}
      >
        {chosen === null ? (
          <ThingChoice things={things} drag={drag} onChoose={setChosen} />
        ) : (
          <PlaceChoice things={things} chosen={chosen} onPut={putAt} />
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
              className={styles.choice}
              onPointerDownCapture={drag.begin}
              onClick={(event) => {
                if (!drag.isDrag(event)) onChoose(thing)
              }}
            >
              <DraggableThing thing={thing} drag={drag} size="3.5rem" />
              {thing.name}
              {thing.place !== null && <small>{placeNames[thing.place]}</small>}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface PlaceChoiceProps extends Pick<OwnThingsProps, 'things'> {
  readonly chosen: OwnThing
  readonly onPut: (place: TreehousePlace | null) => void
}

function PlaceChoice({ things, chosen, onPut }: PlaceChoiceProps) {
  const placeNames = usePlaceNames()
  const texts = treehouseTexts.things
  return (
    <>
      <p className={styles.question}>
        <SpokenText line={texts.where} auto />
      </p>
      <ul className={styles.choices}>
        {allPlaceNames.map((place) => {
          const there = things.find((thing) => thing.place === place)
          return (
            <li key={place}>
              <button
                type="button"
                className={joinClasses(styles.choice, there === chosen && styles.here)}
                aria-pressed={there === chosen}
                onClick={() => onPut(place)}
              >
                <span className={styles.there}>
                  {there && <Picture name={there.image} size="2.5rem" />}
                  {there && <HiddenText>{fill(texts.standsHere, { name: there.name })}</HiddenText>}
                </span>
                {capitalise(placeNames[place])}
              </button>
            </li>
          )
        })}
      </ul>
      {chosen.place !== null && (
        <Button variant="quiet" onClick={() => onPut(null)}>
          {texts.putAway}
        </Button>
      )}
    </>
  )
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

import type { Hatchling } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { dailyTexts } from '@letterliaan/texts/daily'
import { HiddenText } from '@letterliaan/ui'
import { Picture, useLook } from '@letterliaan/ui/pictures'
import { useState } from 'react'
import { useServices } from '../../../app/useServices.ts'
import type { OwnThing } from '../things.ts'
import { DraggableThing, type ThingDrag } from '../useDragThing.tsx'
import { findThingUse } from './things-in-use.ts'
import styles from './UsedThing.module.css'

export interface UsedThingProps {
  readonly thing: OwnThing
  readonly drag: ThingDrag
  /** The child's animals, one of which comes to eat; none does in the camp (look 10+). */
  readonly animals: readonly Hatchling[]
}

/** A thing in the room that a tap switches on and off (PLEK-7). Dragging or 'Mijn spullen' moves it. */
export function UsedThing({ thing, drag, animals }: UsedThingProps) {
  const { sound } = useServices()
  const [isOn, setOn] = useState<boolean | null>(null)
  const { does, sound: name, guest } = findThingUse(thing.image, useLook())
  const visitor = does === 'feed' ? (animals[thing.id % animals.length] ?? guest) : undefined

  function use() {
    setOn(isOn !== true)
    sound.playEffect(name)
  }

  return (
    <>
      <button
        type="button"
        className={styles.used}
        aria-pressed={isOn === true}
        data-does={does}
        onPointerDownCapture={drag.begin}
        onClick={(event) => {
          if (!drag.isDrag(event)) use()
        }}
      >
        <DraggableThing thing={thing} drag={drag} />
        {isOn === true && visitor !== undefined && (
          <span className={styles.visitor}>
            <Picture name={visitor} />
          </span>
        )}
      </button>
      <HiddenText>
        <output>{isOn !== null && fill(dailyTexts.used[isOn ? does : 'off'], { name: thing.name })}</output>
      </HiddenText>
    </>
  )
}

import type { Hatchling } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { dailyTexts } from '@letterliaan/texts/daily'
import { HiddenText } from '@letterliaan/ui'
import { Picture, useLook, type FixedPicture, type Look } from '@letterliaan/ui/pictures'
import { useState } from 'react'
import type { SoundName } from '@letterliaan/ui/sound'
import { RoomPlace } from '@letterliaan/ui/scenes'
import { useServices } from '../../../app/useServices.ts'
import type { OwnThing } from '../things.ts'
import { DraggableThing, type ThingDrag } from '../useDragThing.tsx'
import { createDailyQuery } from '../../../app/daily/daily-query.ts'
import type { Services } from '../../../app/services.ts'
import styles from './life.module.css'

interface UsedThingProps {
  readonly thing: OwnThing
  readonly drag: ThingDrag
  /** The child's animals. One of them comes to eat, except in the camp (look 10+). */
  readonly animals: readonly Hatchling[]
}

/** A thing in the room. A tap switches it on and off (PLEK-7); dragging or 'Mijn spullen' moves it. */
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

interface ThingUse {
  readonly does: 'light' | 'play' | 'sway' | 'fly' | 'shine' | 'open' | 'feed'
  readonly sound: SoundName
  /** The guest that comes to eat if no egg has hatched. */
  readonly guest?: FixedPicture
}

export const thingUses: Readonly<Record<string, ThingUse>> = {
  banana: { does: 'feed', sound: 'hop', guest: 'monkey' },
  hibiscus: { does: 'feed', sound: 'chirp', guest: 'butterfly' },
  flashlight: { does: 'light', sound: 'click' },
  'billed-cap': { does: 'sway', sound: 'hop' },
  guitar: { does: 'play', sound: 'letters' },
  'long-drum': { does: 'play', sound: 'letters' },
  canoe: { does: 'sway', sound: 'hop' },
  tent: { does: 'light', sound: 'click' },
  butterfly: { does: 'fly', sound: 'chirp' },
  feather: { does: 'fly', sound: 'hop' },
  'world-map': { does: 'open', sound: 'unlock' },
  telescope: { does: 'shine', sound: 'unlock' },
  balloon: { does: 'fly', sound: 'hop' },
  crown: { does: 'shine', sound: 'coin' },
  'dragon-face': { does: 'light', sound: 'hop' },
  rocket: { does: 'fly', sound: 'unlock' },
}

/** A thing that a school added to its shop shines. */
const otherUse: ThingUse = { does: 'shine', sound: 'coin' }

export function findThingUse(image: string, look: Look): ThingUse {
  const use = thingUses[image] ?? otherUse
  return use.does === 'feed' && look === 'field-camp' ? otherUse : use
}

/** Animals that hatched on the map. They stay in the treehouse (PLEK-7). */
export function Residents({ animals }: { readonly animals: readonly Hatchling[] }) {
  if (animals.length === 0) return null
  return (
    <RoomPlace thing="animals" className={styles.perch}>
      <ul className={styles.animals} aria-label={dailyTexts.animals.yours}>
        {animals.map((animal) => (
          <li key={animal}>
            <Picture name={animal} label={dailyTexts.animals[animal]} />
          </li>
        ))}
      </ul>
    </RoomPlace>
  )
}

/** Reports an empty list at once, so that things work, and then the child's animals. */
export async function fetchLife(
  { client, queryClient }: Pick<Services, 'client' | 'queryClient'>,
  tell: (animals: readonly Hatchling[]) => void,
): Promise<void> {
  tell([])
  const { animals } = await queryClient.fetchQuery(createDailyQuery(client))
  tell(animals)
}

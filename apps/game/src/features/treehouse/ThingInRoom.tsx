import { HiddenText } from '@letterliaan/ui'
import { RoomPlace, ThingPicture, type RoomThing, type ThingPictureName } from '@letterliaan/ui/scenes'
import type { ReactNode } from 'react'
import styles from './ThingInRoom.module.css'

/** Makes the control that a thing is: a link or a button. */
export type RenderControl = (className: string, content: ReactNode) => ReactNode

export interface ThingInRoomProps {
  readonly thing: RoomThing
  readonly picture: ThingPictureName
  /** What stands on its sign: its name. */
  readonly label: string
  /** How many things wait there; nothing is shown for 0. */
  readonly count?: number
  /** What a screen reader says after the name. */
  readonly detail?: string
  readonly renderControl: RenderControl
}

/** Something in the room that the child can take hold of, with a sign that can be read without pointing at it. */
export function ThingInRoom({ thing, picture, label, count = 0, detail, renderControl }: ThingInRoomProps) {
  return (
    <RoomPlace thing={thing} data-help={`kamer-${thing}`}>
      {renderControl(
        styles.thing ?? '',
        <>
          <span className={styles.light} />
          <ThingPicture name={picture} className={styles.picture} />
          <span className={styles.sign}>
            {label}
            {detail !== undefined && <HiddenText>({detail})</HiddenText>}
            {count > 0 && (
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
            )}
          </span>
        </>,
      )}
    </RoomPlace>
  )
}

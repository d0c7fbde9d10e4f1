import { HiddenText } from '@letterliaan/ui'
import {
  RoomPlace,
  TreehouseObjectPicture,
  type TreehouseObject,
  type TreehouseObjectPictureName,
} from '@letterliaan/ui/scenes'
import type { ReactNode } from 'react'
import styles from './ObjectInRoom.module.css'

/** Makes the control that a thing is: a link or a button. */
export type RenderControl = (className: string, content: ReactNode) => ReactNode

/** Draws a thing that is never the same twice. */
export type DrawPicture = (className: string | undefined) => ReactNode

export interface ObjectInRoomProps {
  readonly thing: TreehouseObject
  /** By its name, or drawn as it is now. */
  readonly picture: TreehouseObjectPictureName | DrawPicture
  /** What stands on its sign: its name. */
  readonly label: string
  /** How many things wait there; nothing is shown for 0. */
  readonly count?: number
  /** What a screen reader says after the name. */
  readonly detail?: string
  /** What the child collected, drawn on it. */
  readonly collected?: ReactNode
  readonly renderControl: RenderControl
}

/** Something in the room that the child can take hold of, with a sign that can be read without pointing at it. */
export function ObjectInRoom({
  thing,
  picture,
  label,
  count = 0,
  detail,
  collected,
  renderControl,
}: ObjectInRoomProps) {
  return (
    <RoomPlace thing={thing} data-help={`kamer-${thing}`}>
      {renderControl(
        styles.thing ?? '',
        <>
          <span className={styles.light} />
          {typeof picture === 'string' ? (
            <TreehouseObjectPicture name={picture} className={styles.picture} />
          ) : (
            picture(styles.picture)
          )}
          {collected}
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

import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import {
  RoomPlace,
  TreehouseObjectPicture,
  type TreehouseObject,
  type TreehouseObjectPictureName,
} from '@letterliaan/ui/scenes'
import type { ReactNode } from 'react'
import styles from './ObjectInRoom.module.css'

export type RenderControl = (className: string, content: ReactNode) => ReactNode

export type DrawPicture = (className: string | undefined) => ReactNode

export interface ObjectInRoomProps {
  readonly thing: TreehouseObject
  readonly picture: TreehouseObjectPictureName | DrawPicture
  readonly label: string
  readonly count?: number
  readonly detail?: string
  readonly collected?: ReactNode
  readonly renderControl: RenderControl
}

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
          <span className={joinClasses(shared.middle, styles.sign)}>
            {label}
            {detail !== undefined && <HiddenText>({detail})</HiddenText>}
            {count > 0 && (
              <span className={joinClasses(shared.middle, styles.count)} aria-hidden="true">
                {count}
              </span>
            )}
          </span>
        </>,
      )}
    </RoomPlace>
  )
}

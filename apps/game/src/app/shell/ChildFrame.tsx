import { shellTexts } from '@letterliaan/texts/shell'
import { joinClasses, shared } from '@letterliaan/ui'
import { Icon } from '@letterliaan/ui/pictures'
import { NavigatorContext } from '@letterliaan/web/link'
import type { ReactNode } from 'react'
import { MenuPlaces } from '../menu/MenuPlaces.tsx'
import pause from '../menu/PauseMenu.module.css'
import menu from '../menu/TopMenu.module.css'
import viewport from '../navigation/Viewport.module.css'
import shell from './Shell.module.css'

/** A navigator that does nothing: before the game has loaded, the browser handles the links. */
const browser = { go: () => undefined, prepare: () => undefined }

/** Items whose space is reserved, so that the logo does not shrink when the child's menu appears. */
const ofTheChild = ['scoreboard', 'profile', 'more', 'logout']

export interface ChildFrameProps {
  readonly isPlayed: boolean
  readonly children: ReactNode
}

export const ChildFrame = ({ isPlayed, children }: ChildFrameProps) => (
  <NavigatorContext value={browser}>
    <div className={joinClasses(shell.surroundings, isPlayed ? undefined : shell.withMenu)}>
      {isPlayed ? (
        <nav className={pause.place} aria-label={shellTexts.menu}>
          <span className={joinClasses(shared.middle, menu.item)}>
            <Icon name="pause" size="1.75rem" />
          </span>
        </nav>
      ) : (
        <nav className={joinClasses(shared.line, menu.menu)} aria-label={shellTexts.menu}>
          <MenuPlaces />
          {ofTheChild.map((thing) => (
            <span
              key={thing}
              className={joinClasses(shared.middle, menu.item)}
              style={{ visibility: 'hidden' }}
            />
          ))}
        </nav>
      )}
      <div className={viewport.place}>{children}</div>
    </div>
  </NavigatorContext>
)

import * as shellTexts from '@letterliaan/texts/shell'
import { joinClasses } from '@letterliaan/ui'
import { NavigatorContext } from '@letterliaan/web/link'
import type { ReactNode } from 'react'
import { MenuPlaces } from '../menu/MenuPlaces.tsx'
import menu from '../menu/TopMenu.module.css'
import viewport from '../navigation/Viewport.module.css'
import shell from './Shell.module.css'

/** The links are the browser's: they lead on before the game is there. */
const browser = { go: () => undefined, prepare: () => undefined }

/** Without them the logo would shrink on a phone once the child's menu comes. */
const ofTheChild = ['scoreboard', 'profile', 'more', 'logout']

/** What stands round a page, of a child of whom nothing is known yet. */
export const ChildFrame = ({ children }: { readonly children: ReactNode }) => (
  <NavigatorContext value={browser}>
    <div className={joinClasses(shell.surroundings, shell.withMenu)}>
      <nav className={menu.menu} aria-label={shellTexts.menu}>
        <MenuPlaces />
        {ofTheChild.map((thing) => (
          <span key={thing} className={menu.item} style={{ visibility: 'hidden' }} />
        ))}
      </nav>
      <div className={viewport.place}>{children}</div>
    </div>
  </NavigatorContext>
)

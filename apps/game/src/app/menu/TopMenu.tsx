import type { CalmProfile, Student } from '@letterliaan/contract'
import * as shellTexts from '@letterliaan/texts/shell'
import { Avatar } from '@letterliaan/ui/pictures'
import type { SoundPlayer } from '@letterliaan/ui/sound'
import { addresses } from '../addresses.ts'
import { Link } from '@letterliaan/web/link'
import { ScoreboardMenu } from '../scoreboard/ScoreboardMenu.tsx'
import { CalmChoice } from './CalmChoice.tsx'
import { LogoutDoor } from './LogoutDoor.tsx'
import { MenuButton } from './MenuButton.tsx'
import { MenuPlaces } from './MenuPlaces.tsx'
import { MoreItems } from './MoreItems.tsx'
import { SoundChart } from './SoundChart.tsx'
import { SoundChoice } from './SoundChoice.tsx'
import { useEffect, useRef, type RefObject } from 'react'
import styles from './TopMenu.module.css'
import { useFullscreen } from './useFullscreen.ts'

export interface MenuItemsProps {
  readonly student: Student
  readonly sound: SoundPlayer
  readonly calm: CalmProfile | null
}

/** MENU-1; most items appear after the introduction (MENU-2). */
export function TopMenu(props: MenuItemsProps) {
  const menu = useRef<HTMLElement>(null)
  useGround(menu)
  return (
    <nav ref={menu} className={styles.menu} aria-label={shellTexts.menu}>
      <MenuItems {...props} isBar />
    </nav>
  )
}

export function MenuItems({
  student,
  sound,
  calm,
  isBar = false,
}: MenuItemsProps & { readonly isBar?: boolean }) {
  const isIntroduced = student.introduction_completed
  const seldom = (
    <>
      <SoundChart />
      <SoundChoice sound={sound} calm={calm} />
      {calm && <CalmChoice calm={calm} />}
      <FullscreenButton />
    </>
  )
  return (
    <>
      {isIntroduced && (
        <>
          <MenuPlaces />
          <ScoreboardMenu student={student} />
        </>
      )}
      <span className={styles.gap} />
      <Link
        to={addresses.profile}
        className={styles.item}
        aria-label={shellTexts.profile}
        title={shellTexts.profile}
      >
        <Avatar id={student.buddy_id} size="2.75rem" />
      </Link>
      {isIntroduced && (isBar ? <MoreItems>{seldom}</MoreItems> : seldom)}
      <LogoutDoor buddy_id={student.buddy_id} />
    </>
  )
}

/** Gives the menu a background while the page is scrolled under it, so that its items stay readable. */
function useGround(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const tell = () => menu.current?.toggleAttribute('data-over-page', window.scrollY > 4)
    window.addEventListener('scroll', tell, { passive: true })
    return () => window.removeEventListener('scroll', tell)
  }, [menu])
}

function FullscreenButton() {
  const { isFullscreen, isPossible, toggle } = useFullscreen()
  if (!isPossible) return null
  const label = isFullscreen ? shellTexts.leaveFullScreen : shellTexts.fullScreen
  return <MenuButton icon={isFullscreen ? 'fullscreen-exit' : 'fullscreen'} label={label} onPress={toggle} />
}

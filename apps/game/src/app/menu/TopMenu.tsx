import type { CalmProfile, Student } from '@letterliaan/contract'
import { shellTexts } from '@letterliaan/texts/shell'
import { Avatar, Icon } from '@letterliaan/ui/pictures'
import type { SoundPlayer } from '@letterliaan/ui/sound'
import { Link } from '@letterliaan/web/link'
import {
  useEffect,
  useRef,
  type RefObject,
  useState,
  useId,
  type ReactNode,
  useSyncExternalStore,
} from 'react'
import { pageTexts } from '@letterliaan/texts/pages'
import { joinClasses, shared } from '@letterliaan/ui'
import { addresses } from '../addresses.ts'
import { ScoreboardMenu } from '../scoreboard/ScoreboardMenu.tsx'
import { useChangeCalm } from '../calm/useChangeCalm.ts'
import { useCodeOnDemand } from '../navigation/useCodeOnDemand.ts'
import { useServices } from '../useServices.ts'
import { useDismissOutside } from '../scoreboard/useDismissOutside.ts'
import { MenuButton } from './MenuButton.tsx'
import { MenuPlaces } from './MenuPlaces.tsx'
import { SoundChart } from './SoundChart.tsx'
import { SoundChoice } from './SoundChoice.tsx'
import styles from './TopMenu.module.css'

export interface MenuItemsProps {
  readonly student: Student
  readonly sound: SoundPlayer
  readonly calm: CalmProfile | null
}

/** MENU-1. Most items appear after the introduction (MENU-2). */
export function TopMenu(props: MenuItemsProps) {
  const menu = useRef<HTMLElement>(null)
  useGround(menu)
  return (
    <nav ref={menu} className={joinClasses(shared.line, styles.menu)} aria-label={shellTexts.menu}>
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
        className={joinClasses(shared.middle, styles.item)}
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

/** Gives the menu a background if the page is scrolled under it, so that its items stay readable. */
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

const loadPanel = async () => (await import('../calm-panel/CalmPanel.tsx')).CalmPanel

function CalmChoice({ calm }: { readonly calm: CalmProfile }) {
  const [isOpen, setOpen] = useState(false)
  const [CalmPanel, demandPanel] = useCodeOnDemand(loadPanel)
  const change = useChangeCalm()
  return (
    <>
      <MenuButton
        icon="calm"
        label={shellTexts.calm}
        onPress={() => {
          setOpen(true)
          demandPanel()
        }}
      />
      {isOpen && CalmPanel && <CalmPanel calm={calm} onChange={change} onClose={() => setOpen(false)} />}
    </>
  )
}

const loadQuestion = async () => (await import('./LogoutQuestion.tsx')).LogoutQuestion

/** Asks first, because a small child may tap the door by accident and then needs its login card. */
export function LogoutDoor({ buddy_id }: { readonly buddy_id: number }) {
  const { answers, connection, navigator } = useServices()
  const [isOpen, setOpen] = useState(false)
  const [LogoutQuestion, demandQuestion] = useCodeOnDemand(loadQuestion)

  async function ask() {
    // The logout page asks if there are unsent answers, so this dialog would be a second question.
    if (connection.heldUp.get() && (await answers.isWaiting())) return navigator.go(addresses.logout)
    setOpen(true)
    demandQuestion()
  }

  return (
    <>
      <MenuButton icon="logout" label={pageTexts.logout} onPress={() => void ask()} />
      {isOpen && LogoutQuestion && <LogoutQuestion buddy_id={buddy_id} onClose={() => setOpen(false)} />}
    </>
  )
}

export function MoreItems({ children }: { readonly children: ReactNode }) {
  const { navigator } = useServices()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const sheetId = useId()

  useEffect(() => navigator.view.subscribe(() => setOpen(false)), [navigator])
  useDismissOutside(isOpen, place, (byKey) => {
    setOpen(false)
    if (byKey) button.current?.focus()
  })

  return (
    <div ref={place} className={styles.more}>
      <button
        ref={button}
        type="button"
        className={joinClasses(shared.middle, styles.item, styles.opener)}
        aria-label={shellTexts.more}
        title={shellTexts.more}
        aria-expanded={isOpen}
        aria-controls={sheetId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" size="2rem" />
      </button>
      <div id={sheetId} className={styles.sheet} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

const isFull = (): boolean => document.fullscreenElement !== null

async function toggleFullscreen(): Promise<void> {
  try {
    await (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  } catch {
    // The device refuses full screen.
  }
}

function useFullscreen() {
  return {
    isFullscreen: useSyncExternalStore(subscribe, isFull),
    isPossible: document.fullscreenEnabled,
    toggle: () => void toggleFullscreen(),
  }
}

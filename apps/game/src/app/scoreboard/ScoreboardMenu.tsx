import type { Student } from '@letterliaan/contract'
import { commonTexts } from '@letterliaan/texts/common'
import { shellTexts } from '@letterliaan/texts/shell'
import { Coin, Dialog, HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { Icon } from '@letterliaan/ui/pictures'
import { useQuery } from '../queries/useQuery.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { addresses } from '../addresses.ts'
import { MenuButton } from '../menu/MenuButton.tsx'
import { useServices } from '../useServices.ts'
import { Scoreboard } from './Scoreboard.tsx'
import styles from './ScoreboardMenu.module.css'
import { useDismissOutside } from './useDismissOutside.ts'

/** Opens from the points on a wide screen, and from a trophy on a phone (MENU-1, SCORE-1). */
export function ScoreboardMenu({ student }: { readonly student: Student }) {
  const { queries, navigator } = useServices()
  const { data: badges = [] } = useQuery(queries.badges)
  const [open, setOpen] = useState<'below' | 'over' | null>(null)
  const { data: goals } = useQuery(queries.goals, { enabled: open !== null })
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const close = () => setOpen(null)

  useEffect(() => navigator.view.subscribe(() => setOpen(null)), [navigator])
  useDismissOutside(open === 'below', place, (byKey) => {
    setOpen(null)
    if (byKey) button.current?.focus()
  })

  const view = navigator.view.get()
  const isAtBadges = view.kind === 'page' && view.address === addresses.badges
  const board = (
    <Scoreboard student={student} badges={badges} goals={goals?.goals ?? []} leadsToBadges={!isAtBadges} />
  )
  return (
    <div ref={place} className={styles.place}>
      <button
        ref={button}
        type="button"
        className={joinClasses(shared.line, shared.tile, styles.points)}
        title={shellTexts.scoreboard}
        aria-expanded={open === 'below'}
        aria-controls={panelId}
        onClick={() => setOpen(open === 'below' ? null : 'below')}
      >
        <span className={styles.coin}>
          <Coin />
        </span>
        <span>
          <span>{student.points}</span>
          <HiddenText> {commonTexts.points}</HiddenText>
        </span>
        <Icon name="arrow-down" size="1.25rem" />
      </button>
      <MenuButton
        icon="trophy"
        label={shellTexts.scoreboard}
        className={styles.trophy}
        onPress={() => setOpen('over')}
      />
      <section
        id={panelId}
        className={styles.panel}
        aria-label={shellTexts.scoreboard}
        hidden={open !== 'below'}
      >
        {open === 'below' && board}
      </section>
      <Dialog open={open === 'over'} title={shellTexts.scoreboard} onClose={close}>
        {board}
      </Dialog>
    </div>
  )
}

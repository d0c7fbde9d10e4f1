import { commonTexts } from '@letterliaan/texts/common'
import { fill } from '@letterliaan/texts'
import { shellTexts } from '@letterliaan/texts/shell'
import { Button, Coin, Dialog, Glyph, joinClasses, shared } from '@letterliaan/ui'
import { Icon, useWording } from '@letterliaan/ui/pictures'
import { Link } from '@letterliaan/web/link'
import { addresses } from '../addresses.ts'
import type { PageMeta } from '../navigation/page.ts'
import styles from './PauseMenu.module.css'
import { MenuItems, type MenuItemsProps } from './TopMenu.tsx'
import { MenuButton } from './MenuButton.tsx'
import menu from './TopMenu.module.css'

export interface PauseWindowProps extends MenuItemsProps {
  readonly back: PageMeta['back']
  /** Undefined in an impersonation. */
  readonly onReport: (() => void) | undefined
  readonly onClose: () => void
}

export function PauseWindow({ back, onReport, onClose, ...items }: PauseWindowProps) {
  const word = useWording()
  // A test has no lesson, so this links to the world (TST-7).
  const { phase_id } = items.student
  const world = { to: addresses.world(phase_id), label: fill(commonTexts.worldNumber, { world: phase_id }) }
  const way = back ?? world
  return (
    <Dialog
      title={shellTexts.pause.title}
      onClose={onClose}
      footer={
        <Button data-first-focus icon={<Glyph name="right" />} onClick={onClose}>
          {shellTexts.pause.playOn}
        </Button>
      }
    >
      <p className={joinClasses(shared.line, styles.points)}>
        <Coin /> {items.student.points} {commonTexts.points}
      </p>
      <div className={joinClasses(shared.column, styles.items)} data-pause>
        <Link to={way.to} className={joinClasses(shared.middle, menu.item)} aria-label={word(way.label)}>
          <Icon name="arrow-left" size="2rem" />
        </Link>
        <MenuItems {...items} />
        {onReport && (
          <MenuButton
            icon="bug"
            label={shellTexts.reportError}
            onPress={() => {
              onClose()
              onReport()
            }}
          />
        )}
      </div>
    </Dialog>
  )
}

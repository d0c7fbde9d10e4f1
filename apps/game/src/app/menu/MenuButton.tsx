import { joinClasses, shared } from '@letterliaan/ui'
import { Icon, type IconName } from '@letterliaan/ui/pictures'
import styles from './TopMenu.module.css'

export interface MenuButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly title?: string
  readonly className?: string | undefined
  readonly onPress: () => void
}

export const MenuButton = ({ icon, label, title = label, className, onPress }: MenuButtonProps) => (
  <button
    type="button"
    className={joinClasses(shared.middle, styles.item, className)}
    aria-label={label}
    title={title}
    onClick={onPress}
  >
    <Icon name={icon} size={icon.startsWith('fullscreen') ? '1.75rem' : '2rem'} />
  </button>
)

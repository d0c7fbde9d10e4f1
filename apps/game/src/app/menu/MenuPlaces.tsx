import { joinClasses, shared } from '@letterliaan/ui'
import { pageTexts } from '@letterliaan/texts/pages'
import { shellTexts } from '@letterliaan/texts/shell'
import { Icon, Logo, useLook, useWording } from '@letterliaan/ui/pictures'
import { Link } from '@letterliaan/web/link'
import { addresses } from '../addresses.ts'
import styles from './TopMenu.module.css'

export function MenuPlaces() {
  const home = useWording()(pageTexts.treehouse)
  const icon = useLook() === 'field-camp' ? 'camp' : 'treehouse'
  return (
    <>
      <Link to={addresses.overview} className={styles.logo}>
        <Logo />
      </Link>
      <Link
        to={addresses.overview}
        className={joinClasses(shared.middle, styles.item)}
        aria-label={shellTexts.map}
        title={shellTexts.map}
      >
        <Icon name="map" size="2rem" />
      </Link>
      <Link
        to={addresses.treehouse}
        className={joinClasses(shared.middle, styles.item)}
        aria-label={home}
        title={home}
      >
        <Icon name={icon} size="2rem" />
      </Link>
    </>
  )
}

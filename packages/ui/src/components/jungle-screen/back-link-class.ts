import { buttonClass } from '../button/button-class.ts'
import styles from './BackLink.module.css'

/** The look of a link back: `<Link className={backLinkClass()}><Glyph name="left" />Boomhut</Link>`. */
export function backLinkClass(): string {
  return buttonClass({ variant: 'quiet', className: styles.back })
}

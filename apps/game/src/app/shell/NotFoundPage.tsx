import { buttonClass } from '@letterliaan/ui'
import { addresses } from '../addresses.ts'
import { Link } from '@letterliaan/web/link'
import { MessagePage } from './MessagePage.tsx'

/** An address that leads nowhere. */
export function NotFoundPage() {
  return (
    <MessagePage
      title="Je bent verdwaald!"
      said="Deze plek is niet in de jungle. Volg het pad terug naar de kaart."
    >
      <Link to={addresses.overview} className={buttonClass({ size: 'large' })}>
        Naar de kaart
      </Link>
    </MessagePage>
  )
}

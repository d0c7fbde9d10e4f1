import { Link } from '@letterliaan/web/link'
import { EmptyState } from '../../app/controls/EmptyState.tsx'
import { flatClass } from '../../app/controls/FlatButton.tsx'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { addresses } from '../addresses.ts'

/** For an address that leads nowhere, and for what is not there, or not for this supervisor to see. */
export function NotFoundPage() {
  return (
    <PageFrame title="Deze pagina bestaat niet">
      <EmptyState
        title="Hier is niets te vinden."
        buddy={4}
        action={
          <Link to={addresses.today} className={flatClass('primary')}>
            Naar Vandaag
          </Link>
        }
      >
        Het adres klopt niet, of wat hier stond is weg.
      </EmptyState>
    </PageFrame>
  )
}

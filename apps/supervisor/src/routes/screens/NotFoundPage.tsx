import { Link } from '@letterliaan/web/link'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { addresses } from '../addresses.ts'

export function NotFoundPage() {
  return (
    <PageFrame title="Deze pagina bestaat niet">
      <p>
        Het adres klopt niet, of de pagina is weg. <Link to={addresses.start}>Naar de stappen</Link>
      </p>
    </PageFrame>
  )
}

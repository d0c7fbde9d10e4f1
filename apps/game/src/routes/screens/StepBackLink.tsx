import { backLinkClass, Glyph } from '@letterliaan/ui'
import { Link } from '../../app/navigation/Link.tsx'
import { addresses } from '../addresses.ts'

/** Back from a step: to its world, or to the treehouse for a step of no world (LES-10). */
export function StepBackLink({ phase_id }: { phase_id: number | null }) {
  return (
    <Link
      to={phase_id === null ? addresses.treehouse : addresses.world(phase_id)}
      className={backLinkClass()}
    >
      <Glyph name="left" />
      {phase_id === null ? 'Boomhut' : `Wereld ${phase_id}`}
    </Link>
  )
}

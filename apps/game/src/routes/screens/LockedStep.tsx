import type { Step } from '@letterliaan/contract'
import { buttonClass } from '@letterliaan/ui'
import { Link } from '../../app/navigation/Link.tsx'
import { Message } from '../../app/shell/Message.tsx'
import { addresses } from '../addresses.ts'

/** A step that is still locked, for who typed its address (NAV-10). */
export function LockedStep({ step }: { step: Step }) {
  return (
    <Message title="Nog op slot">
      <p>Deze stap is nog op slot. Haal eerst de stappen die ervoor komen.</p>
      <Link
        to={step.phase_id === null ? addresses.overview : addresses.world(step.phase_id)}
        className={buttonClass({ size: 'large' })}
      >
        Naar de kaart
      </Link>
    </Message>
  )
}

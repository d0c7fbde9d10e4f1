import { fill } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as pageTexts from '@letterliaan/texts/pages'
import { getBackLinkClass, Glyph } from '@letterliaan/ui'
import { useWording } from '@letterliaan/ui/pictures'
import { Link } from '@letterliaan/web/link'
import { addresses } from '../../app/addresses.ts'

/** Links from a step to its world or map, or to the treehouse for a step without a world (LES-10, TST-7). */
export function StepBackLink({ phase_id }: { phase_id: number | null }) {
  const word = useWording()
  const { to, label } = phase_id === null ? treehouse : worldBehind(phase_id)
  return (
    <Link to={to} className={getBackLinkClass()}>
      <Glyph name="left" />
      {word(label)}
    </Link>
  )
}

const worldBehind = (world: number) => ({
  to: addresses.world(world),
  label: fill(commonTexts.worldNumber, { world }),
})

const treehouse = { to: addresses.treehouse, label: pageTexts.treehouse }

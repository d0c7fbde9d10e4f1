import { backLinkClass, Glyph } from '@letterliaan/ui'
import { Link } from '@tanstack/react-router'

/** Back from a step: to its world, or to the treehouse for a step of no world (LES-10). */
export function StepBackLink({ phase_id }: { phase_id: number | null }) {
  if (phase_id === null)
    return (
      <a href="/boomhut" className={backLinkClass()}>
        <Glyph name="left" />
        Boomhut
      </a>
    )
  return (
    <Link to="/wereld/$world_id" params={{ world_id: phase_id as 1 | 2 | 3 | 4 }} className={backLinkClass()}>
      <Glyph name="left" />
      Wereld {phase_id}
    </Link>
  )
}

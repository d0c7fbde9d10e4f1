import type { Step } from '@letterliaan/contract'
import { mayPlayTogether } from '@letterliaan/rules'
import * as commonTexts from '@letterliaan/texts/common'
import { getButtonClass } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'

export interface TogetherLinkProps {
  readonly to: string
  readonly step: Step
}

/** Links to the games for two; renders nothing if the step's words may not be used in games yet. */
export const TogetherLink = ({ to, step }: TogetherLinkProps) =>
  mayPlayTogether(step) ? (
    <Link to={to} className={getButtonClass({ variant: 'secondary' })}>
      {commonTexts.playTogether}
    </Link>
  ) : null

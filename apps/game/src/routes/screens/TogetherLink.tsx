import type { Step } from '@letterliaan/contract'
import { mayPlayTogether } from '@letterliaan/rules'
import { commonTexts } from '@letterliaan/texts/common'
import { getButtonClass } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'

export interface TogetherLinkProps {
  readonly to: string
  readonly step: Step
}

export const TogetherLink = ({ to, step }: TogetherLinkProps) =>
  mayPlayTogether(step) ? (
    <Link to={to} className={getButtonClass({ variant: 'secondary' })}>
      {commonTexts.playTogether}
    </Link>
  ) : null

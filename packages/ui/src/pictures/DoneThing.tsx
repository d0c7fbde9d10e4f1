import type { WorkplaceName } from '../workplaces/workplace-names.ts'
import thingsUrl from './done-things.svg?url&no-inline'

interface DoneThingProps {
  readonly name: WorkplaceName
  readonly className?: string | undefined
}

export const DoneThing = ({ name, className }: DoneThingProps) => (
  <svg className={className} viewBox="0 0 100 80" aria-hidden="true" focusable="false">
    <use href={`${thingsUrl}#${name}`} />
  </svg>
)

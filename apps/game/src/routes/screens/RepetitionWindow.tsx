import type { RepeatableStep } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { RepetitionDialog } from '../../features/repetition/RepetitionDialog.tsx'
import { useServices } from '../../app/useServices.ts'
import { addresses } from '../../app/addresses.ts'

export interface RepetitionWindowProps {
  readonly repeatables: readonly RepeatableStep[]
  readonly onClose: () => void
}

/** 'Herhaling': a repetition has no world, so its lesson page is opened with id 1 (REP-1). */
export function RepetitionWindow({ repeatables, onClose }: RepetitionWindowProps) {
  const { mapBehind } = useServices()
  return (
    <RepetitionDialog
      repeatables={repeatables}
      renderLink={({ id }, className, content) => (
        <Link to={addresses.lesson(1, id)} className={className} onClick={() => mapBehind.delete(id)}>
          {content}
        </Link>
      )}
      renderTogetherLink={({ id }, className, content) => (
        <Link to={addresses.together(1, id)} className={className} onClick={() => mapBehind.delete(id)}>
          {content}
        </Link>
      )}
      onClose={onClose}
    />
  )
}

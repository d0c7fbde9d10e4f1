import { fill } from '@letterliaan/texts'
import { ActionDialog } from '../../app/controls/index.ts'
import { texts } from './texts.ts'

export interface PathReplacement {
  readonly group_id: number
  readonly group: string
  readonly before: number
  readonly after: number
}

export interface FollowPathDialogProps {
  readonly child: string
  readonly following: PathReplacement
  readonly isBusy: boolean
  readonly onFollow: () => unknown
  readonly onClose: () => void
}

/** Previews the changes before a group's path replaces a child's own (PATH-5). */
export function FollowPathDialog({ child, following, isBusy, onFollow, onClose }: FollowPathDialogProps) {
  const { group, before, after } = following
  return (
    <ActionDialog
      title={fill(texts.follow, { name: group })}
      action={texts.following.confirm}
      isBlocked={isBusy}
      onAct={onFollow}
      onClose={() => !isBusy && onClose()}
    >
      <p>{fill(texts.following.replaces, { child, group })}</p>
      <p>
        {fill(texts.following.before, { count: before, child })}{' '}
        {fill(texts.following.after, { count: after })}
      </p>
      <p>{fill(texts.following.keeps, { child })}</p>
    </ActionDialog>
  )
}

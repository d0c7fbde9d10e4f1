import { joinClasses, shared } from '@letterliaan/ui'
import type { CSSProperties } from 'react'
import { Block } from '../../view-kit/blocks/Block.tsx'
import { useShake } from '../../view-kit/feedback/useShake.ts'
import quiet from '../../view-kit/turn/quiet.module.css'
import { useFocus } from '../../view-kit/turn/useFocus.ts'
import styles from './NamedGroups.module.css'
import { endSoundLooks, type EndSoundKind } from '../../kit/end-sounds.ts'
import { texts } from './logic.ts'

export interface NamedGroupsProps {
  readonly groups: readonly string[]
  /** Kinds chosen so far. The next group is the current one. */
  readonly kinds: readonly EndSoundKind[]
  readonly refusals: number
}

/** Takes the focus when all groups are named, so that Enter continues. */
export function NamedGroups({ groups, kinds, refusals }: NamedGroupsProps) {
  const shaken = useShake<HTMLDivElement>(refusals)
  const list = useFocus<HTMLOListElement>(kinds.length === groups.length)
  return (
    <div ref={shaken}>
      <ol
        ref={list}
        tabIndex={-1}
        className={joinClasses(styles.groups, quiet.quiet)}
        style={{ '--groups': groups.length } as CSSProperties}
        aria-label={texts.groups}
        data-word-row
      >
        {groups.map((group, at) => (
          <NamedGroup key={at} group={group} kind={kinds[at] ?? null} isNow={at === kinds.length} />
        ))}
      </ol>
    </div>
  )
}

function NamedGroup(props: { group: string; kind: EndSoundKind | null; isNow: boolean }) {
  const { group, kind, isNow } = props
  return (
    <li
      className={joinClasses(shared.column, styles.group)}
      data-now={isNow || undefined}
      aria-current={isNow || undefined}
      aria-label={kind === null ? group : `${group}: ${endSoundLooks[kind].name}`}
    >
      <span className={joinClasses(shared.word, styles.text)}>{group}</span>
      <span className={styles.kind}>
        <Block color={kind === null ? null : endSoundLooks[kind].color}>{kind}</Block>
      </span>
    </li>
  )
}

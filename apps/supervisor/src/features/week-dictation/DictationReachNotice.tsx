import type { DictationPreview, DictationReach } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Notice } from '../../app/controls/index.ts'
import { layout } from '../../app/index.ts'
import { texts } from './texts.ts'

const namesOf = (children: readonly { readonly name: string }[]): string =>
  children.map(({ name }) => name).join(', ')

interface ReachNoticeProps {
  readonly reach: DictationReach
  readonly name: string
  readonly hasDictation: boolean
}

export function DictationReachNotice({ reach, name, hasDictation }: ReachNoticeProps) {
  const { children, unreached } = reach
  const reaches = hasDictation ? texts.reaches : texts.reachesWithout
  const isAll = unreached.length === 0 && children.length > 0
  return (
    <Notice look={isAll ? 'good' : 'attention'}>
      <div className={layout.stack1}>
        <p>{children.length === 0 ? texts.reach.nobody : fill(reaches, { count: children.length, name })}</p>
        {unreached.length > 0 && (
          <>
            <p>{texts.reach.unreached}</p>
            <ul>
              {unreached.map((child) => (
                <li key={child.student_id}>
                  {fill(texts.unreachedChild, { name: child.name, reason: child.reason })}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Notice>
  )
}

/** Warns if the words seem too hard for children, or are known to them. It prevents nothing. */
export function WordDifficultyHint({ preview: { hard, easy } }: { readonly preview: DictationPreview }) {
  if (hard.length === 0 && easy.length === 0) return null
  return (
    <Notice>
      {hard.length > 0 && <p>{fill(texts.hint.hard, { names: namesOf(hard) })}</p>}
      {easy.length > 0 && <p>{fill(texts.hint.easy, { names: namesOf(easy) })}</p>}
    </Notice>
  )
}

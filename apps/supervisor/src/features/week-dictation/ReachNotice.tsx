import type { DictationPreview, DictationReach } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Notice } from '../../app/controls/Notice.tsx'
import * as texts from './texts.ts'
import layout from '../../app/style/layout.module.css'

const namesOf = (children: readonly { readonly name: string }[]): string =>
  children.map(({ name }) => name).join(', ')

/** Whom a dictation reaches, in plain words, and by name whom it does not. */
export function ReachNotice({ reach, name }: { readonly reach: DictationReach; readonly name: string }) {
  const { children, unreached } = reach
  const numOwn = children.filter(({ has_own_path }) => has_own_path).length
  const isAll = unreached.length === 0 && children.length > 0
  return (
    <Notice look={isAll ? 'good' : 'attention'}>
      <div className={layout.stack1}>
        <p>
          {children.length === 0 ? texts.reach.nobody : fill(texts.reaches, { count: children.length, name })}{' '}
          {numOwn > 0 &&
            `${fill(numOwn === children.length ? texts.allOnOwnPaths : texts.ownPaths, { count: numOwn })} `}
          {children.length > 0 && texts.later}
        </p>
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

/** For whom the list seems hard or known; nothing is decided by it. */
export function FitHint({ preview }: { readonly preview: DictationPreview }) {
  const { hard, easy, num_unknown, children } = preview
  if (children.length === 0) return null
  const hasHint = hard.length > 0 || easy.length > 0
  return (
    <Notice>
      <div className={layout.stack1}>
        <p>
          <b>{texts.hint.title}</b>
        </p>
        {hard.length > 0 && <p>{fill(texts.hint.hard, { names: namesOf(hard) })}</p>}
        {easy.length > 0 && <p>{fill(texts.hint.easy, { names: namesOf(easy) })}</p>}
        {!hasHint && num_unknown < children.length && (
          <p>{num_unknown === 0 ? texts.hint.fits : texts.hint.fitsKnown}</p>
        )}
        {num_unknown > 0 && <p>{fill(texts.unknown, { count: num_unknown })}</p>}
      </div>
    </Notice>
  )
}

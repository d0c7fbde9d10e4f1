import { fill } from '@letterliaan/texts'
import { FlatLink, rowTarget, Sign, type SignName, SignRow } from '../../app/controls/index.ts'
import { MarkButtons } from './MarkButtons.tsx'
import type { MarkedCause } from './today-marks.ts'
import { texts } from './texts.ts'

export interface Attention {
  readonly key: string
  readonly sign: SignName
  /** Such as '2 woorden klinken raar'. */
  readonly title: string
  readonly advice: string
  readonly actions: readonly { readonly label: string; readonly to: string }[]
  /** Marked by 'Gezien' and 'Later'; without it a row stays until it is resolved. */
  readonly marked?: Pick<MarkedCause, 'name' | 'students'>
}

export function AttentionList({ items }: { readonly items: readonly Attention[] }) {
  return (
    <ul>
      {items.map(({ key, sign, title, advice, actions, marked }) => (
        <SignRow
          key={key}
          picture={<Sign name={sign} />}
          title={title}
          detail={advice}
          actions={
            <>
              {actions.map(({ label, to }, at) => (
                <FlatLink
                  key={to}
                  to={to}
                  {...(at === 0 && rowTarget)}
                  aria-label={fill(texts.actionFor, { label, title })}
                >
                  {label}
                </FlatLink>
              ))}
              {marked && <MarkButtons {...marked} />}
            </>
          }
        />
      ))}
    </ul>
  )
}

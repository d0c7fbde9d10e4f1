import type { MadeHomeLink } from '@letterliaan/contract'
import { TextField, useNotify } from '@letterliaan/ui'
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { fill } from '@letterliaan/texts'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { copyField } from '../../app/copy-field.ts'
import * as common from '../../app/texts/common.ts'
import { HomeCard } from './HomeCard.tsx'
import layout from '../../app/style/layout.module.css'
import styles from './HomeLinks.module.css'
import * as texts from './texts.ts'

/** The link is told this once (DOE-9). */
export function MadeLink({ link }: { readonly link: MadeHomeLink }) {
  const [isPrinting, setPrinting] = useState(false)
  const fieldId = useId()
  const notify = useNotify()
  useEffect(() => {
    if (!isPrinting) return
    const stop = () => setPrinting(false)
    window.addEventListener('afterprint', stop, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', stop)
  }, [isPrinting])

  function copy() {
    if (copyField(fieldId)) notify('success', common.linkCopied)
    else notify('error', texts.made.notCopied)
  }

  return (
    <div className={layout.stack4}>
      {link.is_local && (
        <Notice look="attention">{fill(texts.made.local, { address: new URL(link.address).origin })}</Notice>
      )}
      <Notice look="good">{texts.made.once}</Notice>
      <TextField id={fieldId} label={texts.made.link} readOnly value={link.address} />
      <div className={layout.buttons}>
        <FlatButton look="primary" onClick={copy}>
          {texts.made.copy}
        </FlatButton>
        <FlatButton onClick={() => setPrinting(true)}>{texts.made.print}</FlatButton>
      </div>
      <HomeCard link={link} />
      {isPrinting &&
        createPortal(
          <div className={styles.paper} aria-hidden="true">
            <HomeCard link={link} />
          </div>,
          document.body,
        )}
    </div>
  )
}

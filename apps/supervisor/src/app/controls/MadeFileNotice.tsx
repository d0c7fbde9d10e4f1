import { useEffect, type ReactNode } from 'react'
import layout from '../style/layout.module.css'
import { texts as commonTexts } from '../texts/common.ts'
import { getFlatButtonClass, type FlatButtonLook } from './FlatButton.tsx'
import { Notice } from './Notice.tsx'

interface MadeFileNoticeProps {
  /** URL of a blob. This component revokes the URL when it unmounts. */
  readonly address: string
  readonly name: string
  readonly isPrintable?: boolean
  readonly look?: FlatButtonLook
  readonly saveLabel?: string
  readonly children: ReactNode
}

/** Offers a file that was made by this page, to open and print or to save. */
export function MadeFileNotice(props: MadeFileNoticeProps) {
  const { address, name, isPrintable = true, look = 'plain', children } = props
  const { saveLabel = commonTexts.save } = props
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <Notice
      look="good"
      action={
        <span className={layout.buttons}>
          {isPrintable && (
            <a href={address} target="_blank" rel="noreferrer" className={getFlatButtonClass(look)}>
              {commonTexts.openAndPrint}
            </a>
          )}
          <a href={address} download={name} className={getFlatButtonClass('plain')}>
            {saveLabel}
          </a>
        </span>
      }
    >
      {children}
    </Notice>
  )
}

import type { ApiError } from '@letterliaan/contract/client'
import * as commonTexts from '@letterliaan/texts/common'
import * as shellTexts from '@letterliaan/texts/shell'
import { getButtonClass } from '@letterliaan/ui'
import { addresses } from '../addresses.ts'
import { Link } from '@letterliaan/web/link'
import { MessagePage } from './MessagePage.tsx'

/** Shown when the address of a locked page was typed (NAV-10). */
export function LockedPage({ error }: { readonly error: ApiError }) {
  return (
    <MessagePage title={commonTexts.locked.text} said={shellTexts.lockedPage}>
      <p>{error.message}</p>
      <Link to={addresses.overview} className={getButtonClass({ size: 'large' })}>
        {commonTexts.toMap}
      </Link>
    </MessagePage>
  )
}

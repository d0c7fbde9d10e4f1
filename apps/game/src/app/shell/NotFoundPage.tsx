import * as commonTexts from '@letterliaan/texts/common'
import * as shellTexts from '@letterliaan/texts/shell'
import { getButtonClass } from '@letterliaan/ui'
import { addresses } from '../addresses.ts'
import { Link } from '@letterliaan/web/link'
import { MessagePage } from './MessagePage.tsx'

export function NotFoundPage() {
  return (
    <MessagePage title={shellTexts.lost} said={shellTexts.notFound}>
      <Link to={addresses.overview} className={getButtonClass({ size: 'large' })}>
        {commonTexts.toMap}
      </Link>
    </MessagePage>
  )
}

import { EmptyState } from '../../app/controls/EmptyState.tsx'
import { FlatLink } from '../../app/controls/FlatButton.tsx'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { addresses } from '../../app/addresses.ts'
import * as texts from '../../app/texts/shell.ts'

/** For an address that leads nowhere, and for what is not there, or not for this supervisor to see. */
export function NotFoundPage() {
  return (
    <PageFrame title={texts.notFound.title}>
      <EmptyState
        title={texts.notFound.hint}
        buddy={4}
        action={
          <FlatLink to={addresses.today} look="primary">
            {texts.notFound.action}
          </FlatLink>
        }
      >
        {texts.notFound.intro}
      </EmptyState>
    </PageFrame>
  )
}

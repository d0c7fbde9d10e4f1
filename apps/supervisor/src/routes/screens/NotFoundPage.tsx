import { EmptyState, FlatLink } from '../../app/controls/index.ts'
import { addresses, PageFrame, shell } from '../../app/index.ts'

/** For an address that leads nowhere, and for what is not there, or not for this supervisor to see. */
export function NotFoundPage() {
  return (
    <PageFrame title={shell.notFound.title}>
      <EmptyState
        title={shell.notFound.hint}
        buddy={4}
        action={
          <FlatLink to={addresses.today} look="primary">
            {shell.notFound.action}
          </FlatLink>
        }
      >
        {shell.notFound.intro}
      </EmptyState>
    </PageFrame>
  )
}

import { EmptyState, FlatLink } from '../../app/controls/index.ts'
import { addresses, PageFrame, shellTexts } from '../../app/index.ts'

/** Shown for an unknown address, and for data that is missing or belongs to another supervisor. */
export function NotFoundPage() {
  return (
    <PageFrame title={shellTexts.notFound.title}>
      <EmptyState
        title={shellTexts.notFound.hint}
        buddy={4}
        action={
          <FlatLink to={addresses.today} look="primary">
            {shellTexts.notFound.action}
          </FlatLink>
        }
      >
        {shellTexts.notFound.intro}
      </EmptyState>
    </PageFrame>
  )
}

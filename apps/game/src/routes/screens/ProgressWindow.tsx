import * as pageTexts from '@letterliaan/texts/pages'
import { getButtonClass } from '@letterliaan/ui'
import { Link } from '@letterliaan/web/link'
import { addresses } from '../../app/addresses.ts'
import { useQuery } from '../../app/queries/useQuery.ts'
import { findSaid } from '../../app/play/sound-address.ts'
import { useServices } from '../../app/useServices.ts'
import { ProgressDialog } from '../../features/progress/ProgressDialog.tsx'

/** 'Voortgang', fetched at each opening, so that it includes the latest practice (PROG-1). */
export function ProgressWindow({ onClose }: { readonly onClose: () => void }) {
  const { queries, sound } = useServices()
  const { data, isError, refetch } = useQuery(queries.progress, { staleTime: 0 })

  return (
    <ProgressDialog
      rows={data}
      hasFailed={isError}
      onAskAgain={refetch}
      onSpeak={(word) => void sound.speak(findSaid(word, 'word'))}
      ownWordsLink={
        <Link to={addresses.ownWords} className={getButtonClass({ variant: 'secondary' })}>
          {pageTexts.ownWords.text}
        </Link>
      }
      onClose={onClose}
    />
  )
}

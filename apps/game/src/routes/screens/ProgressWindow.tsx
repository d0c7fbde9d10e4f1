import { useQuery } from '../../app/queries/useQuery.ts'
import { saidOf } from '../../app/play/sound-address.ts'
import { useServices } from '../../app/useServices.ts'
import { ProgressDialog } from '../../features/progress/ProgressDialog.tsx'

/** 'Voortgang', fetched each time it opens, so that it includes the latest practice (PROG-1). */
export function ProgressWindow({ onClose }: { readonly onClose: () => void }) {
  const { queries, sound } = useServices()
  const { data, isError, refetch } = useQuery(queries.progress, { staleTime: 0 })

  return (
    <ProgressDialog
      rows={data}
      hasFailed={isError}
      onAskAgain={refetch}
      onSpeak={(word) => void sound.speak(saidOf(word, 'word'))}
      onClose={onClose}
    />
  )
}

import { Link } from '@letterliaan/web/link'
import { useQuery } from '@tanstack/react-query'
import { FlatButton, Notice } from '../../app/controls/index.ts'
import { useServices } from '../../app/index.ts'
import { texts } from './texts.ts'
import { useDismissed } from './useDismissed.ts'

/** Says that only the embedded synthesiser speaks, until the user dismisses the message. */
export function VoiceNotice({ to }: { readonly to: string }) {
  const { queries } = useServices()
  const { data: installation } = useQuery(queries.installation)
  const { isAway, putAway } = useDismissed('voice', texts.voice.donePutAway)
  const mayTell = !isAway && installation?.has_own_voice === false
  const { data: recorded } = useQuery({ ...queries.voicePacks, enabled: mayTell })
  if (!mayTell || recorded === undefined) return null
  if (recorded.packs.length > 0 || recorded.own.word > 0) return null
  return (
    <Notice
      action={
        <FlatButton look="bare" onClick={putAway}>
          {texts.noMore}
        </FlatButton>
      }
    >
      {texts.voice.heard} <Link to={to}>{texts.voice.better}</Link>
    </Notice>
  )
}

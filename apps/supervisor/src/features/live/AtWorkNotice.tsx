import { useQuery } from '@tanstack/react-query'
import { FlatLink, Notice } from '../../app/controls/index.ts'
import { useServices } from '../../app/index.ts'
import { summariseAttention } from './attention.ts'
import { applyEvents } from './work.ts'
import { texts } from './texts.ts'

const askEveryMs = 10_000

export function AtWorkNotice({ to }: { readonly to: string }) {
  const { queries } = useServices()
  const { data } = useQuery({ ...queries.workNow, staleTime: 0, refetchInterval: askEveryMs })
  const numAtWork = applyEvents(new Map(), data?.events ?? []).size
  if (numAtWork === 0) return null
  return (
    <Notice action={<FlatLink to={to}>{texts.seeWho}</FlatLink>}>{summariseAttention(numAtWork, 0)}</Notice>
  )
}

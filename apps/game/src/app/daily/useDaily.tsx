import type { Daily, Student } from '@letterliaan/contract'
import { useEffect, useState, type ReactNode } from 'react'
import type { Offer } from '../offer.ts'
import { useServices } from '../useServices.ts'
import { whenIdle } from '../when-idle.ts'

const load = () => import('./daily-code.ts')

type DailyCode = Awaited<ReturnType<typeof load>>

/** What was opened since the game was: it makes room for what else waits. Opened again it is the same, all day. */
const opened = new Set<string>()

/** Worlds whose sky is dark. */
const firstDarkWorld = 3

/** The one new thing of this day and the weather (PLEK-7). Both come when the page stands; without a network there is none. */
export function useDaily(world: number, { user_id }: Pick<Student, 'user_id'>) {
  const { client, queryClient } = useServices()
  const [loaded, setLoaded] = useState<{ readonly code: DailyCode; readonly data: Daily } | null>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    let isGone = false
    void whenIdle()
      .then(load)
      .then(async (code) => {
        const data = await queryClient.fetchQuery(code.dailyQuery(client))
        if (!isGone) setLoaded({ code, data })
      })
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [client, queryClient])

  const { code, data } = loaded ?? {}
  const key = `${user_id} ${data?.day}`
  const thing = data?.thing
  const offer: Offer | undefined =
    code && thing && !opened.has(key)
      ? {
          label: code.titleOf(thing),
          picture: code.pictureOf(thing, '2rem'),
          open() {
            opened.add(key)
            setOpen(true)
          },
        }
      : undefined
  const window: ReactNode = code && thing && isOpen && (
    <code.DailyWindow thing={thing} onClose={() => setOpen(false)} />
  )
  const weather: ReactNode = code && data && (
    <code.Weather kind={data.weather} isDark={world >= firstDarkWorld} />
  )
  return { offer, window, weather }
}

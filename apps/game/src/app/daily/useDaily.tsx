import type { Student } from '@letterliaan/contract'
import { useEffect, useState, type ReactNode } from 'react'
import type { Offer } from '../offer.ts'
import { useQuery } from '../queries/useQuery.ts'
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
  const { queries } = useServices()
  const [code, setCode] = useState<DailyCode | null>(null)
  const { data } = useQuery(queries.daily, { enabled: code !== null })
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    let isGone = false
    void whenIdle()
      .then(load)
      .then((loaded) => isGone || setCode(loaded))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [])

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

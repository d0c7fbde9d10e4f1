import * as pageTexts from '@letterliaan/texts/pages'
import { Icon } from '@letterliaan/ui/pictures'
import { lazy, Suspense, useState } from 'react'
import { addresses } from '../addresses.ts'
import { useServices } from '../useServices.ts'

const LogoutQuestion = lazy(async () => ({
  default: (await import('./LogoutQuestion.tsx')).LogoutQuestion,
}))

export interface LogoutDoorProps {
  readonly buddy_id: number
  readonly itemClass: string | undefined
}

/** A small child taps it by accident, and then needs its card again: so it asks first. */
export function LogoutDoor({ buddy_id, itemClass }: LogoutDoorProps) {
  const { answers, connection, navigator } = useServices()
  const [isOpen, setOpen] = useState(false)

  async function ask() {
    // Then the page itself asks, as answers would stay behind: not two questions after each other.
    if (connection.heldUp.get() && (await answers.isWaiting())) navigator.go(addresses.logout)
    else setOpen(true)
  }

  return (
    <>
      <button
        type="button"
        className={itemClass}
        aria-label={pageTexts.logout}
        title={pageTexts.logout}
        onClick={() => void ask()}
      >
        <Icon name="logout" size="2rem" />
      </button>
      {isOpen && (
        <Suspense>
          <LogoutQuestion buddy_id={buddy_id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

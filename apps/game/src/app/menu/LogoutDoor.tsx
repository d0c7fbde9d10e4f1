import * as pageTexts from '@letterliaan/texts/pages'
import { useState } from 'react'
import { addresses } from '../addresses.ts'
import { useCodeOnDemand } from '../navigation/useCodeOnDemand.ts'
import { MenuButton } from './MenuButton.tsx'
import { useServices } from '../useServices.ts'

const loadQuestion = async () => (await import('./LogoutQuestion.tsx')).LogoutQuestion

export interface LogoutDoorProps {
  readonly buddy_id: number
}

/** A small child taps it by accident, and then needs its card again: so it asks first. */
export function LogoutDoor({ buddy_id }: LogoutDoorProps) {
  const { answers, connection, navigator } = useServices()
  const [isOpen, setOpen] = useState(false)
  const [LogoutQuestion, demandQuestion] = useCodeOnDemand(loadQuestion)

  async function ask() {
    // Then the page itself asks, as answers would stay behind: not two questions after each other.
    if (connection.heldUp.get() && (await answers.isWaiting())) return navigator.go(addresses.logout)
    setOpen(true)
    demandQuestion()
  }

  return (
    <>
      <MenuButton icon="logout" label={pageTexts.logout} onPress={() => void ask()} />
      {isOpen && LogoutQuestion && <LogoutQuestion buddy_id={buddy_id} onClose={() => setOpen(false)} />}
    </>
  )
}

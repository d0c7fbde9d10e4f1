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

/** Asks first, as a small child taps the door by accident and then needs its login card again. */
export function LogoutDoor({ buddy_id }: LogoutDoorProps) {
  const { answers, connection, navigator } = useServices()
  const [isOpen, setOpen] = useState(false)
  const [LogoutQuestion, demandQuestion] = useCodeOnDemand(loadQuestion)

  async function ask() {
    // The logout page itself asks if there are unsent answers: the child should not get two questions.
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

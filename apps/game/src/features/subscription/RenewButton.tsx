import * as subscriptionTexts from '@letterliaan/texts/subscription'
import { Button } from '@letterliaan/ui'
import { useEffect, useState } from 'react'

/** So long (ms) the button says that it failed (SUB-4). */
const failureShownMs = 3000

export interface RenewButtonProps {
  /** Asks for the address to renew at and goes there; rejects when that fails. */
  readonly onRenew: () => Promise<void>
}

/** Leads to the place where the subscription is renewed. */
export function RenewButton({ onRenew }: RenewButtonProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')

  useEffect(() => {
    if (state !== 'failed') return
    const timer = setTimeout(setState, failureShownMs, 'ready')
    return () => clearTimeout(timer)
  }, [state])

  async function renew() {
    setState('busy')
    try {
      await onRenew()
      // The browser may bring this page back as it was left.
      setState('ready')
    } catch {
      setState('failed')
    }
  }

  return (
    <Button
      size="large"
      aria-disabled={state !== 'ready'}
      aria-live="polite"
      onClick={() => state === 'ready' && void renew()}
    >
      {state === 'failed' ? subscriptionTexts.adults.cannotOrder : subscriptionTexts.adults.renew}
    </Button>
  )
}
